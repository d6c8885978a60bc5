// The example in `www/examples/react` is built as its README says, and shows what it should.
import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { citecore } from "./support/package.mjs";

const EXAMPLE = fileURLToPath(new URL("../../../../www/examples/react/", import.meta.url));
const its = createRequire(join(EXAMPLE, "package.json"));
const { build, createServer } = await import(pathToFileURL(its.resolve("vite")));
const { renderToStaticMarkup } = its("react-dom/server");
const { createElement } = its("react");

test("the example is built, the wasm among its files", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "citecore-example-"));
  t.after(() => rm(folder, { recursive: true }));
  await build({ root: EXAMPLE, logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
  const files = await readdir(join(folder, "assets"));
  assert.ok(
    files.some((name) => /^citecore-[\w-]+\.wasm$/.test(name)),
    files.join(),
  );
  assert.ok(!files.some((name) => name.includes("html")), "what isn't used isn't loaded");
});

test("the example shows an answer while it streams and once it is whole", async (t) => {
  const server = await createServer({
    root: EXAMPLE,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  t.after(() => server.close());
  const { Answer } = await server.ssrLoadModule("/src/Answer.jsx");
  const { complete, search } = await server.ssrLoadModule("/src/model.js");
  const show = (properties) => renderToStaticMarkup(createElement(Answer, properties));
  const numbers = (html) =>
    [...html.matchAll(/role="doc-biblioref"[^>]*>\[(\d)\]/g)].map(([, number]) => +number);
  const segments = [];
  let most = 0;
  const onProgress = ({ segments: more = [] }) => {
    segments.push(...more);
    const shown = numbers(show({ segments }));
    assert.ok(shown.length >= most, "a citation stays");
    most = shown.length;
  };
  const { answer, attempts } = await citecore.ask("How?", { search, complete, onProgress });
  assert.equal(attempts, 1, "the example's answer holds");
  assert.deepEqual([most, segments.map(({ text }) => text).join("")], [4, answer.text]);
  const html = show({ segments: [], answer });
  assert.deepEqual(numbers(html), [1, 2, 3, 1]);
  assert.match(html, /<section role="doc-bibliography"/);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g))
    assert.ok(html.includes(`id="${id}"`), id);
});
