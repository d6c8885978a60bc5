// The cases of tests/cases through the tarball, in Node and in Chromium: what they come to is what they come to natively.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { copy, printed, project } from "./support/project.mjs";
import { TABLES } from "./support/cases.mjs";
import { browser as launch, page, serve, visited } from "./support/site.mjs";

const NATIVE = JSON.parse(await readFile(process.env.PACKAGING_NATIVE, "utf8"));

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** A module that runs all cases in one place or another. */
const run = (name, read, done) => `
  import init, * as citecore from "${name}";
  import { TABLES, runTable } from "./cases.mjs";
  ${read}
  await init();
  const ran = {};
  for (const table of TABLES) ran[table] = runTable(citecore, table, JSON.parse(await text(table)));
  ${done}`;

async function prepared(name, files) {
  const folder = await project(name, files);
  await copy("support/cases.mjs", join(folder, "cases.mjs"));
  for (const table of TABLES) await copy(`../cases/${table}.json`, join(folder, `${table}.json`));
  return folder;
}

/** Each case is as its table says, and to the last field as the engine has it natively. */
function assertNative(ran) {
  assert.deepEqual(Object.keys(ran).sort(), Object.keys(NATIVE).sort());
  for (const table of TABLES) {
    assert.equal(ran[table].length, NATIVE[table].length, table);
    for (const [at, { name, came, wrong }] of ran[table].entries()) {
      assert.deepEqual(wrong, [], `${table}: ${name}`);
      assert.deepEqual({ name, came }, NATIVE[table][at], `${table}: ${name}`);
    }
  }
}

test("the cases in Node", async () => {
  const read = `
    import { readFile } from "node:fs/promises";
    const text = (table) => readFile(new URL(table + ".json", import.meta.url), "utf8");`;
  const main = run("citecore", read, "process.stdout.write(JSON.stringify(ran));");
  const folder = await prepared("cases-node", { "main.js": main });
  assertNative(JSON.parse(await printed(folder, process.execPath, "main.js")));
});

test("the cases in Chromium", async (t) => {
  const read = 'const text = async (table) => (await fetch(table + ".json")).text();';
  const path = "./node_modules/citecore/index.js";
  const files = {
    "index.html": page('<script type="module" src="main.js"></script>'),
    "main.js": run(path, read, "globalThis.came = JSON.stringify(ran);"),
  };
  const { came } = await visited(browser, await serve(t, await prepared("cases-page", files)));
  assertNative(JSON.parse(came));
});
