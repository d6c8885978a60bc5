// Pictures of a page, held against those that are committed in `tests/e2e/screens`.
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import upng from "upng-js";
import { ROOT } from "../../support/root.mjs";

const COMMITTED = join(ROOT, "tests/e2e/screens");
const FOUND = join(ROOT, "target/screens");

/** Writes the pictures anew that no longer hold, rather than failing: `CITECORE_UPDATE=1 cargo xtask e2e screens.test.mjs`. */
const UPDATE = process.env.CITECORE_UPDATE === "1";

/** How far a pixel's colour may be off before it counts, of 1; the edges of letters, which no two machines draw alike, never count. */
const THRESHOLD = 0.1;

/** The share of a picture's pixels that may count. */
const SHARE = 0.002;

/** The colours of a committed picture. */
const COLOURS = 128;

/** How the browser has to be started for letters to be drawn alike on every machine: by settings of their own. */
export const FONTS = {
  env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) },
};

/** How a page has to be opened for its pictures to come out alike. */
export const STILL = {
  viewport: { width: 560, height: 640 },
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  timezoneId: "UTC",
};

/** Fails where the page doesn't look as it does in the committed picture of this name, which it may become where `update` says. */
export async function assertPicture(page, name, update = UPDATE) {
  const committed = join(COMMITTED, `${name}.png`);
  const taken = await picture(page);
  const known = await readFile(committed).then(unpacked, () => undefined);
  const { share, seen } = difference(known, taken);
  if (share <= SHARE) return;
  if (update) return writeFile(committed, packed(taken));
  await mkdir(FOUND, { recursive: true });
  const [found, compared] = ["", "-difference"].map((end) => join(FOUND, `${name}${end}.png`));
  await writeFile(found, packed(taken));
  if (seen) await writeFile(compared, packed(seen));
  const where = [committed, found, ...(seen ? [compared] : [])].map((path) => relative(ROOT, path));
  const percent = (part) => `${(part * 100).toFixed(2)} %`;
  assert.fail(
    known
      ? `${name}: ${percent(share)} of the pixels differ, of which ${percent(SHARE)} may. See ${where.join(", ")}. ` +
          "Where that is meant, CITECORE_UPDATE=1 writes the picture anew."
      : `${name}: there is no ${where[0]}. CITECORE_UPDATE=1 writes it, as ${where[1]}.`,
  );
}

/** What the page looks like now. */
export const picture = async (page) =>
  unpacked(await page.screenshot({ animations: "disabled", caret: "hide" }));

/** The share of pixels in which two pictures differ, and a picture of them where both are of one size. */
export function difference(known, taken) {
  const { width, height } = taken;
  if (known?.width !== width || known.height !== height) return { share: 1 };
  const seen = { width, height, pixels: new Uint8Array(taken.pixels.length) };
  const options = { threshold: THRESHOLD, includeAA: false };
  const count = pixelmatch(known.pixels, taken.pixels, seen.pixels, width, height, options);
  return { share: count / (width * height), seen };
}

function unpacked(png) {
  const { width, height, ...image } = upng.decode(png);
  return { width, height, pixels: new Uint8Array(upng.toRGBA8({ width, height, ...image })[0]) };
}

/** With a palette, a third as large as without: the colours are off by less than what counts. */
const packed = ({ width, height, pixels }) =>
  Buffer.from(upng.encode([pixels.buffer], width, height, COLOURS));
