// The README's first use runs as shown, and the functions that it calls are there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { printed } from "./support/fresh.mjs";
import initHtml, { renderHtml } from "../../../../target/npm/citecore/html-node.js";
import remarkCitations from "../../../../target/npm/citecore/remark.js";
import { PACKAGE, citecore, sources } from "./support/package.mjs";

const README = readFileSync(new URL("README.md", PACKAGE), "utf8");

const blocks = (language) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
    ([, text]) => text,
  );

test("what is shown with what it prints, prints it", async (t) => {
  const programs = blocks("js").filter((text) => text.includes('from "citecore"'));
  const shown = blocks("text");
  assert.deepEqual([programs.length, shown.length], [2, 2]);
  for (const [at, program] of programs.entries()) {
    const lines = await printed(t, `program-${at}.mjs`, program);
    // Editors leave no white space at the ends of lines.
    assert.equal(lines.replaceAll(/ +$/gm, ""), shown[at].trim());
  }
});

test("every function that is called exists", () => {
  const theirs = "searchMyIndex|streamText|initHtml";
  const told = new Set(README.match(new RegExp(`\\b(?!${theirs})[a-z]+[A-Z]\\w+(?=\\()`, "g")));
  assert.ok(told.size > 5);
  const ours = { ...citecore, renderHtml };
  for (const name of told) assert.equal(typeof ours[name], "function", name);
});

test("the options for rendering are those that there are", async () => {
  await initHtml();
  const answer = citecore.processAnswer("A [1].", sources(1));
  const rendering = README.slice(
    README.indexOf("## Render as HTML"),
    README.indexOf("## Render by"),
  );
  const told = [...rendering.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  const html = ["idPrefix", "references", "verdicts"];
  assert.deepEqual(told, [...html, "answer", "segments", "references", "idPrefix", "element"]);
  assert.match(renderHtml(answer), /id="cite-1-1".*id="ref-1"/s);
  assert.equal(typeof remarkCitations, "function");
});
