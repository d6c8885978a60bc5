// What the widget looks like, held against pictures: its main states, light and dark, from left to right and from right to left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, launchWhole, openPage } from "./support/browser.mjs";
import { fakeProxy } from "./support/fake-proxy.mjs";
import { FONTS, STILL, assertPicture, difference, picture } from "./support/pictures.mjs";
import { SCENES, scene } from "./support/scene.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";
import { wordsOf } from "./support/words.mjs";

const fake = await shared(fakeProxy());
const browser = await shared(launchWhole(FONTS));

/** A page with the widget closed, or its field in the flow of the page. */
async function opened({ lang, scheme, how, attributes, ...more }) {
  fake.restart(...scene(lang, how, attributes));
  const options = { ...STILL, colorScheme: scheme, ...more };
  const page = await openPage(browser, "about:blank", options);
  await page.goto(`${fake.origin}/`);
  const widget = new Widget(page, lang);
  await widget.host.getByRole("button").first().waitFor();
  const direction = wordsOf(lang).direction;
  await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  return { page, widget, words: wordsOf(lang), said: SCENES[lang] };
}

async function shown(options) {
  const opening = await opened(options);
  await opening.widget.host.evaluate((host) => host.open());
  await opening.widget.input.waitFor();
  return opening;
}

async function asked(options) {
  const opening = await shown(options);
  await opening.widget.send(opening.said.question);
  return opening;
}

async function answered(options) {
  const opening = await asked(options);
  await opening.widget.outcome();
  return opening;
}

/** The states, each as it is come to. */
const STATES = {
  closed: opened,
  empty: shown,
  async draft(options) {
    const opening = await asked({ ...options, how: "draft" });
    await opening.widget.citations.first().waitFor();
    // The page draws what there is a moment after it came.
    await opening.page.waitForTimeout(500);
    return opening;
  },
  async answer(options) {
    const opening = await answered(options);
    await opening.widget.answer.evaluate((answer) => answer.closest(".turn").scrollIntoView());
    return opening;
  },
  async references(options) {
    const opening = await answered(options);
    const { page, widget, words } = opening;
    await widget.button(words.askSupport).focus();
    await page.evaluate(() => document.activeElement.shadowRoot.activeElement.scrollIntoView());
    return opening;
  },
  async preview(options) {
    const opening = await answered(options);
    await opening.widget.citations.nth(1).focus();
    await opening.page.keyboard.press("Enter");
    await opening.widget.preview.waitFor();
    return opening;
  },
  async reason(options) {
    const opening = await answered(options);
    const { widget, words, said } = opening;
    await widget.button(words.notHelpful).click();
    await widget.host.getByRole("textbox", { name: words.reason }).fill(said.reason);
    return opening;
  },
  async refusal(options) {
    return answered({ ...options, how: "refusal" });
  },
  async failure(options) {
    const opening = await asked({ ...options, how: "failure" });
    await opening.widget.button(opening.words.tryAgain).waitFor();
    return opening;
  },
  async unloaded(options) {
    const opening = await opened(options);
    const { page, widget } = opening;
    await page.route("**/*.wasm", (route) => route.abort());
    await widget.host.evaluate((host) => host.open().catch(() => {}));
    await widget.alert.waitFor();
    return opening;
  },
};

const NARROW = { viewport: { width: 320, height: 640 } };
const INLINE = { attributes: 'mode="inline"' };

/** Which pictures there are: of each state those in which something could go wrong that the others don't show. */
const PICTURES = [
  ["closed", "en", "light"],
  ["closed", "ar", "dark"],
  ["unloaded", "en", "light"],
  ["unloaded", "ar", "dark"],
  ["empty", "en", "light"],
  ["empty", "ar", "dark"],
  ["draft", "en", "light"],
  ["draft", "ar", "dark"],
  ["answer", "en", "light"],
  ["answer", "en", "dark"],
  ["answer", "ar", "light"],
  ["answer", "en", "light", "narrow", NARROW],
  ["references", "en", "light"],
  ["references", "ar", "dark"],
  ["preview", "en", "light"],
  ["preview", "en", "dark"],
  ["preview", "ar", "dark"],
  ["preview", "ar", "light", "narrow", NARROW],
  ["reason", "en", "dark"],
  ["reason", "ar", "light"],
  ["refusal", "en", "dark"],
  ["failure", "en", "light"],
  ["failure", "ar", "dark"],
  ["answer", "en", "light", "inline", INLINE],
  ["answer", "ar", "dark", "inline", INLINE],
];

for (const [state, lang, scheme, place, more] of PICTURES) {
  const name = [state, lang, scheme, place].filter(Boolean).join("-");
  test(`the picture ${name}`, async () => {
    const { page } = await STATES[state]({ lang, scheme, ...more });
    await assertPicture(page, name);
    await closePage(page);
  });
}

test("a picture can fail: another colour of buttons and links is seen, and the same page twice isn't", async () => {
  const { page, widget } = await STATES.answer({ lang: "en", scheme: "light" });
  assert.equal(difference(await picture(page), await picture(page)).share, 0);
  await assertPicture(page, "answer-en-light");
  for (const [name, value] of [
    ["--citecore-accent", "#1d7a5f"],
    ["--citecore-space", "15px"],
    ["--citecore-font-size", "17px"],
  ]) {
    await widget.host.evaluate((host, to) => host.style.setProperty(...to), [name, value]);
    await assert.rejects(
      assertPicture(page, "answer-en-light", false),
      /of the pixels differ/,
      name,
    );
    await widget.host.evaluate((host, name) => host.style.removeProperty(name), name);
  }
  await closePage(page);
});
