// The npm package in Node and in Chromium, beside the readers of `readers.mjs`, all over the same answers, one after the other.
// node platforms.mjs [--quick] prints a table for each platform, and how long `init` takes in Node.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../e2e/support/browser.mjs";
import { serveFolders } from "../support/site.mjs";
import { answer, inAscii } from "./answer.mjs";
import { kinds } from "./kinds.mjs";
import { modes, withCitecore, withMarked, withRemark } from "./readers.mjs";
import { verification } from "./verified.mjs";

const quick = process.argv.includes("--quick");
const KB = 1000;
const SIZES = quick ? [50 * KB, 200 * KB] : [50 * KB, 200 * KB, 800 * KB, 8000 * KB];
const EFFORT = quick ? { runs: 5, spend: 0.3, limit: 3 } : { runs: 10, spend: 1, limit: 30 };
/** So many processes load the package. */
const LOADS = 20;

const PACKAGE = new URL("../../target/npm/citecore/", import.meta.url);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** What is measured of an answer, as the columns of the tables: a name, a reader, and how it is given the answer. */
const COLUMNS = [
  ["citecore", "citecore", "whole"],
  ["in ASCII", "citecore", "ascii"],
  ["marked", "marked", "whole"],
  ["remark", "remark", "whole"],
  ["deltas", "citecore", "deltas"],
];

async function table(title, measure) {
  console.log(`\n${title}, in MB/s`);
  console.log(["size", ...COLUMNS.map(([name]) => name), "µs a push"].map(right).join(""));
  for (const size of SIZES) {
    const cells = [size < 1000 * KB ? `${size / KB} KB` : `${size / KB / KB} MB`];
    let push;
    for (const [, reader, mode] of COLUMNS) {
      const seconds = median(await measure(reader, mode, size, EFFORT));
      const bytes = Buffer.byteLength(mode === "ascii" ? inAscii(answer(size)) : answer(size));
      cells.push((bytes / 1e6 / seconds).toFixed(2));
      push = (seconds * 1e6) / Math.ceil(answer(size).length / 4);
    }
    console.log([...cells, push.toFixed(2)].map(right).join(""));
  }
}

/** Whole answers of one kind each. */
function tableOfKinds(title, readers) {
  const names = Object.keys(readers);
  console.log(`\n${title}, answers of 200 KB of one kind each, in MB/s`);
  console.log(["", ...names].map(right).join(""));
  for (const [kind, text] of Object.entries(kinds)) {
    const speed = (name) => {
      const seconds = median(modes.whole(readers[name], text, EFFORT).seconds);
      return (Buffer.byteLength(text) / 1e6 / seconds).toFixed(2);
    };
    console.log([kind, ...names.map(speed)].map(right).join(""));
  }
}

function told({ first, median }) {
  const [once, often] = [first, median].map((time) => time.toFixed(1));
  console.log(
    `verifying 30 citations over ten sources: ${often} ms in the median, ${once} ms at first`,
  );
}

function right(cell) {
  return `${cell}`.padStart(11);
}

async function inNode() {
  const citecore = await import(new URL("node.js", PACKAGE));
  const readers = {
    citecore: await withCitecore(citecore),
    marked: withMarked(),
    remark: withRemark(),
  };
  await table(`Node ${process.version}`, (reader, mode, size, effort) => {
    return modes[mode](readers[reader], answer(size), effort).seconds;
  });
  tableOfKinds(`Node ${process.version}`, readers);
  told(verification(citecore));
}

async function inChromium() {
  const folder = mkdtempSync(join(tmpdir(), "citecore-bench-"));
  const esbuild = createRequire(new URL("../e2e/", import.meta.url))("esbuild");
  const page = fileURLToPath(new URL("page.mjs", import.meta.url));
  const bundle = { bundle: true, format: "esm", external: ["/citecore/*"], minify: true };
  await esbuild.build({ entryPoints: [page], outfile: join(folder, "page.js"), ...bundle });
  writeFileSync(join(folder, "index.html"), PAGE);
  const site = await serveFolders({ "/": folder, "/citecore/": fileURLToPath(PACKAGE) }, ISOLATED);
  const browser = await launch();
  try {
    const opened = await browser.newPage();
    await opened.goto(site.origin);
    await opened.waitForFunction(() => "measure" in globalThis);
    await table(`Chromium ${browser.version()}`, (...given) =>
      opened.evaluate((given) => globalThis.measure(...given), given),
    );
    told(await opened.evaluate(() => globalThis.verification()));
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
}

/** A page that shares nothing with others has a clock of 5 µs; any other has one of 100 µs, and an answer of 50 KB takes 500. */
const ISOLATED = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

const PAGE = '<!doctype html><script type="module" src="/page.js"></script>';

/** How long `init` takes in a process that has just begun, in milliseconds. */
function loading() {
  const script = `const { default: init } = await import(${JSON.stringify(new URL("node.js", PACKAGE))});
    const from = performance.now();
    await init();
    console.log(performance.now() - from);`;
  const load = () => execFileSync(process.execPath, ["--input-type=module", "--eval", script]);
  return Array.from({ length: LOADS }, () => Number(load()));
}

await inNode();
await inChromium();
const taken = loading();
const [middle, worst] = [median(taken), Math.max(...taken)].map((time) => time.toFixed(1));
console.log(`\ninit in Node, ${LOADS} processes: ${middle} ms in the median, ${worst} ms at most`);
console.log(
  "Marked with an inline extension and HTML out; remark with a search of its tree. What takes",
);
console.log(
  "half of the limit is run once. Aim: whole 100 MB/s, deltas 4 MB/s, init 15 ms, verifying 15 ms.",
);
