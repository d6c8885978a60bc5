// Holds claims against texts by the npm package: a line of JSON in ({claim, text}), one out ({support, micros}).
// Usage: node claims.mjs FOLDER

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const WARM_UP = 200;

const file = resolve(process.argv[2], "node.js");
if (!existsSync(file)) {
  fail(`there is no ${file}`);
}
const citecore = await import(pathToFileURL(file).href);
if (typeof citecore.verifyClaim !== "function") {
  fail(`${file} has no verifyClaim`);
}
await citecore.default();

const asked = [];
for await (const line of createInterface({ input: process.stdin })) {
  asked.push(JSON.parse(line));
}

// Wasm runs slower until it is compiled a second time, and that is no claim's time.
for (const { claim, text } of asked.slice(0, WARM_UP)) {
  citecore.verifyClaim(claim, [text]);
}

const bits = new DataView(new ArrayBuffer(8));
const lines = asked.map(({ claim, text }) => {
  const begin = performance.now();
  const { support } = citecore.verifyClaim(claim, [text]);
  const micros = (performance.now() - begin) * 1000;
  bits.setFloat64(0, support);
  return JSON.stringify({ support: bits.getBigUint64(0).toString(16), micros });
});
process.stdout.write(lines.map((line) => `${line}\n`).join(""));

function fail(message) {
  console.error(message);
  process.exit(1);
}
