// What axe-core finds on a page.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails where axe-core finds anything wrong with the element, shadow roots included. */
export async function assertAccessible(page, selector) {
  // The protocol's own evaluation is subject to no policy of the page's.
  await page.evaluate(await source);
  const found = await page.evaluate((selector) => window.axe.run(selector), selector);
  const told = found.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  assert.deepEqual(told, []);
}
