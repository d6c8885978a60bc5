// Chromium, and pages that note whatever no page of ours may do.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const CHROMIUM = process.env.CHROMIUM || "/usr/bin/chromium";

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser's engine, with more options where a test needs them: without windows where that is installed. */
export function launch(options = {}) {
  return launchWhole({ executablePath: process.env.CHROMIUM_SHELL || CHROMIUM, ...options });
}

/** Starts the browser as readers have it, for what the engine alone doesn't do, or draws in another way. */
export function launchWhole(options = {}) {
  return chromium.launch({
    executablePath: CHROMIUM,
    chromiumSandbox: process.getuid?.() !== 0,
    args: FLAGS,
    ...options,
  });
}

/** The contexts of each browser, by their options: a page takes half as long to begin in one that is there already. */
const contexts = new WeakMap();

function contextWith(browser, options) {
  if (!contexts.has(browser)) contexts.set(browser, new Map());
  const ofBrowser = contexts.get(browser);
  const name = JSON.stringify(options);
  if (!ofBrowser.has(name)) {
    ofBrowser.set(name, browser.newContext({ viewport: { width: 1280, height: 800 }, ...options }));
  }
  return ofBrowser.get(name);
}

/** A page of its own, with the notes that `assertClean` reads. What the browser caches and keeps by origin, it finds there. */
export async function openPage(browser, address, options = {}) {
  const context = await contextWith(browser, options);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.addInitScript(takeNotes);
  await noting(page, address);
  return page;
}

/** Opens the address, and notes what the page asks for and complains of. */
export async function noting(page, address) {
  const notes = { requests: [], failures: [], origin: new URL(address).origin };
  page.on("request", (request) => notes.requests.push(request.url()));
  page.on("console", (message) => {
    if (message.type() === "error") notes.failures.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => notes.failures.push(`error: ${error.message}`));
  await page.goto(address);
  page.notes = notes;
}

/** What a page notes of itself, before any script of its own. */
export function takeNotes() {
  window.notes = { violations: [], outcomes: [], errors: [] };
  addEventListener("securitypolicyviolation", (event) => {
    window.notes.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });
  addEventListener("citecore:answer", (event) => window.notes.outcomes.push(event.detail.outcome));
  addEventListener("citecore:error", (event) => window.notes.errors.push(event.detail));
}

/**
 * Fails where the page broke its content security policy, asked anything of a third party, or reported an error;
 * `expected` are the messages of errors that a test provokes.
 */
export async function assertClean(page, expected = []) {
  assert.deepEqual(await page.evaluate(() => window.notes.violations), []);
  const foreign = page.notes.requests.filter((url) => {
    const { protocol, origin } = new URL(url);
    return protocol.startsWith("http") && origin !== page.notes.origin;
  });
  assert.deepEqual(foreign, [], "requests to third parties");
  const surprises = page.notes.failures.filter(
    (failure) => !expected.some((pattern) => pattern.test(failure)),
  );
  assert.deepEqual(surprises, [], "errors on the page");
}

/** Has the page's scripts take so many times as long. */
export async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Closes a page with all that it opened. */
export async function closePage(page) {
  const opened = page
    .context()
    .pages()
    .filter((other) => other === page || !other.notes);
  await Promise.all(opened.map((one) => one.close()));
}
