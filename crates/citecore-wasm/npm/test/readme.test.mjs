// The README's first use runs as shown, and the functions that it calls are there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { printed } from "./support/fresh.mjs";
import { PACKAGE, citecore } from "./support/package.mjs";

const README = readFileSync(new URL("README.md", PACKAGE), "utf8");

const blocks = (language) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
    ([, text]) => text,
  );

test("the first use prints what is shown", async (t) => {
  assert.equal(await printed(t, "first.mjs", blocks("js")[0]), blocks("text")[0].trim());
});

test("every function that is called exists", () => {
  const told = new Set(README.match(/\b(?!searchMyIndex|streamText)[a-z]+[A-Z]\w+(?=\()/g));
  assert.ok(told.size > 5);
  for (const name of told) assert.equal(typeof citecore[name], "function", name);
});
