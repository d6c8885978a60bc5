// Deno, Bun and workerd.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { once } from "node:events";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { assertExchanged } from "./support/outcome.mjs";
import { printed, program, project } from "./support/project.mjs";

const MAIN = `
  import * as citecore from "citecore";
  import { exchange } from "./exchange.mjs";
  console.log(JSON.stringify(await exchange(citecore)));`;

const REQUIRED = MAIN.replace(
  'import * as citecore from "citecore";',
  'const citecore = require("citecore");',
);

const DENO = {
  "linux-x64": "@deno/linux-x64-glibc",
  "linux-arm64": "@deno/linux-arm64-glibc",
  "darwin-x64": "@deno/darwin-x64",
  "darwin-arm64": "@deno/darwin-arm64",
};

const BUN = {
  "linux-x64": "@oven/bun-linux-x64",
  "linux-arm64": "@oven/bun-linux-aarch64",
  "darwin-x64": "@oven/bun-darwin-x64",
  "darwin-arm64": "@oven/bun-darwin-aarch64",
};

const WORKERD = {
  "linux-x64": "@cloudflare/workerd-linux-64",
  "linux-arm64": "@cloudflare/workerd-linux-arm64",
  "darwin-x64": "@cloudflare/workerd-darwin-64",
  "darwin-arm64": "@cloudflare/workerd-darwin-arm64",
};

test("Deno, which may read what lies in the project and nothing else", async () => {
  const folder = await project("deno", { "main.js": MAIN });
  const deno = program(DENO, "deno");
  const allowed = [
    "--no-lock",
    "--no-remote",
    "--no-prompt",
    "--node-modules-dir=manual",
    "--allow-read=.",
  ];
  assertExchanged(JSON.parse(await printed(folder, deno, "run", ...allowed, "main.js")));
});

test("Bun: import and require", async () => {
  const folder = await project("bun", { "main.js": MAIN, "required.js": REQUIRED });
  const bun = program(BUN, "bin/bun");
  assertExchanged(JSON.parse(await printed(folder, bun, "main.js")));
  assertExchanged(JSON.parse(await printed(folder, bun, "required.js")));
});

test("workerd, bundled as its own tools do, with the wasm as a module", async (t) => {
  const main = `
    import * as citecore from "citecore";
    import { exchange } from "./exchange.mjs";
    export default { fetch: async () => Response.json(await exchange(citecore)) };`;
  const folder = await project("workerd", { "main.js": main });
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ["main.js"],
    outdir: "dist",
    bundle: true,
    format: "esm",
    conditions: ["workerd"],
    loader: { ".wasm": "copy" },
    metafile: true,
    logLevel: "silent",
  });
  const files = Object.keys(metafile.outputs).map((path) => path.replace("dist/", ""));
  assert.equal(files.filter((name) => name.endsWith(".wasm")).length, 1, files.join());
  const sent = await (await fetch(await serve(t, join(folder, "dist"), files))).json();
  assertExchanged(sent);
  const { size } = await stat(join(folder, "dist/main.js"));
  assert.ok(size < 100_000, "the wasm isn't in the script a second time");
});

/** Serves a worker of these files and gives its address. */
async function serve(t, folder, files) {
  const modules = files.sort((a, b) => Number(b === "main.js") - Number(a === "main.js"));
  const rows = modules.map((name) => {
    const kind = name.endsWith(".wasm") ? "wasm" : "esModule";
    return `(name = "${name}", ${kind} = embed "${name}")`;
  });
  const config = `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [(name = "main", worker = (compatibilityDate = "2025-01-01", modules = [${rows.join(", ")}]))],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
    );`;

  await writeFile(join(folder, "config.capnp"), config);
  const given = ["serve", "--control-fd=3", "config.capnp"];
  const child = spawn(program(WORKERD, "bin/workerd"), given, {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  t.after(() => child.kill());
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`workerd ended with ${code}`);
  });
  ended.catch(() => {});
  const said = once(createInterface(child.stdio[3]), "line");
  const [line] = await Promise.race([said, ended]);
  return `http://127.0.0.1:${JSON.parse(line).port}/`;
}
