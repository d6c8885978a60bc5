// Folders as sites, and what a page of one comes to in Chromium.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { extname, join } from "node:path";
import { assertClean, closePage, launch, openPage } from "../../e2e/support/browser.mjs";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** A page that runs one module. */
export const page = (script, head = "") =>
  `<!doctype html><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}${script}`;

/** Serves a folder until the test's end, with these headers; gives its address. */
export async function serve(t, folder, headers = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname === "/" ? "/index.html" : decodeURIComponent(pathname);
    const body = await readFile(join(folder, name)).catch(() => null);
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    response.writeHead(body ? 200 : 404, { "content-type": type, ...headers });
    response.end(body ?? "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Chromium, for as long as a file's tests take. */
export const browser = launch;

/**
 * What the page sets `came` to, and the paths that it asked for. Fails where an error came up that isn't among `expected`, or
 * where the page broke its policy.
 */
export async function visited(browser, address, expected = []) {
  const page = await openPage(browser, address);
  try {
    await page.waitForFunction(() => "came" in globalThis);
    const came = await page.evaluate(() => globalThis.came);
    await assertClean(page, expected);
    return { came, paths: page.notes.requests.map((url) => new URL(url).pathname) };
  } catch (error) {
    throw new Error(`${error.message}\n${page.notes.failures.join("\n")}`, { cause: error });
  } finally {
    await closePage(page);
  }
}
