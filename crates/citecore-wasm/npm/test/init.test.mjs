// How the engine is loaded, and what is said where it isn't.
import assert from "node:assert/strict";
import { test } from "node:test";
import { printed } from "./support/fresh.mjs";

const USE = `
  const answer = citecore.processAnswer("It floats [1].", [{ number: 1, text: "a" }]);
  console.log(answer.text);
`;
const FILE = "new URL('./node_modules/citecore/citecore.wasm', import.meta.url)";

const WAYS = {
  "without an argument": "init()",
  "a URL": `init(${FILE})`,
  bytes: `init(await readFile(${FILE}))`,
  "an ArrayBuffer": `init(new Uint8Array(await readFile(${FILE})).buffer)`,
  "a view of a part of them": `init(new DataView(await new Blob([new Uint8Array(1), await readFile(${FILE})]).arrayBuffer(), 1))`,
  "a module": `init(new WebAssembly.Module(await readFile(${FILE})))`,
  "a response": `init(new Response(await readFile(${FILE}), { headers: { "content-type": "application/wasm" } }))`,
  "a response of another type": `init(new Response(await readFile(${FILE})))`,
  "a promise of a response": `init(readFile(${FILE}).then((bytes) => new Response(bytes)))`,
  "a request": `init(new Request("data:application/wasm;base64," + (await readFile(${FILE})).toString("base64")))`,
  "again and again": "Promise.all([init(), init(new Response('')), init()]).then(() => init(42))",
  "at the second try": "init(new URL('http://127.0.0.1:9/')).catch(() => init())",
  "while another way fails":
    "Promise.allSettled([init(new Response('', { status: 404 })), init()])",
};

for (const [name, way] of Object.entries(WAYS)) {
  test(`init: ${name}`, async (t) => {
    const script = `
      import init, * as citecore from "citecore";
      import { readFile } from "node:fs/promises";
      await ${way};
      ${USE}`;
    assert.equal(await printed(t, "a.mjs", script), "It floats [1].");
  });
}

test("init: the wasm inside the JavaScript", async (t) => {
  const script = `import init, * as citecore from "citecore/inline"; await init(); ${USE}`;
  assert.equal(await printed(t, "a.mjs", script), "It floats [1].");
});

test("init: what is given where it is loaded already may fail unheard", async (t) => {
  const script = `
    import init, * as citecore from "citecore";
    import initHtml from "citecore/html";
    const failing = () => Promise.reject(new TypeError("no network"));
    for (const load of [init, initHtml]) {
      await Promise.all([load(), load(failing())]);
      await load(failing());
    }
    await new Promise(setImmediate);
    ${USE}`;
  assert.equal(await printed(t, "a.mjs", script), "It floats [1].");
});

test("init: by require", async (t) => {
  for (const name of ["citecore", "citecore/inline"]) {
    const script = `const citecore = require("${name}"); citecore.default().then(() => { ${USE} });`;
    assert.equal(await printed(t, "a.cjs", script), "It floats [1].");
  }
});

test("init: in a worker", async (t) => {
  const script = `
    import { Worker, isMainThread } from "node:worker_threads";
    import init, * as citecore from "citecore";
    if (isMainThread) new Worker(new URL(import.meta.url));
    else { await init(); ${USE} }`;
  assert.equal(await printed(t, "a.mjs", script), "It floats [1].");
});

test("init: where the file was left behind, the wasm comes as JavaScript", async (t) => {
  const script = `
    import { cpSync, rmSync } from "node:fs";
    cpSync(new URL("./node_modules/citecore/", import.meta.url), new URL("./copy/", import.meta.url), { recursive: true });
    rmSync(new URL("./copy/citecore.wasm", import.meta.url));
    const { default: init, ...citecore } = await import("./copy/node.js");
    await init();
    ${USE}`;
  assert.equal(await printed(t, "a.mjs", script), "It floats [1].");
});

test("init: what can't be loaded is said", async (t) => {
  const script = `
    import { readFile } from "node:fs/promises";
    import init, { CiteError } from "citecore";
    const other = await readFile(new URL("citecore-html.wasm", import.meta.resolve("citecore")));
    for (const given of [42, null, {}, "citecore.wasm", new Uint8Array([1, 2, 3]), new Response("", { status: 404 }), other]) {
      const error = await init(given).catch((error) => error);
      console.log(error instanceof CiteError, error.code, error.path, error.message);
    }`;
  const lines = (await printed(t, "a.mjs", script)).split("\n");
  assert.equal(lines.length, 7);
  for (const line of lines) assert.match(line, /^true invalid-input module module: /);
  assert.match(lines[0], /found a number$/);
  assert.match(lines[5], /404/);
  assert.match(lines[6], /can't be started \(.+\): is it the wasm of "citecore"\?$/);
});

test("before init, every function says so", async (t) => {
  const script = `
    import * as citecore from "citecore";
    const source = { number: 1, text: "a" };
    const calls = {
      selectPassages: () => citecore.selectPassages("q", []),
      prepareContext: () => citecore.prepareContext([]),
      buildPrompt: () => citecore.buildPrompt("q", { text: "", sources: [], style: "bracket" }),
      AnswerStream: () => new citecore.AnswerStream([source]),
      processAnswer: () => citecore.processAnswer("a", [source]),
      validateAnswer: () => citecore.validateAnswer({}),
      verifyAnswer: () => citecore.verifyAnswer({}),
      verifyClaim: () => citecore.verifyClaim("a", []),
      judgePrompt: () => citecore.judgePrompt([], {}),
      readJudgement: () => citecore.readJudgement("", []),
      applyVerdicts: () => citecore.applyVerdicts({}, []),
      formatReferences: () => citecore.formatReferences({}),
      deepLink: () => citecore.deepLink({}),
      expandQueries: () => citecore.expandQueries("q"),
      readPassages: () => citecore.readPassages([]),
      profile: () => citecore.profile("tagged"),
      ask: () => citecore.ask("q", { search: async () => [], complete: async () => "" }),
    };
    const { default: _, CiteError, ...functions } = citecore;
    console.log(Object.keys(functions).sort().join() === Object.keys(calls).sort().join());
    for (const call of Object.values(calls)) {
      try { await call(); console.log("no error"); } catch (error) { console.log(error.code); }
    }`;
  const [all, ...codes] = (await printed(t, "a.mjs", script)).split("\n");
  assert.equal(all, "true", "a function isn't tried");
  assert.deepEqual(new Set(codes), new Set(["not-initialised"]));
});
