// The widget and others that show Markdown while it streams, in Chromium, one after the other over the same deltas.
// node streaming.mjs [--quick] prints the CPU time of the page's main thread, less that of a page which only runs the feed.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../e2e/support/browser.mjs";

const quick = process.argv.includes("--quick");
const SIZES = quick ? [20_000] : [20_000, 100_000];
/** Deltas a second. */
const RATE = 1000;
/** Of so many runs, the middle one: what a browser does when it starts differs by more than a short answer costs. */
const RUNS = quick ? 1 : 3;
const NAMES = ["the feed alone", "citecore", "marked", "streamdown"];
const WIDGET = new URL("../../target/widget/", import.meta.url);
const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm" };

async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const place = url.startsWith("/widget/")
      ? new URL(url.slice("/widget/".length), WIDGET)
      : join(folder, url);
    const type = TYPES[extname(url)];
    const body = type && (await readFile(place).catch(() => null));
    const page = '<!doctype html><body><script type="module" src="/page.js"></script>';
    response.writeHead(body || url === "/" ? 200 : 404, { "content-type": type ?? "text/html" });
    response.end(body || page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Processor time that each renderer's main thread has taken, in seconds (as Linux's scheduler counts it, in nanoseconds). */
async function threads(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return new Map(
    processInfo
      .filter(({ type }) => type === "renderer")
      .map(({ id }) => {
        const [ran] = readFileSync(`/proc/${id}/task/${id}/schedstat`, "utf8").split(" ");
        return [id, Number(ran) / 1e9];
      }),
  );
}

/** Shows one answer in a browser of its own. */
async function shown(address, name, size) {
  const browser = await launch();
  try {
    const session = await browser.newBrowserCDPSession();
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForFunction(() => "show" in globalThis);
    const before = await threads(session);
    const told = await page.evaluate((given) => globalThis.show(...given), [name, size, RATE]);
    const after = await threads(session);
    const cpu = Math.max(...[...after].map(([id, time]) => time - (before.get(id) ?? 0)));
    return { cpu, ...told };
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

const right = (cell) => `${cell}`.padStart(11);

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
const server = await serve(folder);
try {
  console.log(
    `\nAn answer that streams in ${RATE} deltas a second, in Chromium: the main thread's CPU time, in s; of ${RUNS}, the middle run`,
  );
  console.log(["KB", "", "CPU", "less feed", "longest, ms", "dropped"].map(right).join(""));
  for (const size of SIZES) {
    let alone = 0;
    for (const name of NAMES) {
      const {
        cpu,
        longest,
        dropped,
        shown: height,
      } = await usual(`http://127.0.0.1:${server.address().port}/`, name, size);
      if (name === NAMES[0]) alone = cpu;
      else if (height < size / 20) throw new Error(`${name} shows nothing: ${height} px`);
      const cells = [
        size / 1000,
        name,
        cpu.toFixed(2),
        (cpu - alone).toFixed(2),
        longest.toFixed(0),
      ];
      console.log([...cells, `${(dropped * 100).toFixed(0)} %`].map(right).join(" "));
    }
  }
  console.log(
    "longest: the longest task. dropped: frames that didn't come, of 60 a second. Asked of the widget: a quarter",
  );
  console.log(
    "of the others' CPU at most, five times as much for five times the text, no task over 50 ms.",
  );
} finally {
  server.close();
  rmSync(folder, { recursive: true });
}
