// Low windows, large letters, pages that are zoomed by their style or hold it in a row, and dialogs of the page's that the widget is in.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { STRICT, fakeProxy, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";
import { wordsOf } from "./support/words.mjs";

const LONG = Array.from({ length: 14 }, (_, at) => `Wipe the legs, time ${at} [1].`).join("\n\n");
const DRAFT = "One line.\nAnother.\nA third.\nA fourth.\nA fifth.\nA sixth.";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

async function opened(body, viewport, more = {}) {
  fake.restart({ "POST /v1/answer": () => stream(LONG) }, { body, ...more });
  const page = await openPage(browser, `${fake.origin}/`, { viewport });
  return { page, widget: new Widget(page) };
}

for (const [width, height] of [
  [320, 256],
  [568, 320],
]) {
  test(`in ${width} × ${height}, a long draft and a long name leave room for the answer`, async () => {
    const { page, widget } = await opened(
      '<citecore-widget verify="toggle" heading="Ask the help center of the observatory and its friends"></citecore-widget>',
      { width, height },
    );
    await widget.host.evaluate((host) => void host.ask("How?"));
    await widget.outcome();
    await widget.input.fill(DRAFT);
    const box = (selector) => widget.host.locator(selector).boundingBox();
    const [panel, transcript, send] = [
      await box(".panel"),
      await box(".transcript"),
      await box(".send"),
    ];
    assert.ok(transcript.height >= 64, `${transcript.height} px of the answer`);
    assert.ok(panel.y >= 0 && panel.y + panel.height <= height, "the panel is in the window");
    assert.ok(send.y + send.height <= height, "and so is its button");
    const bar = widget.host.locator(".bar");
    await bar.evaluate((bar) => (bar.scrollTop = bar.scrollHeight));
    const [at, last] = [
      await bar.boundingBox(),
      await widget.host.getByRole("switch").boundingBox(),
    ];
    assert.ok(last.y + last.height <= at.y + at.height + 1, "all of the bar can be reached");
    await assertClean(page);
    await closePage(page);
  });
}

for (const lang of ["de", "en", "fr"]) {
  test(`in letters twice as large, the panel in ${lang} can be closed`, async () => {
    const viewport = { width: 320, height: 568 };
    const { page } = await opened(`<citecore-widget locale="${lang}"></citecore-widget>`, viewport);
    const widget = new Widget(page, lang);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await widget.host.evaluate((host) => void host.ask("How?"));
    await widget.outcome();
    const bar = await widget.host.locator(".bar").boundingBox();
    const close = await widget.button(wordsOf(lang).close).boundingBox();
    assert.ok(bar.height > 80, `${bar.height} px: the letters are large`);
    assert.ok(close.y >= bar.y && close.y + close.height <= bar.y + bar.height, "it is in sight");
    await assertClean(page);
    await closePage(page);
  });
}

for (const around of ["display: flex", "display: grid; grid-template-columns: 1fr"]) {
  test(`in a page with "${around}", what is wide scrolls in the widget`, async () => {
    const viewport = { width: 360, height: 640 };
    const body = '<main><citecore-widget mode="inline"></citecore-widget></main>';
    const { page, widget } = await opened(body, viewport);
    await widget.host.evaluate((host, around) => {
      host.style.flex = "1";
      host.parentNode.style.cssText = around;
    }, around);
    const code = `Run this [1]:\n\n\`\`\`\n${"a-long-command ".repeat(40)}\n\`\`\`\n`;
    fake.on["POST /v1/answer"] = () => stream(code);
    await widget.send("How?");
    await widget.outcome();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(await width(), viewport.width);
    await widget.host.evaluate((host) => (host.style.minWidth = "auto"));
    assert.ok((await width()) > viewport.width, "it is as wide as that");
    await assertClean(page);
    await closePage(page);
  });
}

for (const zoom of [0.8, 1.5, 2]) {
  for (const mode of ["inline", "button"]) {
    test(`zoomed to ${zoom}, panel and preview are in the window, mode="${mode}"`, async () => {
      const viewport = { width: 1280, height: 800 };
      const { page, widget } = await opened(
        `<citecore-widget mode="${mode}"></citecore-widget>`,
        viewport,
      );
      await page.evaluate((zoom) => (document.body.style.zoom = zoom), zoom);
      await widget.host.evaluate((host) => void host.ask("How?"));
      await widget.outcome();
      const citation = widget.citations.nth(3);
      await citation.focus();
      await widget.preview.waitFor();
      const rect = (locator) =>
        locator.evaluate((element) => element.getBoundingClientRect().toJSON());
      const within = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height;
      const [preview, cited] = [await rect(widget.preview), await rect(citation)];
      assert.ok(within(preview), JSON.stringify(preview));
      const gap = Math.max(preview.top - cited.bottom, cited.top - preview.bottom);
      assert.ok(Math.abs(gap - 6) < 3, `${gap} px between the two`);
      const panel = await rect(widget.host.locator(".panel"));
      if (mode === "button") assert.ok(within(panel), JSON.stringify(panel));
      await assertClean(page);
      await closePage(page);
    });
  }
}

for (const [name, csp] of [
  ["", STRICT],
  [" of the plain search", STRICT.replace(" 'wasm-unsafe-eval'", "")],
]) {
  test(`Escape in the panel${name} leaves the page's own dialog open`, async () => {
    const body = "<dialog><p>The page's</p><citecore-widget></citecore-widget></dialog>";
    const { page, widget } = await opened(body, undefined, { csp });
    const dialog = page.locator("dialog");
    await dialog.evaluate((dialog) => dialog.showModal());
    await widget.host.evaluate((host) => host.open());
    await expectEventually(() => widget.input.evaluate((input) => input.matches(":focus")), true);
    await page.keyboard.press("Escape");
    await widget.input.waitFor({ state: "hidden" });
    assert.ok(await dialog.evaluate((dialog) => dialog.open));
    await page.keyboard.press("Escape");
    await expectEventually(() => dialog.evaluate((dialog) => dialog.open), false);
    await closePage(page);
  });
}
