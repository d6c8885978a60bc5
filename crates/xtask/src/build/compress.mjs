// Writes FILE.br and FILE.gz beside each file of the folder that is given, at the highest levels.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// 4 MiB, more than any of the files has.
const WINDOW_BITS = 22;

const folder = process.argv[1];
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const content = readFileSync(file);
  // Made for fonts, whose numbers vary in length as those of wasm do.
  const mode = name.endsWith(".wasm") ? constants.BROTLI_MODE_FONT : constants.BROTLI_MODE_TEXT;
  const params = {
    [constants.BROTLI_PARAM_MODE]: mode,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
