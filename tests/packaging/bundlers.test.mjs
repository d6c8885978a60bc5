// What bundlers make of the package, in Chromium.
import assert from "node:assert/strict";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { build as vite } from "vite";
import webpack from "webpack";
import { assertExchanged } from "./support/outcome.mjs";
import { project } from "./support/project.mjs";
import { browser as launch, page, serve, visited } from "./support/site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const MAIN = `
  import * as citecore from "citecore";
  import { exchange } from "./exchange.mjs";
  exchange(citecore).then((came) => (globalThis.came = came));`;
const INDEX = page('<script type="module" src="main.js"></script>');

/** A bundler that doesn't take the wasm along gives pages that ask for it in vain, and then for the other way. */
const MISSED = [/status of 404/];

/** The page of a folder comes to what it should; whether it asked for the wasm as a file. */
async function visit(t, folder, expected) {
  const { came, paths } = await visited(browser, await serve(t, folder), expected);
  assertExchanged(came);
  return paths.some((path) => path.endsWith(".wasm"));
}

test("Vite takes the wasm along", async (t) => {
  const folder = await project("vite", { "index.html": INDEX, "main.js": MAIN });
  const outDir = join(folder, "dist");
  await vite({ root: folder, configFile: false, logLevel: "error", build: { outDir } });
  assert.ok(await visit(t, outDir));
});

test("webpack takes the wasm along", async (t) => {
  const folder = await project("webpack", { "dist/index.html": INDEX, "main.js": MAIN });
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./main.js",
    output: { path: join(folder, "dist"), filename: "main.js", publicPath: "auto" },
    performance: false,
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats)))),
  );
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  assert.deepEqual([errors, warnings], [[], []]);
  assert.ok(await visit(t, join(folder, "dist")));
});

test("Rollup leaves the wasm behind, and the page does without", async (t) => {
  const folder = await project("rollup", { "dist/index.html": INDEX, "main.js": MAIN });
  const warnings = [];
  const bundle = await rollup({
    input: join(folder, "main.js"),
    plugins: [nodeResolve({ browser: true })],
    onwarn: ({ message }) => warnings.push(message),
  });
  await bundle.write({ dir: join(folder, "dist"), format: "es" });
  await bundle.close();
  assert.deepEqual(warnings, []);
  await visit(t, join(folder, "dist"), MISSED);
});

const ESBUILD = {
  "esbuild, a module in parts": { format: "esm", splitting: true },
  "esbuild, a module in one piece": { format: "esm" },
  "esbuild, a script": { format: "iife", logOverride: { "empty-import-meta": "silent" } },
};

for (const [name, options] of Object.entries(ESBUILD)) {
  test(name, async (t) => {
    const folder = await project(name.replaceAll(/[ ,]+/g, "-"), {
      "dist/index.html": INDEX,
      "main.js": MAIN,
    });
    const { warnings } = await esbuild({
      absWorkingDir: folder,
      entryPoints: ["main.js"],
      outdir: "dist",
      bundle: true,
      minify: true,
      logLevel: "silent",
      ...options,
    });
    assert.deepEqual(warnings, []);
    await visit(t, join(folder, "dist"), MISSED);
  });
}

test("esbuild, with the wasm beside the script", async (t) => {
  const folder = await project("esbuild-beside", { "dist/index.html": INDEX, "main.js": MAIN });
  await copyFile(
    join(folder, "node_modules/citecore/citecore.wasm"),
    join(folder, "dist/citecore.wasm"),
  );
  await esbuild({
    absWorkingDir: folder,
    entryPoints: ["main.js"],
    outdir: "dist",
    bundle: true,
    format: "esm",
    splitting: true,
    logLevel: "silent",
  });
  assert.ok(await visit(t, join(folder, "dist")));
});

test("what isn't used is left out", async () => {
  const main = 'import init, { CiteError } from "citecore"; globalThis.came = [init, CiteError];';
  const folder = await project("esbuild-lean", { "main.js": main });
  const size = async (entryPoints) => {
    const { outputFiles } = await esbuild({
      absWorkingDir: folder,
      entryPoints,
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      outdir: "dist",
      splitting: true,
      logLevel: "silent",
    });
    return outputFiles
      .filter(({ path }) => !path.includes("base64"))
      .reduce((sum, { text }) => sum + text.length, 0);
  };
  assert.ok((await size(["main.js"])) < (await size(["node_modules/citecore/index.js"])));
});
