// The whole way on the demo page, with the upstream that needs no model.
import assert from "node:assert/strict";
import { beforeEach, afterEach, test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, bare } from "./support/widget.mjs";

const QUESTION = "How do I align an equatorial mount with two stars?";

const proxy = await shared(startProxy());
const browser = await shared(launch());

let page, widget, outcome;

beforeEach(async () => {
  page = await openPage(browser, `${proxy.origin}/`);
  widget = new Widget(page);
  await widget.send(QUESTION);
  outcome = await widget.outcome();
});
afterEach(async () => {
  await assertClean(page);
  await closePage(page);
});

test("the answer cites at least two sources, numbered as they come", async () => {
  const numbers = [...new Set((await widget.numbers()).map(Number))];
  assert.ok(numbers.length >= 2, `found ${numbers}`);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  );
  assert.equal(outcome.validation.ok, true, JSON.stringify(outcome.validation.problems));
});

test("the references are the cited sources and no others", async () => {
  assert.equal(await widget.bibliography.count(), 1);
  const cited = new Set(await widget.numbers());
  assert.equal(await widget.references.count(), cited.size);
  const titles = outcome.answer.references.map((reference) => reference.title);
  for (const [index, title] of titles.entries()) {
    assert.ok((await widget.references.nth(index).innerText()).includes(title), title);
  }
});

test("every citation has an id of its own, its source's name and a place to go", async () => {
  const found = await widget.citations.evaluateAll((links) =>
    links.map((link) => ({
      id: link.id,
      name: link.getAttribute("aria-label"),
      number: link.textContent.trim(),
      target: link.getRootNode().getElementById(link.getAttribute("href").slice(1))?.localName,
      superscript: link.closest("sup") !== null,
    })),
  );
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length);
  for (const { name, number, target, superscript } of found) {
    const { title } = outcome.answer.references[number - 1];
    assert.equal(name, `Reference ${number}: ${title}`);
    assert.equal(target, "li");
    assert.ok(superscript);
  }
});

test("hovering shows the cited passage under its title", async () => {
  const [reference] = outcome.answer.references;
  await widget.citations.first().hover();
  const dialog = widget.host.getByRole("dialog", { name: reference.title });
  await dialog.waitFor();
  await page.mouse.move(2, 2);
  await dialog.waitFor({ state: "hidden" });

  await widget.citations.first().hover();
  await dialog.waitFor();
  const shown = bare(await dialog.innerText());
  const passages = reference.passages.map(({ text }) => bare(text));
  assert.ok(
    passages.some((passage) => sharesRun(passage, shown, 60)),
    `${shown}\n\nisn't of\n\n${passages.join("\n\n")}`,
  );
});

test("the preview stays while the pointer is on it, and Escape closes it", async () => {
  await widget.citations.first().hover();
  await widget.preview.waitFor();
  const box = await widget.preview.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.waitForTimeout(700);
  assert.ok(await widget.preview.isVisible());
  await page.keyboard.press("Escape");
  await widget.preview.waitFor({ state: "hidden" });
  assert.ok(await widget.answer.isVisible());
});

test("a citation's link and the reference's link open the article", async () => {
  const [reference] = outcome.answer.references;
  const link = widget.references.first().getByRole("link", { name: reference.title });
  const address = new URL(await link.getAttribute("href"), proxy.origin);
  assert.equal(address.origin, proxy.origin);
  const article = await openPage(browser, address.href);
  assert.equal((await article.locator("h1").innerText()).trim(), reference.title);
  const body = bare(await article.locator(".article-body").innerText());
  const [sentence] = outcome.answer.statements.filter(({ citations }) => citations.length > 0);
  const words = bare(sentence.text.replaceAll(/\[\d+\]/g, ""))
    .split(" ")
    .slice(2, 6)
    .join(" ");
  assert.ok(body.includes(words), `"${words}" isn't in the article`);
  await assertClean(article);
  await closePage(article);
});

test("the same outcome comes by /v1/ask", async () => {
  const response = await fetch(`${proxy.origin}/v1/ask`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ question: QUESTION, locale: "en" }),
  });
  assert.equal(response.status, 200);
  const asked = await response.json();
  assert.equal(asked.answer.text, outcome.answer.text);
  assert.deepEqual(asked.answer.references, outcome.answer.references);
});

test("the announcement says how many references there are", async () => {
  const ready = widget.host.getByText(/^Answer ready, \d+ references?$/);
  await expectEventually(() => ready.count(), 1);
  const [, count] = /(\d+)/.exec(await ready.textContent());
  assert.equal(Number(count), await widget.references.count());
});

test("by the profile support it says at the first try what it rests on", async () => {
  const other = await openPage(browser, `${proxy.origin}/`);
  const asked = new Widget(other);
  const answers = [];
  other.on("request", (request) => {
    if (new URL(request.url()).pathname === "/v1/answer") answers.push(request);
  });
  await asked.host.evaluate((host) => host.setAttribute("profile", "support"));
  await asked.send(QUESTION);
  const { answer, validation } = await asked.outcome();
  assert.ok(answer.text.startsWith("(Based on provided context)"), answer.text);
  assert.deepEqual([validation.ok, answers.length], [true, 1], JSON.stringify(validation.problems));
  await closePage(other);
});

/** Whether the second text holds so many characters of the first in a row. */
function sharesRun(text, other, length) {
  if (text.length <= length) return other.includes(text);
  for (let at = 0; at + length <= text.length; at += 10) {
    if (other.includes(text.slice(at, at + length))) return true;
  }
  return false;
}
