// Node: by `import`, by `require`, and in a worker thread.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertExchanged } from "./support/outcome.mjs";
import { printed, project } from "./support/project.mjs";

const node = async (folder, file) => JSON.parse(await printed(folder, process.execPath, file));

test("Node: import", async () => {
  const main = `
    import * as citecore from "citecore";
    import { exchange } from "./exchange.mjs";
    console.log(JSON.stringify(await exchange(citecore)));`;
  const inline = main.replace('"citecore"', '"citecore/inline"');
  const folder = await project("node-esm", { "main.js": main, "inline.js": inline });
  assertExchanged(await node(folder, "main.js"));
  assertExchanged(await node(folder, "inline.js"));
});

test("Node: require", async () => {
  const main = `
    const citecore = require("citecore");
    const inline = require("citecore/inline");
    if (citecore.ask !== inline.ask) throw new Error("two of it");
    import("./exchange.mjs")
      .then(({ exchange }) => exchange(citecore))
      .then((came) => console.log(JSON.stringify(came)));`;
  const folder = await project("node-cjs", { "main.js": main }, { type: "commonjs" });
  assertExchanged(await node(folder, "main.js"));
});

test("Node: a worker thread", async () => {
  const main = `
    import { Worker, isMainThread, parentPort } from "node:worker_threads";
    import * as citecore from "citecore";
    import { exchange } from "./exchange.mjs";
    if (isMainThread) {
      const worker = new Worker(new URL(import.meta.url));
      worker.on("message", (came) => console.log(JSON.stringify(came)));
    } else parentPort.postMessage(await exchange(citecore));`;
  const folder = await project("node-worker", { "main.js": main });
  assertExchanged(await node(folder, "main.js"));
});

test("the wasm can be named by itself", async () => {
  const main = `
    import init, * as citecore from "citecore";
    import { readFile } from "node:fs/promises";
    import { exchange } from "./exchange.mjs";
    await init(await readFile(new URL(import.meta.resolve("citecore/citecore.wasm"))));
    console.log(JSON.stringify(await exchange({ default: init, ...citecore })));`;
  const folder = await project("node-wasm", { "main.js": main });
  assertExchanged(await node(folder, "main.js"));
});

test("what isn't exported can't be reached", async () => {
  const main = `
    const reached = (name) => import(name).then(() => true, ({ code }) => code);
    console.log(JSON.stringify([await reached("citecore/workerd.js"), await reached("citecore/types")]));`;
  const folder = await project("node-closed", { "main.js": main });
  assert.deepEqual(await node(folder, "main.js"), Array(2).fill("ERR_PACKAGE_PATH_NOT_EXPORTED"));
});
