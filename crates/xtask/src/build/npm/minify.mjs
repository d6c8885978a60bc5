// Shortens the scripts of a folder in place, and their source maps with them. esbuild has put them together and shortened them;
// terser gives names by which Brotli makes another 4 % less of them.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, terser, folder, widest] = process.argv;
const { minify } = await import(pathToFileURL(terser));

for (const name of readdirSync(folder)) {
  // A wasm as JavaScript is one string; of a script for `require`, Node reads in code that never runs what it exports.
  if (!name.endsWith(".js") || name.includes("base64-")) continue;
  const file = join(folder, name);
  const map = `${file}.map`;
  const { code, map: composed } = await minify(readFileSync(file, "utf8"), {
    ecma: 2022,
    module: true,
    compress: { sequences: false },
    format: { max_line_len: Number(widest) },
    sourceMap: { content: readFileSync(map, "utf8"), includeSources: true, url: `${name}.map` },
  });
  writeFileSync(file, code);
  writeFileSync(map, composed);
}
