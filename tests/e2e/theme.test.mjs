// A page's own colours and letters: whatever it sets, the widget can be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { closePage, launch, openPage } from "./support/browser.mjs";
import { fakeProxy } from "./support/fake-proxy.mjs";
import { STILL } from "./support/pictures.mjs";
import { SCENES, scene } from "./support/scene.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";
import { wordsOf } from "./support/words.mjs";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** An answer with a preview open, on a page with these styles. */
async function answered(style, options = {}) {
  fake.restart(...scene("en", "whole", 'mode="inline" verify="on"'));
  const page = await openPage(browser, "about:blank", { ...STILL, ...options });
  await page.goto(`${fake.origin}/`);
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);
  const widget = new Widget(page);
  await widget.send(SCENES.en.question);
  await widget.outcome();
  return { page, widget };
}

const accented = (accent, more = "") => `citecore-widget { --citecore-accent: ${accent}; ${more} }`;

for (const colorScheme of ["light", "dark"]) {
  for (const accent of ["#17494d", "#ffcc00", "#d6336c", "#7fb2ff", "black", "white"]) {
    test(`an accent of ${accent} can be read, ${colorScheme}`, async () => {
      const { page, widget } = await answered(accented(accent), { colorScheme });
      await widget.button(wordsOf("en").notHelpful).click();
      await widget.host.locator("summary").click();
      await assertAccessible(page, "citecore-widget");
      await widget.citations.first().focus();
      await page.keyboard.press("Enter");
      await widget.preview.waitFor();
      await assertAccessible(page, "citecore-widget");
      await closePage(page);
    });
  }
}

test("what a page says to stand on its accent stands on it, and may be unreadable", async () => {
  const { page, widget } = await answered(accented("#17494d", "--citecore-on-accent: #3f7f84;"));
  await widget.citations.first().focus();
  await assert.rejects(assertAccessible(page, "citecore-widget"), /color-contrast/);
  await closePage(page);
});

test("how a page sets its own letters changes none of the widget's", async () => {
  const plain = {
    fontStyle: "normal",
    letterSpacing: "normal",
    textIndent: "0px",
    textShadow: "none",
    textTransform: "none",
    wordSpacing: "0px",
  };
  const { page, widget } = await answered(
    `body { font-style: italic; letter-spacing: 0.3em; text-indent: 2em; text-shadow: 1px 1px red;
       text-transform: uppercase; word-spacing: 1em; }`,
  );
  for (const element of [widget.answer, widget.citations.first(), widget.input]) {
    const set = await element.evaluate((element, names) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map((name) => [name, style[name]]));
    }, Object.keys(plain));
    assert.deepEqual(set, plain);
  }
  await closePage(page);
});
