// The widget on a page, by the roles and names that its readers find things by.
import { expectEventually } from "./expect.mjs";
import { wordsOf } from "./words.mjs";

export class Widget {
  /** `locale` is the language that the widget speaks there. */
  constructor(page, locale = "en", host = page.locator("citecore-widget").first()) {
    const words = wordsOf(locale);
    this.page = page;
    this.host = host;
    this.input = this.host.getByRole("textbox", { name: words.field });
    this.ask = this.host.getByRole("button", { name: words.ask, exact: true });
    this.stop = this.host.getByRole("button", { name: words.stop, exact: true });
    this.answer = this.host.locator('[part~="answer"]').last();
    this.citations = this.host.locator('[role="doc-biblioref"]');
    this.bibliography = this.host.locator('section[role="doc-bibliography"]');
    this.references = this.bibliography.getByRole("listitem");
    this.preview = this.host.locator('[part~="popover"]');
    this.alert = this.host.getByRole("alert");
    this.status = this.host.getByRole("status");
    /** What an answer lacks. */
    this.note = this.host.getByRole("note");
  }

  /** A button by its whole name. */
  button(name) {
    return this.host.getByRole("button", { name, exact: true });
  }

  /** Gives the element an attribute, as its page does. */
  async set(name, value) {
    await this.host.evaluate(
      (host, [name, value]) => host.setAttribute(name, value),
      [name, value],
    );
  }

  /** Asks by keyboard, as a reader does. */
  async send(question) {
    await this.input.click();
    await this.input.fill(question);
    await this.input.press("Enter");
  }

  /** Waits for the end of an answer, and gives the outcome that the page was told of. */
  async outcome(count = 1) {
    await this.page.waitForFunction((n) => window.notes.outcomes.length >= n, count, {
      timeout: 20_000,
    });
    await expectEventually(() => this.stop.count(), 0);
    await this.whole();
    return this.page.evaluate((n) => window.notes.outcomes[n - 1], count);
  }

  /** Waits until every answer is written to its end: a long one is, piece by piece. */
  async whole() {
    await expectEventually(
      () => this.host.locator('[part~="answer"][aria-busy="true"]').count(),
      0,
    );
  }

  /** The answer's text as it is seen, runs of white space as one space. */
  async text() {
    return squeeze(await this.answer.innerText());
  }

  /** The numbers of the citations, in order. */
  async numbers() {
    return (await this.citations.allInnerTexts()).map((text) => text.trim());
  }

  /** Answer and references as markup without what differs between two mounts. */
  async markup() {
    const parts = [this.answer, this.bibliography];
    const markup = await Promise.all(parts.map((part) => part.evaluate((node) => node.outerHTML)));
    return markup.join("\n").replaceAll(/<!--.*?-->/g, "");
  }
}

/** Runs of white space as one space. */
export const squeeze = (text) => text.replaceAll(/\s+/g, " ").trim();

/** The words of a text alone, so that texts compare whatever their markup. */
export const bare = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
