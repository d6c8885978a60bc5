// `citecore/html`: what the renderer is given and gives, through the package. What HTML it writes is tested in
// `crates/markdown/tests/html.rs`.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { characterEntities } from "character-entities";
import init, { CiteError, renderHtml } from "../../../../target/npm/citecore/html-node.js";
import { printed } from "./support/fresh.mjs";
import { PACKAGE, citecore, sources, thrown } from "./support/package.mjs";

await init();

const answer = citecore.processAnswer("😀 **A** <b> [2]. B 😀[1][2].", sources(2));
const told = (error) => {
  assert.ok(error instanceof CiteError, String(error));
  return [error.code, error.path];
};
/** Id and status of each citation. */
const citations = (html) =>
  [
    ...html.matchAll(
      /<sup><a role="doc-biblioref" href="#[^"]+" id="([^"]+)"(?: data-status="(\w+)")?/g,
    ),
  ].map(([, id, status]) => (status ? `${id} ${status}` : id));

test("an answer becomes HTML, its offsets being UTF-16 code units", () => {
  const html = renderHtml(answer);
  assert.match(
    html,
    /^<p>😀 <strong>A<\/strong> &lt;b&gt; <sup><a role="doc-biblioref" href="#ref-1"/,
  );
  assert.deepEqual(citations(html), ["cite-1-1", "cite-2-1", "cite-1-2"]);
  assert.match(html, /<section role="doc-bibliography"/);
  assert.equal(html.match(/role="doc-backlink"/g).length, 3);
  assert.equal(renderHtml(JSON.parse(JSON.stringify(answer))), html);
  assert.equal(renderHtml(answer, {}), html);
  assert.equal(renderHtml(answer, { idPrefix: undefined, references: true, verdicts: [] }), html);
});

test("every character that HTML has a name for is told by it", () => {
  const names = Object.keys(characterEntities);
  assert.ok(names.length > 2_000);
  const text = names.map((name) => `${name} = \`x\`&${name};`).join("\n\n");
  const paragraphs = renderHtml(citecore.processAnswer(text, [])).matchAll(
    /<p>(\w+) = <code>x<\/code>([^]*?)<\/p>/g,
  );
  const shown = Object.fromEntries([...paragraphs].map(([, name, text]) => [name, text]));
  const escaped = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  for (const name of names) {
    const expected = characterEntities[name].replace(/[&<>"']/g, (character) => escaped[character]);
    assert.equal(shown[name], expected, name);
  }
});

test("options are followed", () => {
  const html = renderHtml(answer, {
    idPrefix: 'a"<-',
    references: false,
    verdicts: [
      {
        citation: 2,
        statement: "",
        number: 1,
        support: 0.1,
        status: "inaccurate",
        confidence: 0.9,
        reasons: [],
      },
      {
        citation: 0,
        statement: "",
        number: 1,
        support: 0.9,
        status: "accurate",
        confidence: 0.9,
        reasons: [],
      },
    ],
  });
  const prefix = "a&quot;&lt;-";
  assert.deepEqual(citations(html), [
    `${prefix}cite-1-1 accurate`,
    `${prefix}cite-2-1`,
    `${prefix}cite-1-2 inaccurate`,
  ]);
  assert.doesNotMatch(html, /<section/);
});

test("labels are text, and each may be left out", () => {
  const label = (labels) => renderHtml(answer, { labels });
  assert.equal(label({}), renderHtml(answer));
  assert.equal(label({ references: undefined }), renderHtml(answer));
  const html = label({ references: "<Quellen>", reference: "Quelle {number}", back: '"{number}"' });
  for (const text of [
    ">&lt;Quellen&gt;</h2>",
    'aria-label="Quelle 1: Source 2"',
    'aria-label="&quot;1&quot;, b"',
  ])
    assert.ok(html.includes(text), html);
  for (const [labels, path] of [
    [{ references: 5 }, "options.labels.references"],
    [{ heading: "Quellen" }, "options.labels.heading"],
    ["Quellen", "options.labels"],
  ])
    assert.deepEqual(told(thrown(() => label(labels))), ["invalid-input", path]);
});

test("every answer of this package can be rendered", () => {
  const corrected = citecore.applyVerdicts(answer, [
    {
      citation: 0,
      statement: "",
      number: 1,
      support: 0.1,
      status: "inaccurate",
      confidence: 0.9,
      reasons: [],
    },
  ]);
  assert.equal(citations(renderHtml(corrected)).length, 2);
  const stream = new citecore.AnswerStream(sources(2));
  stream.push("A [1].");
  assert.deepEqual(citations(renderHtml(stream.finish().answer)), ["cite-1-1"]);
  const empty = citecore.processAnswer("", []);
  assert.equal(renderHtml(empty), "");
});

test("what is wrong is named", () => {
  const cases = [
    [[], "answer"],
    [[null], "answer"],
    [["A [1]."], "answer"],
    [[{ ...answer, text: 5 }], "answer.text"],
    [
      [{ ...answer, citations: [{ start: 1, end: 4, number: 1, statement: null }] }],
      "answer.citations[0].start",
    ],
    [[{ ...answer, references: [{ text: "a", number: "1" }] }], "answer.references[0].number"],
    [[answer, null], "options"],
    [[answer, 5], "options"],
    [[answer, { idPrefix: 5 }], "options.idPrefix"],
    [[answer, { idPrefix: "a b" }], "options.idPrefix"],
    [[answer, { references: "yes" }], "options.references"],
    [[answer, { verdicts: {} }], "options.verdicts"],
    [[answer, { verdicts: [{ citation: 0 }] }], "options.verdicts[0].statement"],
  ];
  for (const [given, path] of cases) {
    assert.deepEqual(told(thrown(() => renderHtml(...given))), ["invalid-input", path]);
  }
  assert.match(renderHtml(answer), /^<p>/, "and goes on");
});

test("whatever an answer holds, there is HTML or a CiteError", () => {
  const values = [
    null,
    -1,
    0.5,
    NaN,
    2 ** 32,
    2 ** 53,
    "",
    "\ud800",
    [],
    {},
    [null],
    true,
    Symbol("a"),
    10n,
    () => {},
  ];
  values.push(new Proxy({}, { ownKeys: () => assert.fail("asked") }), {
    get number() {
      throw 5;
    },
  });
  let [rendered, refused] = [0, 0];
  const walk = (value, replace) => {
    if (typeof value !== "object" || value === null) return;
    for (const key of Object.keys(value)) {
      for (const other of values) replace(value, key, other);
      walk(value[key], replace);
    }
  };
  const given = JSON.parse(JSON.stringify(answer));
  walk(given, (object, key, other) => {
    const before = object[key];
    object[key] = other;
    try {
      assert.equal(typeof renderHtml(given), "string");
      rendered += 1;
    } catch (error) {
      assert.equal(told(error)[0], "invalid-input");
      assert.equal(error.cause, undefined, "it was refused, and didn't break off");
      refused += 1;
    }
    object[key] = before;
  });
  assert.ok(rendered > 20 && refused > 500, `${rendered} rendered, ${refused} refused`);
});

test("deep and long answers are rendered in little time", () => {
  const texts = [
    "> ",
    "- ",
    "[",
    "*a ",
    "**a ",
    "`",
    "<b>",
    "![",
    "| a ",
    "\\",
    "a [1] ",
    "[1]\n\n",
    "&amp;",
  ];
  const begun = performance.now();
  for (const text of texts) {
    const whole = citecore.processAnswer(text.repeat(20_000), sources(1));
    assert.ok(renderHtml(whole).length > 0, text);
  }
  assert.ok(performance.now() - begun < 20_000);
});

test("an error of one entry is an error of all", () => {
  const error = thrown(() => renderHtml(null));
  assert.ok(error instanceof citecore.CiteError);
  const required = createRequire(import.meta.url)(new URL("html.cjs", PACKAGE).pathname);
  assert.ok(error instanceof required.CiteError);
  assert.ok(!(new Error("a") instanceof CiteError));
});

const USE = `
  const answer = { text: "A [1].", raw: "", citations: [{ start: 2, end: 5, number: 1, statement: null }],
    references: [], uncited: [], statements: [], dropped: [], prefix: false, refusal: false };
  console.log(html.renderHtml(answer).trim());`;
const FILE = "new URL(import.meta.resolve('citecore/citecore-html.wasm'))";

for (const [name, way] of Object.entries({
  "without an argument": "init()",
  "a URL": `init(${FILE})`,
  bytes: `init(await readFile(${FILE}))`,
  "a response": `init(new Response(await readFile(${FILE})))`,
  "again and again": "Promise.all([init(), init(42)]).then(() => init())",
})) {
  test(`init of html: ${name}`, async (t) => {
    const script = `
      import init, * as html from "citecore/html";
      import { readFile } from "node:fs/promises";
      try { html.renderHtml({}); } catch (error) { console.log(error.code); }
      await ${way};
      ${USE}`;
    assert.equal(await printed(t, "a.mjs", script), "not-initialised\n<p>A [1].</p>");
  });
}

test("init of html: by require, and where the file was left behind", async (t) => {
  const required = `const html = require("citecore/html"); html.default().then(() => { ${USE} });`;
  assert.equal(await printed(t, "a.cjs", required), "<p>A [1].</p>");
  const script = `
    import { cpSync, rmSync } from "node:fs";
    cpSync(new URL("./node_modules/citecore/", import.meta.url), new URL("./copy/", import.meta.url), { recursive: true });
    rmSync(new URL("./copy/citecore-html.wasm", import.meta.url));
    const { default: init, ...html } = await import("./copy/html-node.js");
    await init();
    ${USE}`;
  assert.equal(await printed(t, "a.mjs", script), "<p>A [1].</p>");
});

test("the two wasm files stay apart", async (t) => {
  const script = `
    import init from "citecore/html";
    import * as citecore from "citecore";
    await init();
    try { citecore.processAnswer("", []); } catch (error) { console.log(error.code, error.message); }`;
  const what = 'not-initialised call `await init()` of "citecore" first';
  assert.equal(await printed(t, "a.mjs", script), what);
});
