// Chromium without a bundler: modules of a page, a worker, a page that may fetch nothing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertExchanged } from "./support/outcome.mjs";
import { project } from "./support/project.mjs";
import { browser as launch, page, serve, visited } from "./support/site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const MODULE = '<script type="module" src="main.js"></script>';
const main = (name) => `
  import * as citecore from "${name}";
  import { exchange } from "./exchange.mjs";
  globalThis.came = await exchange(citecore);`;

const wasm = (paths) => paths.filter((path) => path.endsWith(".wasm"));

test("a page with an import map", async (t) => {
  const map = { imports: { citecore: "/node_modules/citecore/index.js" } };
  const head = `<script type="importmap">${JSON.stringify(map)}</script>`;
  const files = { "index.html": page(MODULE, head), "main.js": main("citecore") };
  const folder = await project("page-map", files);
  const { came, paths } = await visited(browser, await serve(t, folder));
  assertExchanged(came);
  assert.deepEqual(wasm(paths), ["/node_modules/citecore/citecore.wasm"]);
});

test("a page that names the file", async (t) => {
  const script = main("./node_modules/citecore/index.js");
  const inner = `<script type="module">${script}</script>`;
  const folder = await project("page-path", { "index.html": page(inner) });
  const { came, paths } = await visited(browser, await serve(t, folder));
  assertExchanged(came);
  assert.equal(wasm(paths).length, 1);
  assert.ok(!paths.some((path) => path.includes("base64")), paths.join());
});

test("a page whose server doesn't have the wasm, or doesn't know what it is", async (t) => {
  const files = { "index.html": page(MODULE), "main.js": main("./node_modules/citecore/index.js") };
  const folder = await project("page-typeless", files);
  const nosniff = { "content-type": "text/plain" };
  const odd = await serve(t, folder);
  const context = await browser.newContext();
  t.after(() => context.close());
  const opened = await context.newPage();
  await opened.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: nosniff });
  });
  await opened.goto(odd);
  await opened.waitForFunction(() => "came" in globalThis);
  assertExchanged(await opened.evaluate(() => globalThis.came));
  await opened.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await opened.reload();
  await opened.waitForFunction(() => "came" in globalThis);
  assertExchanged(await opened.evaluate(() => globalThis.came));
});

test("a web worker", async (t) => {
  const files = {
    "index.html": page(MODULE),
    "main.js": `
      const worker = new Worker("worker.js", { type: "module" });
      worker.onmessage = ({ data }) => (globalThis.came = data);
      worker.onerror = ({ message }) => console.error(message);`,
    "worker.js": `
      import * as citecore from "./node_modules/citecore/index.js";
      import { exchange } from "./exchange.mjs";
      postMessage(await exchange(citecore));`,
  };
  const folder = await project("web-worker", files);
  const { came } = await visited(browser, await serve(t, folder));
  assertExchanged(came);
});

test("inline, under a policy that lets nothing be fetched", async (t) => {
  const files = {
    "index.html": page(MODULE).replace('<link rel="icon" href="data:,">', ""),
    "main.js": main("./node_modules/citecore/inline.js"),
  };
  const folder = await project("page-strict", files);
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
  const address = await serve(t, folder, { "content-security-policy": policy });
  const { came, paths } = await visited(browser, address);
  assertExchanged(came);
  assert.deepEqual(paths.sort(), [
    "/",
    "/exchange.mjs",
    "/main.js",
    "/node_modules/citecore/inline.js",
  ]);
});

test("the policy holds: without the wasm inside, there is none", async (t) => {
  const script = `
    import init from "./node_modules/citecore/index.js";
    const given = new URL("./node_modules/citecore/citecore.wasm", import.meta.url);
    globalThis.came = await init(given).then(() => "loaded", ({ code, path }) => [code, path]);`;
  const folder = await project("page-refused", { "index.html": page(MODULE), "main.js": script });
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
  const address = await serve(t, folder, { "content-security-policy": policy });
  const context = await browser.newContext();
  t.after(() => context.close());
  const opened = await context.newPage();
  await opened.goto(address);
  await opened.waitForFunction(() => "came" in globalThis);
  assert.deepEqual(await opened.evaluate(() => globalThis.came), ["invalid-input", "module"]);
});
