// Firefox, driven by WebDriver BiDi.
import puppeteer from "puppeteer-core";
import { noting, takeNotes } from "./browser.mjs";
import { expectEventually, until } from "./expect.mjs";
import { squeeze } from "./widget.mjs";
import { wordsOf } from "./words.mjs";

/** Starts the browser. */
export function launchFirefox() {
  return puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    // Tests read what was copied, and nobody is there to be asked.
    extraPrefsFirefox: { "dom.events.testing.asyncClipboard": true },
  });
}

/** A page of its own context, with the notes that `assertClean` reads. */
export async function openInFirefox(browser, address) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.setDefaultTimeout(10_000);
  await page.evaluateOnNewDocument(takeNotes);
  await noting(page, address);
  // Firefox tells a page of no focus while another one is in front.
  await page.bringToFront();
  return page;
}

/** The widget on a page in Firefox: what its readers do with it. */
export class WidgetInFirefox {
  constructor(page) {
    this.page = page;
    this.words = wordsOf("en");
  }

  /** Waits for an element of the widget. The driver's own way to wait sees no change within a shadow root. */
  async find(selector) {
    let found = null;
    const look = async () =>
      (found = await this.page.$(`citecore-widget >>> ${selector}`)) !== null;
    if (!(await until(look))) throw new Error(`${selector} isn't there`);
    return found;
  }

  /** All elements of the widget that are there now, as this function in the page tells of them. */
  all(selector, tell) {
    return this.page.$$eval(`citecore-widget >>> ${selector}`, tell);
  }

  /** Waits for a button by its whole name. */
  async button(name) {
    const found = await this.page.waitForFunction(
      (name) => {
        const { shadowRoot } = document.querySelector("citecore-widget");
        const named = (button) => (button.ariaLabel ?? button.textContent).trim() === name;
        return [...(shadowRoot?.querySelectorAll("button") ?? [])].find(named);
      },
      {},
      name,
    );
    return found.asElement();
  }

  /** Asks by keyboard, as a reader does. */
  async send(question) {
    const input = await this.find("textarea");
    await input.click();
    await input.type(question);
    await input.press("Enter");
  }

  /** Waits for the end of an answer, and gives the outcome that the page was told of. */
  async outcome(count = 1) {
    await this.page.waitForFunction((count) => window.notes.outcomes.length >= count, {}, count);
    await this.button(this.words.ask);
    return this.page.evaluate((count) => window.notes.outcomes[count - 1], count);
  }

  /** The last answer's text as it is seen. */
  async text() {
    const texts = await this.all('[part~="answer"]', (all) =>
      all.map(({ innerText }) => innerText),
    );
    return squeeze(texts.at(-1) ?? "");
  }

  /** Waits until elements, as this function in the page tells of them, are these. */
  expect(selector, tell, wanted) {
    return expectEventually(() => this.all(selector, tell), wanted);
  }
}
