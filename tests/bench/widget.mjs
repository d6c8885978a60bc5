// What a reader waits for and a page loads before a question can be typed: the widget, beside two others of npm, each on a page
// of its own that fetches them when they are wanted, by the same server in one run.
// node widget.mjs FOLDER [--quick] prints a table; FOLDER is where the others' packages are kept.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { launch } from "../e2e/support/browser.mjs";
import { listening } from "../support/site.mjs";

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const RUNS = process.argv.includes("--quick") ? 5 : 20;
const WIDGET = fileURLToPath(new URL("../../target/widget/", import.meta.url));
/** So long nothing may be asked for any more until a page counts as loaded, in milliseconds. */
const QUIET = 400;

/**
 * Each with what its page has from the start, what is done at the intent, and where the field is then. The widget's loader
 * is on its page; the others have none, and so a page of theirs needs a button and a script of its own, which isn't counted.
 */
const WIDGETS = [
  {
    name: "citecore",
    page: '<script type="module" src="/widget/citecore-widget.js"></script><citecore-widget></citecore-widget>',
    intent: () =>
      document.querySelector("citecore-widget").shadowRoot.querySelector("button").click(),
    field: () => document.querySelector("citecore-widget").shadowRoot.querySelector("textarea"),
  },
  {
    name: "deep-chat",
    version: "2.4.2",
    file: "dist/deepChat.bundle.js",
    page: "",
    intent: async () => {
      await import("/deep-chat.js");
      document.body.append(document.createElement("deep-chat"));
    },
    field: () => document.querySelector("deep-chat")?.shadowRoot?.querySelector("#text-input"),
  },
  {
    name: "docsgpt",
    version: "0.5.1",
    file: "dist/modern/browser.js",
    page: '<div id="app"></div>',
    intent: async () => {
      await import("/docsgpt.js");
      window.renderDocsGPTWidget("app", { apiHost: location.origin });
    },
    // Its own button opens it, as soon as that is there.
    field: () => {
      const button = document.querySelector("#app > div:not([data-pressed])");
      if (button) {
        button.dataset.pressed = "";
        button.click();
      }
      return document.querySelector("#app :is(input, textarea)");
    },
  },
];

/** The one file of a package that a page loads, of just that version. */
function packed({ name, version, file }) {
  const archive = join(folder, `${name}-${version}.tgz`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(archive)) {
    const pack = ["pack", `${name}@${version}`, "--silent", "--pack-destination", folder];
    execFileSync("npm", pack, { stdio: ["ignore", "ignore", "inherit"] });
  }
  return execFileSync("tar", ["-xzOf", archive, `package/${file}`], { maxBuffer: 1e8 });
}

/** A server of everything, by Brotli, that notes what it has sent. */
async function serve() {
  const files = new Map();
  for (const widget of WIDGETS) {
    files.set(
      `/on/${widget.name}`,
      `<!doctype html><html lang="en"><title>Bench</title>${widget.page}`,
    );
    if (widget.file) files.set(`/${widget.name}.js`, packed(widget));
  }
  const compressed = new Map([...files].map(([path, body]) => [path, brotliCompressSync(body)]));
  const body = (path) =>
    compressed.get(path) ??
    (path.startsWith("/widget/") ? readFileSync(join(WIDGET, `${path.slice(8)}.br`)) : undefined);
  const types = { ".js": "text/javascript", ".wasm": "application/wasm", "": "text/html" };
  const sent = [];
  const server = createServer(({ url }, response) => {
    const content = body(url);
    if (!content) return response.writeHead(404).end();
    sent.push([url, content.length]);
    const headers = { "content-type": types[extname(url)], "content-encoding": "br" };
    response.writeHead(200, { ...headers, "cache-control": "no-store" }).end(content);
  });
  return { sent, ...(await listening(server)) };
}

/** What runs on the page: from the intent until the field is seen, has the focus and takes text; in milliseconds. */
function untilUsable([intent, field]) {
  const [mean, find] = [intent, field].map((source) => (0, eval)(`(${source})`));
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const look = () => {
      const found = find();
      if (found?.getClientRects().length > 0 && !found.disabled) {
        found.focus();
        document.execCommand("insertText", false, "Why");
        if ((found.value ?? found.textContent) === "Why") return resolve(performance.now() - begun);
      }
      if (performance.now() - begun > 20_000) return reject(new Error("there is no field"));
      requestAnimationFrame(look);
    };
    mean()?.catch(reject);
    look();
  });
}

/** One page that knows nothing yet: what it loads at first, until the field is usable, and after that; and how long it takes. */
async function measure(browser, { origin, sent }, widget) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const strangers = new Set();
    page.on("request", (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && host !== new URL(origin).host) strangers.add(host);
    });
    sent.length = 0;
    const took = (from) => sent.slice(from).reduce((sum, [, length]) => sum + length, 0);
    await page.goto(`${origin}/on/${widget.name}`, { waitUntil: "load" });
    await page.waitForTimeout(QUIET);
    const loaded = sent.length;
    const time = await page.evaluate(untilUsable, [`${widget.intent}`, `${widget.field}`]);
    await page.waitForTimeout(QUIET);
    const first = sent.slice(loaded).filter(([url]) => !url.endsWith("-rest.wasm"));
    return {
      time,
      page: took(1) - took(loaded),
      first: first.reduce((sum, [, length]) => sum + length, 0),
      total: took(1),
      strangers: [...strangers],
    };
  } finally {
    await context.close();
  }
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const grouped = (number) => Math.round(number).toLocaleString("en");
const right = (cell) => `${cell}`.padStart(15);

const served = await serve();
const browser = await launch();
try {
  console.log(`Chromium ${browser.version()}, ${RUNS} pages each, nothing cached; bytes by Brotli`);
  const columns = [
    "",
    "page load",
    "until usable",
    "in all",
    "ms, median",
    "ms, worst",
    "third parties",
  ];
  console.log(columns.map(right).join(""));
  const runs = new Map(WIDGETS.map((widget) => [widget, []]));
  // In turns, so that what else the machine does meets all of them; the first of each warms up.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const widget of WIDGETS) {
      const measured = await measure(browser, served, widget);
      if (run > 0) runs.get(widget).push(measured);
    }
  }
  for (const [{ name }, measured] of runs) {
    const times = sorted(measured.map(({ time }) => time));
    const [{ page, first, total, strangers }] = measured;
    const cells = [name, grouped(page), grouped(first), grouped(total)];
    cells.push(grouped(times[times.length >> 1]), grouped(times.at(-1)), strangers.length);
    console.log(cells.map(right).join(""));
  }
  console.log("Aim: a page load of 2,048 bytes; until usable 92,000 bytes and 300 ms.");
} finally {
  await browser.close();
  served.close();
}
