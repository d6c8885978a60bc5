// Writes FILE.br and FILE.gz beside each file of the folder that is given, as small as these formats get them.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// What is best differs from build to build, by up to 2 %. The mode for fonts is for numbers that vary in length, as those
// of wasm do; a window of 256 KiB, less than the wasm has, has beaten wider ones for every build tried.
const MODES = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];
const BLOCK_BITS = [16, 17, 18];
const WINDOW_BITS = 18;

/** What holds everything once more, as text, isn't worth a minute. */
const LONG = 1 << 20;

function brotli(content) {
  let smallest;
  const tries = content.length < LONG ? Infinity : 1;
  for (const mode of MODES.slice(0, tries)) {
    for (const bits of BLOCK_BITS.slice(-tries)) {
      const params = {
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGBLOCK]: bits,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const compressed = brotliCompressSync(content, { params });
      if (!smallest || compressed.length < smallest.length) smallest = compressed;
    }
  }
  return smallest;
}

const folder = process.argv[1];
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotli(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
