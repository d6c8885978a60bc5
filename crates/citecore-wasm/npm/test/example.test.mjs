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

/** The example's modules, as they are served. */
async function served(t, ...names) {
  const server = await createServer({
    root: EXAMPLE,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  t.after(() => server.close());
  const modules = await Promise.all(names.map((name) => server.ssrLoadModule(`/src/${name}`)));
  return Object.assign({}, ...modules);
}

test("the example shows an answer while it streams and once it is whole", async (t) => {
  const { Answer, complete, search } = await served(t, "Answer.jsx", "model.js");
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

test("what is shown of an answer stays while it is verified, and goes where the next attempt begins", async (t) => {
  const { search, shownAfter, useAnswer } = await served(t, "model.js", "useAnswer.js");
  let shown;
  renderToStaticMarkup(createElement(() => ((shown = useAnswer()), null)));
  const texts = {};
  const onProgress = (event) => {
    shown = shownAfter(shown, event);
    const { stage, attempt } = event;
    (texts[`${stage} ${attempt}`] ??= []).push(shown.segments.map(({ text }) => text).join(""));
  };
  const CITED = "Level the tripod of the mount first [2].";
  const complete = async (_messages, _signal, { attempt }) =>
    attempt === 0 ? "Level the tripod." : CITED;
  const options = { profile: { verify: { threshold: 0.7 } } };
  await citecore.ask("How?", { search, complete, onProgress }, options);
  assert.deepEqual(Object.keys(texts), [
    "searching 0",
    "answering 0",
    "repairing 1",
    "verifying 1",
  ]);
  assert.equal(texts["answering 0"].at(-1), "Level the tripod.");
  const whole = CITED.replace("[2]", "[1]");
  assert.deepEqual([texts["repairing 1"][0], texts["repairing 1"].at(-1)], ["", whole]);
  assert.deepEqual(texts["verifying 1"], [whole]);
});
