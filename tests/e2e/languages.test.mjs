// The widget speaks its page's language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { PASSAGES, answer, fakeProxy, json, stream } from "./support/fake-proxy.mjs";
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
    ['<citecore-widget locale="not a tag"></citecore-widget>', "de", "fr-FR", "de"],
    ['<citecore-widget locale=" de "></citecore-widget>', "ko", "fr-FR", "de"],
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

test("within another component, its page's language", async () => {
  const page = await opened({ body: "<div></div>", lang: "ko" }, { locale: "fr-FR" });
  await page.evaluate(() => {
    const root = document.querySelector("div").attachShadow({ mode: "open" });
    root.append(document.createElement("citecore-widget"));
  });
  await new Widget(page, "ko").button(wordsOf("ko").heading).waitFor();
  await assertClean(page);
  await closePage(page);
});

for (const [locale, sent] of [
  ["en_US", "en-US"],
  ["en-us", "en-us"],
  ["not a tag", undefined],
]) {
  test(`a question in locale="${locale}" is answered`, async () => {
    const page = await opened({
      body: `<citecore-widget mode="inline" verify="off" locale="${locale}"></citecore-widget>`,
    });
    const widget = new Widget(page);
    await widget.send("How is a tripod cleaned?");
    await widget.outcome();
    assert.equal(await widget.text(), "Wipe it 1, look 2.");
    assert.equal(fake.sent["POST /v1/search"][0].body.locale, sent);
    assert.equal(fake.sent["POST /v1/answer"][0].body.language, sent);
    const articles = "GET /api/v2/help_center/articles/search.json";
    fake.on[articles] = () => json({ results: [] });
    await widget.set("knowledge", "zendesk");
    await widget.send("And then?");
    await widget.outcome(2);
    assert.equal(fake.sent[articles][0].query.get("locale"), sent?.toLowerCase() ?? null);
    await assertClean(page);
    await closePage(page);
  });
}

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

test("the page's own language changes while the widget is there, and the attribute goes before it", async () => {
  const speak = (page, lang) =>
    page.evaluate((lang) => (document.documentElement.lang = lang), lang);
  const page = await opened({ body: INLINE });
  const widget = new Widget(page);
  await widget.send("How is a tripod cleaned?");
  await widget.outcome();
  await speak(page, "ko");
  const korean = new Widget(page, "ko");
  await korean.button("복사").waitFor();
  assert.equal(await korean.text(), "Wipe it 1, look 2.");
  await widget.set("locale", "de");
  const german = new Widget(page, "de");
  await german.input.waitFor();
  await german.input.evaluate((node) => (node.isSame = true));
  await speak(page, "fr");
  await page.waitForTimeout(300);
  assert.ok(await german.input.evaluate((node) => node.isSame), "nothing is built anew");
  await widget.host.evaluate((host) => host.removeAttribute("locale"));
  await new Widget(page, "fr").input.waitFor();
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

test("what is in the page's language says so where the widget speaks another", async () => {
  const page = await opened({ body: INLINE.replace("verify", 'locale="fi-FI" verify') });
  const widget = new Widget(page);
  await widget.send("Miten jalusta puhdistetaan?");
  await widget.outcome();
  await widget.citations.first().click();
  const lang = (selector) =>
    widget.host.locator(selector).evaluate((node) => node.closest("[lang]").lang);
  const parts = ["question", "answer", "popover"].map((part) => `[part~="${part}"]`);
  const named = ["#preview-title", '[part~="reference"]:first-child .entry a'];
  const langs = await Promise.all([...parts, ".passage", ...named].map(lang));
  assert.deepEqual(langs, ["fi-FI", "fi-FI", "en", "fi-FI", "fi-FI", "fi-FI"]);
  assert.equal(await lang('[part~="composer"]'), "en");
  await widget.set("locale", "de-AT");
  await new Widget(page, "de").input.waitFor();
  assert.deepEqual(
    [await lang(parts[0]), await lang(parts[1])],
    ["de", "de"],
    "of the widget's own language, nothing has to be said",
  );
  await assertClean(page);
  await closePage(page);
});

test("in an Arabic answer code runs from left to right, and a preview as the widget does", async () => {
  const text = "`level --now` اضبط الحامل ثم اكتب `a(1);` هنا [1].\n\n```js\nf(1);\n```\n";
  const passages = [{ text: "نظف كل ساق بقطعة قماش رطبة.", title: "السيقان", score: 0.9 }];
  fake.restart(
    { "POST /v1/answer": () => stream(text), "POST /v1/search": () => json({ passages }) },
    { body: INLINE },
  );
  const page = await openPage(browser, `${fake.origin}/`);
  const widget = new Widget(page);
  await widget.send("كيف؟");
  await widget.outcome();
  await widget.citations.first().click();
  const run = (within) =>
    within.evaluateAll((all) => all.map((node) => getComputedStyle(node).direction));
  assert.deepEqual(await run(widget.answer), ["rtl"], "code doesn't tell its direction");
  const code = widget.answer.locator("code, pre");
  assert.deepEqual(await run(code), ["ltr", "ltr", "ltr", "ltr"]);
  const isolated = (node) => getComputedStyle(node).unicodeBidi;
  assert.equal(await code.first().evaluate(isolated), "isolate");
  assert.deepEqual(await run(widget.preview), ["ltr"]);
  assert.deepEqual(await run(widget.preview.locator(".passage")), ["rtl"]);
  await assertClean(page);
  await closePage(page);
});

test("a source without a name has one in the page's language", async () => {
  const passages = PASSAGES.map(({ text, score }) => ({ text, score }));
  fake.restart(
    {
      "POST /v1/answer": () => stream("Look [2]."),
      "POST /v1/search": () => json({ passages }),
    },
    { body: INLINE, lang: "de" },
  );
  const page = await openPage(browser, `${fake.origin}/`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const widget = new Widget(page, "de");
  await widget.send("Wie?");
  await widget.outcome();
  const label = await widget.citations.first().getAttribute("aria-label");
  assert.equal(label, "Quelle 1: Fundstelle 2");
  assert.match(await widget.references.first().innerText(), /Fundstelle 2/);
  await widget.host.getByText("Fundstelle 1", { exact: true }).waitFor();
  await widget.citations.first().click();
  assert.equal(await widget.host.getByRole("dialog", { name: "Fundstelle 2" }).count(), 1);
  await widget.button(wordsOf("de").copy).click();
  await widget.button(wordsOf("de").copied).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /Quellen[^]*Fundstelle 2/);
  await assertClean(page);
  await closePage(page);
});
