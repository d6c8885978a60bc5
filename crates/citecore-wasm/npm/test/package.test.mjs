// The folder that is packed: what it says of itself is true.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { printed, project } from "./support/fresh.mjs";
import { PACKAGE } from "./support/package.mjs";

const read = (name) => readFileSync(new URL(name, PACKAGE), "utf8");
const manifest = JSON.parse(read("package.json"));

function* targets(exports) {
  if (typeof exports === "string") yield exports;
  else for (const each of Object.values(exports)) yield* targets(each);
}

test("all that is exported is there, and nothing is depended on", () => {
  for (const target of targets(manifest.exports))
    assert.ok(existsSync(new URL(target.replace("*", "citecore"), PACKAGE)), target);
  for (const key of ["main", "module", "types"])
    assert.ok(existsSync(new URL(manifest[key], PACKAGE)), key);
  const dependencies = Object.keys(manifest).filter((key) => key.endsWith("ependencies"));
  assert.deepEqual(dependencies, []);
});

test("each platform gets its own entry", async (t) => {
  const folder = await project(t);
  const entry = (...flags) => {
    const script = "console.log(import.meta.resolve('citecore'))";
    const given = [...flags, "--input-type=module", "--eval", script];
    return execFileSync(process.execPath, given, { cwd: folder, encoding: "utf8" });
  };
  assert.match(entry(), /\/node\.js$/m);
  assert.match(entry("--conditions=workerd"), /\/workerd\.js$/m);
});

test("what is packed is what there is, its maps with their sources", () => {
  const npm = execFileSync("npm", ["pack", "--dry-run", "--json"], {
    cwd: fileURLToPath(PACKAGE),
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ files }] = JSON.parse(String(npm));
  const packed = files.map(({ path }) => path).sort();
  const there = readdirSync(PACKAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, path, parentPath }) => `${parentPath ?? path}/${name}`.replaceAll("//", "/"))
    .map((path) => path.slice(fileURLToPath(PACKAGE).length))
    .sort();
  assert.deepEqual(packed, there);
  for (const name of packed.filter((name) => name.endsWith(".map"))) {
    const { sources, sourcesContent } = JSON.parse(read(name));
    for (const [at, source] of sources.entries()) {
      assert.match(source, /^src\//);
      assert.equal(sourcesContent[at] === null, source.endsWith("base64.js"), `${name}: ${source}`);
    }
  }
});

test("importing it does nothing", async (t) => {
  const script = `
    const before = Object.getOwnPropertyNames(globalThis).length;
    const calls = [];
    for (const name of ["compile", "instantiate", "Module", "Instance"]) {
      const real = WebAssembly[name];
      WebAssembly[name] = function (...given) { calls.push(name); return new.target ? new real(...given) : real(...given); };
    }
    await import("citecore");
    await import("citecore/inline");
    console.log(calls.length, Object.getOwnPropertyNames(globalThis).length - before);`;
  assert.equal(await printed(t, "a.mjs", script), "0 0");
});

test("nothing is awaited where a wasm is compiled: Next.js puts a function around that, on edge", () => {
  const scripts = readdirSync(PACKAGE).filter((name) => /\.c?js$/.test(name));
  const texts = scripts.map(read);
  assert.ok(texts.some((text) => text.includes("WebAssembly.compile(")));
  for (const [at, text] of texts.entries())
    assert.doesNotMatch(text, /WebAssembly\.(compile|instantiate)\(await/, scripts[at]);
});
