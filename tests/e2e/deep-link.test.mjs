// From a citation to the very sentence of the article.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launchWhole, openPage } from "./support/browser.mjs";
import { until } from "./support/expect.mjs";
import { startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, bare } from "./support/widget.mjs";

/** The answer to it stands far down in its article. */
const QUESTION = "How do I align an equatorial mount with two stars?";

const proxy = await shared(startProxy());
const browser = await shared(launchWhole());

/** Where the block of the article stands that holds these words: from the top of the page, and of the window. */
const place = (page, words) =>
  page.evaluate((words) => {
    const bare = (text) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const blocks = [...document.querySelectorAll(".article-body :is(p, li, td, h2, h3)")];
    const block = blocks.find((block) => bare(block.textContent).includes(words));
    if (!block) return null;
    const { top, bottom } = block.getBoundingClientRect();
    return { top, bottom, onPage: top + scrollY, scrolled: scrollY, height: innerHeight };
  }, words);

test("the preview's link scrolls the article to the evidence", async () => {
  const page = await openPage(browser, `${proxy.origin}/`, {
    viewport: { width: 900, height: 420 },
  });
  const widget = new Widget(page);
  await widget.send(QUESTION);
  const { answer, verification } = await widget.outcome();
  let tried = 0;
  for (const [index, { evidence, number }] of verification.verdicts.entries()) {
    const [first] = evidence.text.split("\n").map(bare).filter(Boolean);
    const { url } = answer.references[number - 1];
    const article = await openPage(browser, new URL(url, proxy.origin).href, {
      viewport: { width: 900, height: 420 },
    });
    const plain = await place(article, first);
    await closePage(article);
    // What is in view anyhow shows nothing.
    if (!plain || plain.onPage < 2 * plain.height) continue;
    tried += 1;

    await widget.citations.nth(index).click();
    const link = widget.preview.getByRole("link", { name: "Open the article" });
    assert.match(await link.getAttribute("href"), /:~:text=/);
    await link.click();
    await page.waitForURL(/\/articles\//);
    const inView = async () => {
      const now = await place(page, first);
      return now !== null && now.scrolled > 0 && now.top >= 0 && now.top < now.height;
    };
    assert.ok(await until(inView), JSON.stringify(await place(page, first)));
    assert.ok(!page.url().includes("#:~:") || page.url().includes(":~:text="));
    break;
  }
  assert.equal(tried, 1, "a citation's evidence is far down in its article");
  await assertClean(page);
  await closePage(page);
});
