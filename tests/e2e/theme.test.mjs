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

for (const colorScheme of ["light", "dark"]) {
  for (const accent of ["#17494d", "#ffd200", "#1f73b7", "#dd3333"]) {
    test(`the button in ${accent} can be read before anybody has touched it, ${colorScheme}`, async () => {
      for (const mode of ["button", "inline"]) {
        fake.restart({}, { body: `<citecore-widget mode="${mode}"></citecore-widget>` });
        const page = await openPage(browser, `${fake.origin}/`, { ...STILL, colorScheme });
        await page.evaluate((accent) => {
          document.querySelector("citecore-widget").style.setProperty("--citecore-accent", accent);
        }, accent);
        await new Widget(page).host.getByRole("button").waitFor();
        await assertAccessible(page, "citecore-widget");
        await closePage(page);
      }
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

/** Rules of pages for all of their elements, of which the widget's own is one. */
const OUTER = {
  "a colour that all inherit": "* { color: inherit; font: inherit; }",
  "white on everything": "* { color: white; }",
  "everything as the browser has it": "* { all: revert; }",
  "letters, lines and places": `* { letter-spacing: 0.3em; text-transform: uppercase; text-align: center; white-space: nowrap;
    line-height: 3; font-style: italic; word-break: break-all; cursor: none; }`,
};
for (const [name, style] of Object.entries(OUTER)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`${name}, ${colorScheme}: what a page says of all its elements stays outside`, async () => {
      const { page, widget } = await answered(style, { colorScheme });
      const bare = await answered("", { colorScheme });
      await assertAccessible(page, "citecore-widget");
      const all = (widget) =>
        widget.host.evaluate((host) =>
          [...host.shadowRoot.querySelectorAll(".citecore, .citecore *")].map((element) => {
            const { color, backgroundColor, font, letterSpacing, textTransform } =
              getComputedStyle(element);
            const { textAlign, whiteSpace, wordBreak, cursor } = getComputedStyle(element);
            const seen = [color, backgroundColor, font, letterSpacing, textTransform];
            return [element.localName, ...seen, textAlign, whiteSpace, wordBreak, cursor].join();
          }),
        );
      assert.deepEqual(await all(widget), await all(bare.widget));
      await closePage(bare.page);
      await closePage(page);
    });
  }
}

test("whether the widget is seen and used at all is the page's affair", async () => {
  const { page, widget } = await answered("");
  const style = (name) =>
    widget.answer.evaluate((answer, name) => getComputedStyle(answer)[name], name);
  await widget.host.evaluate((host) => {
    host.style.visibility = "hidden";
    host.style.pointerEvents = "none";
  });
  assert.equal(await style("visibility"), "hidden");
  assert.equal(await style("pointerEvents"), "none");
  await closePage(page);
});
