// The widget speaks its page's language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { answer, fakeProxy, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, squeeze } from "./support/widget.mjs";
import { wordsOf } from "./support/words.mjs";

const FLOATING = '<citecore-widget verify="off"></citecore-widget>';
const INLINE = '<citecore-widget mode="inline" verify="off"></citecore-widget>';
/** The tables of words that were asked for; where one was asked for again, the browser has it already. */
const tables = (requests) => new Set(requests.filter((url) => url.includes("-words-")));

const fake = await shared(fakeProxy({}));
const browser = await shared(launch());

async function opened(page = {}, options = {}) {
  const writes = () => stream("Wipe it [1], look [2].");
  fake.restart({ "POST /v1/answer": writes }, page);
  return openPage(browser, `${fake.origin}/`, options);
}

for (const locale of ["ar", "de", "en", "es", "fr", "ja", "ko", "zh"]) {
  test(`${locale}: everything is said in it, and nothing else is loaded`, async () => {
    const said = wordsOf(locale);
    const page = await opened({ body: FLOATING, lang: locale });
    const widget = new Widget(page, locale);
    const button = widget.button(said.heading);
    await button.waitFor();
    assert.ok(page.notes.requests.every((url) => !url.endsWith(".wasm")));
    await button.click();
    await widget.input.waitFor();
    assert.equal(tables(page.notes.requests).size, locale === "en" ? 0 : 1);
    const direction = await widget.input.evaluate((node) => getComputedStyle(node).direction);
    assert.equal(direction, said.direction);
    const dialog = widget.host.getByRole("dialog", { name: said.heading });
    assert.equal(await dialog.count(), 1);

    await widget.input.fill("Stativ?");
    await widget.button(said.ask).click();
    await widget.outcome();
    const ready = said.ready.two ?? said.ready.other.replace("{count}", "2");
    await expectEventually(async () => squeeze(await widget.status.innerText()), ready);
    await widget.host.getByRole("heading", { name: said.references, exact: true }).waitFor();
    const label = said.citation.replace("{number}", "1").replace("{title}", "Tripod legs");
    assert.equal(await widget.citations.first().getAttribute("aria-label"), label);
    for (const name of ["copy", "regenerate", "helpful", "notHelpful", "clear"]) {
      assert.equal(await widget.button(said[name]).count(), 1, name);
    }
    await assertAccessible(page, "citecore-widget");
    await assertClean(page);
    await closePage(page);
  });
}

test("the attribute goes before the page's language, and that before the reader's", async () => {
  const cases = [
    ['<citecore-widget locale="de-AT"></citecore-widget>', "ko", "fr-FR", "de"],
    [FLOATING, "ko", "fr-FR", "ko"],
    ['<div lang="es"><citecore-widget></citecore-widget></div>', "ko", "fr-FR", "es"],
    [FLOATING, "", "fr-FR", "fr"],
    ['<citecore-widget locale="fi"></citecore-widget>', "ko", "fr-FR", "en"],
    ['<citecore-widget locale="not a tag"></citecore-widget>', "ko", "fr-FR", "en"],
  ];
  for (const [body, lang, locale, spoken] of cases) {
    const page = await opened({ body, lang }, { locale });
    const widget = new Widget(page, spoken);
    await widget.button(wordsOf(spoken).heading).click();
    await widget.input.waitFor();
    await assertClean(page);
    await closePage(page);
  }
});

test("a page has words of its own", async () => {
  const page = await opened({ body: INLINE, lang: "de" });
  const widget = new Widget(page, "de");
  await widget.host.evaluate((host) => {
    host.strings = { copy: "Mitnehmen", ready: { other: "{count} Belege!" } };
  });
  await widget.send("Stativ?");
  await widget.outcome();
  await widget.button("Mitnehmen").waitFor();
  await widget.button("Hilfreich").waitFor();
  assert.equal(squeeze(await widget.status.innerText()), "2 Belege!");
  await assertClean(page);
  await closePage(page);
});

test("the language changes while the widget is there: text and conversation stay", async () => {
  const page = await opened({ body: INLINE });
  const widget = new Widget(page);
  await widget.send("How is a tripod cleaned?");
  await widget.outcome();
  await widget.input.fill("And the feet?");
  await widget.set("locale", "ar");
  const arabic = new Widget(page, "ar");
  await arabic.input.waitFor();
  assert.equal(await arabic.input.inputValue(), "And the feet?");
  assert.equal(await widget.text(), "Wipe it 1, look 2.");
  await arabic.button("نسخ").waitFor();
  assert.equal(await widget.references.count(), 2);
  const direction = await arabic.input.evaluate((node) => getComputedStyle(node).direction);
  assert.equal(direction, "rtl");
  await widget.set("locale", "en");
  await widget.input.waitFor();
  await assertClean(page);
  await closePage(page);
});

test("a language that changes while an answer is written changes when it is there", async () => {
  let go;
  const writes = async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: delta\ndata: {"text":"Wipe it [1]. "}\n\n');
    await new Promise((resolve) => (go = resolve));
    response.end(answer("Look [2]."));
  };
  fake.restart({ "POST /v1/answer": writes }, { body: INLINE });
  const page = await openPage(browser, `${fake.origin}/`);
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.citations.first().waitFor();
  await widget.set("locale", "ko");
  await page.waitForTimeout(300);
  assert.equal(await widget.stop.count(), 1, "nothing moves while it is read");
  go();
  const korean = new Widget(page, "ko");
  await korean.button("복사").waitFor();
  assert.equal(await korean.text(), "Wipe it 1. Look 2.");
  await assertClean(page);
  await closePage(page);
});

test("where its words can't be had, the widget speaks English", async () => {
  fake.restart({}, { body: FLOATING, lang: "ja", words: 503 });
  const page = await openPage(browser, `${fake.origin}/`);
  await new Widget(page).button(wordsOf("en").heading).click();
  await new Widget(page).input.waitFor();
  await assertClean(page, [/status of 503/]);
  await closePage(page);
});
