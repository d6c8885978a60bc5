// Writes which exports of the wasm the script uses, in the form of wasm-metadce's graphs.
import { readFileSync, writeFileSync } from "node:fs";

const [, wasm, script, graph] = process.argv;
const names = new Set(readFileSync(script, "utf8").match(/[\w$]+/g));
const module = new WebAssembly.Module(readFileSync(wasm));
const used = WebAssembly.Module.exports(module)
  .map(({ name }) => name)
  .filter((name) => names.has(name));
const nodes = used.map((name) => ({ name, export: name }));
writeFileSync(graph, JSON.stringify([{ name: "script", root: true, reaches: used }, ...nodes]));
