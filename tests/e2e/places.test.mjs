// Narrow screens, and help centers in other languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const proxy = await shared(startProxy());
const browser = await shared(launch());

/** Opens the widget where it is a button, and asks. */
async function askIn(page, question, locale) {
  const widget = new Widget(page, locale);
  if (!(await widget.input.isVisible())) await widget.host.getByRole("button").first().click();
  await widget.input.waitFor();
  await widget.send(question);
  return { widget, outcome: await widget.outcome() };
}

test("a preview that has no room can be scrolled to its last line", async () => {
  const page = await openPage(browser, proxy.origin, { viewport: { width: 640, height: 260 } });
  const { widget } = await askIn(page, "How do I align an equatorial mount with two stars?");
  await widget.citations.first().scrollIntoViewIfNeeded();
  await widget.citations.first().hover();
  await widget.preview.waitFor();
  const link = widget.preview.getByRole("link").last();
  const isCut = async () => {
    const [own, last] = [await widget.preview.boundingBox(), await link.boundingBox()];
    return last.y + last.height > own.y + own.height;
  };
  assert.equal(await isCut(), true, "there is room in this window: make it smaller");
  await widget.preview.locator(".popover-title").hover();
  await page.mouse.wheel(0, 600);
  await expectEventually(isCut, false);
  await closePage(page);
});

for (const path of ["/", "/hc/en/articles/two-star-alignment"]) {
  test(`320 px are wide enough for ${path}`, async () => {
    const page = await openPage(browser, proxy.origin + path, {
      viewport: { width: 320, height: 640 },
    });
    const { widget } = await askIn(page, "How do I align an equatorial mount with two stars?");
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok((await wide()) <= 320, `the page is ${await wide()} px wide`);
    await widget.citations.first().focus();
    await widget.preview.waitFor();
    const box = await widget.preview.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
    assert.ok((await wide()) <= 320, `with a preview the page is ${await wide()} px wide`);
    const sticking = await widget.host.evaluate((host) =>
      [...host.shadowRoot.querySelectorAll("button, a, textarea, li, p, h2, h3")]
        .filter((element) => !element.closest("pre, table, [hidden]") && element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(sticking, []);
    await assertClean(page);
    await closePage(page);
  });
}

for (const [locale, direction, question] of [
  ["ko", "ltr", "두 별로 적도의를 정렬하려면 어떻게 하나요?"],
  ["de", "ltr", "Wie richte ich eine Montierung mit zwei Sternen aus?"],
  ["ar", "rtl", "كيف أحاذي الحامل الاستوائي باستخدام نجمين؟"],
]) {
  test(`a question in ${locale} is answered from the articles in ${locale}`, async () => {
    const page = await openPage(browser, `${proxy.origin}/hc/${locale}`);
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), direction);
    const { widget, outcome } = await askIn(page, question, locale);
    assert.equal(outcome.answer.refusal, false, outcome.answer.text);
    const [reference] = outcome.answer.references;
    assert.ok(reference.url.includes(`/hc/${locale}/articles/`), reference.url);
    assert.ok((await widget.citations.count()) >= 1);
    const article = await openPage(browser, new URL(reference.url, proxy.origin).href);
    assert.equal((await article.locator("h1").innerText()).trim(), reference.title);
    await closePage(article);
    await assertClean(page);
    await closePage(page);
  });
}
