// Writes FILE.br and FILE.gz beside each file of the folder that is given, as small as these formats get them.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// What is best differs from build to build, by up to 2 %. Short distances have codes of their own, which much of a wasm is
// told with, as it repeats the instruction before; the window is as wide as the wasm is long.
const SHORT_DISTANCES = [0, 8, 12, 13];
const BLOCK_BITS = [16, 17, 18];
const WINDOW_BITS = 20;

/** What holds everything once more, as text, isn't worth a minute. */
const LONG = 1 << 20;

/** The smallest that comes of all ways; they are tried side by side, on as many cores as there are. */
async function brotli(content) {
  const tries = content.length < LONG ? Infinity : 1;
  const ways = SHORT_DISTANCES.slice(0, tries).flatMap((distances) =>
    BLOCK_BITS.slice(-tries).map((bits) => ({ distances, bits })),
  );
  const all = await Promise.all(
    ways.map(({ distances, bits }) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_NDIRECT]: distances,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGBLOCK]: bits,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    ),
  );
  return all.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
}

async function compress(file) {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content));
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  );
}

const folder = process.argv[1];
await Promise.all((await readdir(folder)).map((name) => compress(join(folder, name))));
