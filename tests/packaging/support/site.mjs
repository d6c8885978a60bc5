// Folders as sites, and what a page of one comes to in Chromium.
import { assertClean, closePage, launch, openPage } from "../../e2e/support/browser.mjs";
import { serveFolders } from "../../support/site.mjs";

/** A page that runs one module. */
export const page = (script, head = "") =>
  `<!doctype html><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}${script}`;

/** Serves a folder until the test's end, with these headers; gives its address. */
export async function serve(t, folder, headers) {
  const { origin, close } = await serveFolders({ "/": folder }, headers);
  t.after(close);
  return `${origin}/`;
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
