// The widget and others that show Markdown while it streams, in Chromium, one after the other over the same deltas.
// node streaming.mjs [--quick] prints the CPU time of the page's main thread, less that of a page which only runs the feed.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../e2e/support/browser.mjs";
import { serveFolders } from "../support/site.mjs";

const quick = process.argv.includes("--quick");
const SIZES = quick ? [20_000] : [20_000, 100_000, 200_000];
/** Deltas a second. */
const RATE = 1000;
/** Of so many runs, the middle one: what a browser does when it starts differs by more than a short answer costs. */
const RUNS = quick ? 1 : 3;
const NAMES = ["the feed alone", "blocks alone", "citecore", "marked", "streamdown"];
/** Those that read all of the text again for every frame are measured up to this size: of more, they take minutes. */
const AGAIN = { names: ["marked", "streamdown"], most: 100_000 };
const WIDGET = fileURLToPath(new URL("../../target/widget/", import.meta.url));
const PAGE = '<!doctype html><body><script type="module" src="/page.js"></script>';

/**
 * CPU time that the main thread of a page has taken, in seconds, as its browser tells it. Of the renderers that the system knows, one
 * that the browser keeps in reserve may take more than the page with a short answer.
 */
async function time(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ThreadTime").value;
}

/** Shows one answer in a browser of its own. */
async function shown(address, name, size) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(address);
    await page.waitForFunction(() => "show" in globalThis);
    const before = await time(session);
    const told = await page.evaluate((given) => globalThis.show(...given), [name, size, RATE]);
    return { cpu: (await time(session)) - before, ...told };
  } finally {
    await browser.close();
  }
}

/** The run whose CPU time is the middle one. */
async function usual(address, name, size) {
  const runs = [];
  while (runs.length < RUNS) runs.push(await shown(address, name, size));
  return runs.sort((one, other) => one.cpu - other.cpu)[RUNS >> 1];
}

const right = (cell) => `${cell}`.padStart(14);

const folder = mkdtempSync(join(tmpdir(), "citecore-bench-"));
const esbuild = createRequire(new URL("../e2e/", import.meta.url))("esbuild");
await esbuild.build({
  entryPoints: [fileURLToPath(new URL("streaming-page.mjs", import.meta.url))],
  outfile: join(folder, "page.js"),
  bundle: true,
  format: "esm",
  minify: true,
  external: ["/widget/*"],
  define: { "process.env.NODE_ENV": '"production"' },
});
writeFileSync(join(folder, "index.html"), PAGE);
const site = await serveFolders({ "/": folder, "/widget/": WIDGET });
try {
  console.log(
    `\nAn answer that streams in ${RATE} deltas a second, in Chromium: the main thread's CPU time, in s; of ${RUNS}, the middle run`,
  );
  console.log(
    ["KB", "", "CPU", "less feed", "times", "longest, ms", "dropped"].map(right).join(" "),
  );
  /** What each took for the shortest answer, less the feed. */
  const first = new Map();
  for (const size of SIZES) {
    let alone = 0;
    for (const name of NAMES) {
      if (AGAIN.names.includes(name) && size > AGAIN.most) continue;
      const { cpu, longest, dropped, shown: height } = await usual(site.origin, name, size);
      const isFeed = name === NAMES[0];
      if (isFeed) alone = cpu;
      else if (height < size / 20) throw new Error(`${name} shows nothing: ${height} px`);
      const own = cpu - alone;
      if (!first.has(name)) first.set(name, own);
      const cells = [
        size / 1000,
        name,
        cpu.toFixed(2),
        isFeed ? "" : own.toFixed(2),
        isFeed ? "" : (own / first.get(name)).toFixed(1),
        longest.toFixed(0),
        `${(dropped * 100).toFixed(0)} %`,
      ];
      console.log(cells.map(right).join(" "));
    }
  }
  console.log(
    "blocks alone: each block is read once, by marked, and put on the page when all of it has come; nobody who shows the answer does less.",
  );
  console.log(
    `times: what ${SIZES[0] / 1000} KB took, so often. longest: the longest task. dropped: frames that didn't come, of 60 a second.`,
  );
  console.log(
    "Aim: a quarter of the others' CPU at most, five times as much for five times the text, no task over 50 ms.",
  );
} finally {
  site.close();
  rmSync(folder, { recursive: true });
}
