// What pages rely on, one by one: attributes, properties, methods, events, parts and custom properties of the element.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const QUESTION = "How is a tripod cleaned?";
const SEARCH = "POST /v1/search";
const ASK = "POST /v1/answer";
const EVENTS = "ready open close ask progress answer citation feedback handoff error".split(" ");

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** A page with an element of these attributes, on which every event is noted as it reaches the window. */
async function opened(attributes = "", on = {}, options = {}) {
  const body = `<link rel="stylesheet" href="/page.css"><citecore-widget ${attributes}></citecore-widget>`;
  fake.restart({ "GET /page.css": () => ({ kind: "text/css", body: STYLE }), ...on }, { body });
  const page = await openPage(browser, `${fake.origin}/`, options);
  await page.evaluate((names) => {
    window.heard = [];
    for (const name of names) {
      addEventListener(`citecore:${name}`, ({ detail, bubbles, composed }) =>
        window.heard.push({ name, detail: detail ?? {}, bubbles, composed }),
      );
    }
  }, EVENTS);
  return { page, widget: new Widget(page) };
}

const heard = (page) => page.evaluate(() => window.heard);
const held = () => {
  let release;
  const until = new Promise((resolve) => (release = resolve));
  return { until, release };
};

/** What a page may set, and where it is seen. */
const PROPERTIES = [
  ["accent", "rgb(1, 80, 3)", '[part~="send"]', "backgroundColor"],
  ["on-accent", "rgb(250, 240, 230)", '[part~="send"]', "color"],
  ["color", "rgb(4, 5, 6)", '[part~="question"]', "color"],
  ["muted", "rgb(70, 80, 90)", '[part~="reference"] .meta', "color"],
  ["surface", "rgb(251, 252, 253)", '[part~="panel"]', "backgroundColor"],
  ["raised", "rgb(230, 231, 232)", '[part~="answer"] code', "backgroundColor"],
  ["line", "rgb(200, 201, 202)", '[part~="panel"]', "borderTopColor"],
  ["radius", "20px", '[part~="panel"]', "borderTopLeftRadius", "28px"],
  ["space", "24px", '[part~="composer"]', "paddingLeft"],
  ["font", "monospace", '[part~="answer"]', "fontFamily"],
  ["font-size", "20px", '[part~="answer"]', "fontSize"],
  ["font-size", "20px", '[part~="popover"]', "fontSize", "17.5px"],
  ["layer", "77", '[part~="panel"]', "zIndex"],
];
const PARTS =
  "button panel transcript question answer citation popover references reference composer input send".split(
    " ",
  );
const STYLE = `
citecore-widget { ${PROPERTIES.map(([name, value]) => `--citecore-${name}: ${value};`).join(" ")} }
${PARTS.map((part, index) => `citecore-widget::part(${part}) { outline-color: rgb(9, 9, ${index}); }`).join("\n")}`;

test("every event comes in its place, with its detail, through shadow roots", async () => {
  const { page, widget } = await opened('handoff="zE"');
  await widget.host.getByRole("button").click();
  await widget.send(QUESTION);
  const outcome = await widget.outcome();
  await widget.citations.first().focus();
  await page.keyboard.press("Enter");
  await widget.preview.waitFor();
  await page.keyboard.press("Escape");
  await widget.button("Helpful").click();
  await widget.button("Ask support").click();
  await page.keyboard.press("Escape");
  const all = await heard(page);
  assert.deepEqual(
    all.map(({ name }) => name),
    "ready open ask progress progress progress answer citation feedback handoff close".split(" "),
  );
  assert.ok(all.every(({ bubbles, composed }) => bubbles && composed));
  const details = (name) => all.filter((event) => event.name === name).map(({ detail }) => detail);
  assert.deepEqual(details("ask"), [{ question: QUESTION }]);
  assert.deepEqual(
    details("progress").map(({ stage }) => stage),
    ["searching", "answering", "verifying"],
  );
  assert.deepEqual(details("answer"), [{ outcome }]);
  assert.equal(details("citation")[0].reference.title, "Tripod legs");
  assert.deepEqual(details("feedback"), [{ helpful: true }]);
  assert.equal(details("handoff")[0].question, QUESTION);
  assert.match(details("handoff")[0].answer, /^Wipe the legs/);
  await assertClean(page);
  await closePage(page);
});

test("an error has a code and a message", async () => {
  const { page, widget } = await opened("", { [SEARCH]: () => ({ status: 500, body: "{}" }) });
  const thrown = await widget.host.evaluate((host, question) => {
    return host.ask(question).catch(({ code, message }) => ({ code, message }));
  }, QUESTION);
  const [{ detail }] = (await heard(page)).filter(({ name }) => name === "error");
  assert.deepEqual(detail, { code: "http-500", message: thrown.message });
  assert.equal(thrown.code, "http-500");
  await assertClean(page, [/status of 500/]);
  await closePage(page);
});

test("the methods do what they say, and nothing before there is anything to do", async () => {
  const { until, release } = held();
  const slow = async (_, response, number) => {
    if (number === 1) await until;
    return stream("Wipe the legs [1].");
  };
  const { page, widget } = await opened("", { [ASK]: slow });
  await widget.host.evaluate((host) => [host.close(), host.stop(), host.clear()]);
  assert.equal(page.notes.requests.filter((url) => /wasm/.test(url)).length, 0);
  await widget.host.evaluate((host) => host.open());
  await expectEventually(() => widget.input.evaluate((input) => input.matches(":focus")), true);
  await widget.host.evaluate((host) => host.close());
  await expectEventually(() => widget.input.isVisible(), false);
  const outcome = await widget.host.evaluate((host, question) => host.ask(question), QUESTION);
  assert.ok(await widget.input.isVisible(), "asking opens it");
  assert.deepEqual(outcome, await widget.outcome());
  const second = widget.host.evaluate((host) => host.ask("Again?").catch(({ code }) => code));
  await widget.stop.waitFor();
  await expectEventually(() => fake.sent[ASK].length, 2);
  await widget.host.evaluate((host) => host.stop());
  assert.equal(await second, "stopped");
  release();
  await widget.host.evaluate((host) => host.clear());
  await expectEventually(() => widget.host.locator('[part~="question"]').count(), 0);
  for (const nothing of [" ", null, 42]) {
    const code = await widget.host.evaluate(
      (host, nothing) => host.ask(nothing).catch(({ code }) => code),
      nothing,
    );
    assert.equal(code, "invalid-input", `${nothing}`);
  }
  await assertClean(page);
  await closePage(page);
});

test("the page closes it without taking the focus from what has it", async () => {
  const { page, widget } = await opened();
  const button = widget.host.getByRole("button", { name: "Ask the help center" });
  await widget.host.evaluate((host) => host.open());
  await expectEventually(() => widget.input.evaluate((input) => input.matches(":focus")), true);
  await widget.host.evaluate((host) => host.close());
  await expectEventually(() => button.evaluate((button) => button.matches(":focus")), true);
  await widget.host.evaluate((host) => host.open());
  await expectEventually(() => widget.input.evaluate((input) => input.matches(":focus")), true);
  const keeps = await widget.host.evaluate(async (host) => {
    const other = document.createElement("input");
    host.before(other);
    other.focus();
    host.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return document.activeElement === other;
  });
  assert.ok(keeps);
  assert.ok(await widget.input.isHidden());
  await closePage(page);
});

test("the mode changes both ways while the widget is there: field and conversation stay", async () => {
  const { page, widget } = await opened();
  const button = widget.button("Ask the help center");
  await button.click();
  await widget.input.press("Escape");
  await widget.input.waitFor({ state: "hidden" });
  await widget.set("mode", "inline");
  await widget.host.getByRole("region", { name: "Ask the help center" }).waitFor();
  assert.equal(await button.count(), 0);
  await widget.send(QUESTION);
  await widget.outcome();
  await widget.input.fill("A draft");
  await widget.set("mode", "button");
  await expectEventually(() => button.evaluate((button) => button.matches(":focus")), true);
  assert.ok(await widget.input.isHidden());
  await page.keyboard.press("Enter");
  await widget.host.getByRole("dialog").waitFor();
  assert.equal(await widget.input.inputValue(), "A draft");
  assert.match(await widget.text(), /^Wipe the legs/);
  await widget.set("mode", "inline");
  await widget.host.getByRole("region", { name: "Ask the help center" }).waitFor();
  await expectEventually(() => widget.input.evaluate((input) => input.matches(":focus")), true);
  await assertClean(page);
  await closePage(page);
});

test("a double click asks, and doesn't stop what it has asked", async () => {
  const { until, release } = held();
  const { page, widget } = await opened('mode="inline"', {
    [ASK]: async () => (await until, stream("Wipe the legs [1].")),
  });
  await widget.input.click();
  await widget.status.waitFor({ state: "attached" });
  await widget.input.fill(QUESTION);
  await widget.ask.dblclick();
  await expectEventually(() => fake.sent[ASK]?.length, 1);
  assert.equal(await widget.stop.count(), 1);
  release();
  assert.equal((await widget.outcome()).incomplete, false);
  await assertClean(page);
  await closePage(page);
});

test("search and complete replace the proxy, with what they are told and a signal that is stopped", async () => {
  const { page, widget } = await opened('knowledge="page" mode="inline"');
  await widget.host.evaluate((host) => {
    host.search = async (queries, signal) => {
      window.searched = [queries, signal instanceof AbortSignal];
      return { passages: [{ text: "Wipe the legs.", title: "Legs", score: 0.9 }] };
    };
    host.complete = async function* (messages, signal) {
      window.completed = [messages.map(({ role }) => role), messages.at(-1).content];
      window.signal = signal;
      yield "Wipe the ";
      yield "legs [1].";
      if (window.waits) await new Promise(() => {});
    };
  });
  await widget.send(QUESTION);
  await widget.outcome();
  assert.match(await widget.text(), /^Wipe the legs 1/);
  const [queries, has] = await page.evaluate(() => window.searched);
  assert.deepEqual([queries[0], has], [QUESTION, true]);
  const [roles, last] = await page.evaluate(() => window.completed);
  assert.deepEqual([roles[0], roles.at(-1)], ["system", "user"]);
  assert.ok(last.includes(QUESTION) && last.includes("Wipe the legs."), last);
  await page.evaluate(() => (window.waits = true));
  await widget.send("And then?");
  await widget.citations.nth(1).waitFor();
  assert.equal(await page.evaluate(() => window.signal.aborted), false);
  await widget.stop.click();
  await expectEventually(() => page.evaluate(() => window.signal.aborted), true);
  assert.deepEqual([fake.sent[SEARCH], fake.sent[ASK]], [undefined, undefined]);
  await assertClean(page);
  await closePage(page);
});

test('knowledge="page" without a search says that the page lacks it', async () => {
  const { page, widget } = await opened('knowledge="page" mode="inline"');
  await widget.send(QUESTION);
  await widget.alert.filter({ hasText: "This page could not fetch" }).waitFor();
  assert.equal((await page.evaluate(() => window.notes.errors))[0].code, "page");
  await closePage(page);
});

test("a word that an attribute doesn't know is told on the console, with those it knows", async () => {
  const { page, widget } = await opened(
    'mode="inline" knowledge="zendes" theme="" verify="on" profile="none-such" locale="not a tag"',
  );
  const told = [];
  page.on("console", (message) => message.type() === "warning" && told.push(message.text()));
  await widget.send(QUESTION);
  await widget.outcome();
  assert.deepEqual(told, [
    '<citecore-widget>: knowledge="zendes" isn\'t one of: proxy, zendesk, page',
    '<citecore-widget>: profile="none-such" isn\'t one of: support, verified, tagged, diverse',
    '<citecore-widget>: locale="not a tag" isn\'t a language tag, as en or pt-BR',
  ]);
  assert.equal(fake.sent[SEARCH].length, 1, "the proxy's");
  const { language, profile } = fake.sent[ASK][0].body;
  assert.deepEqual([language, profile], [undefined, undefined]);
  await closePage(page);
});

test("an address that can't be one is told on the console", async () => {
  const isNone = (said) => `<citecore-widget>: ${said} isn't an address, as https://example.com`;
  for (const [attributes, ...expected] of [
    ['proxy="help.example.com"', isNone('proxy="help.example.com"')],
    ['handoff="javascript:alert(1)"', isNone('handoff="javascript:alert(1)"')],
    ...["zE", "/form?at=9:00", "form", "https://a.example", "mailto:a@a.example", ""].map(
      (good) => [`handoff="${good}"`],
    ),
  ]) {
    const { page, widget } = await opened(`mode="inline" ${attributes}`);
    const told = [];
    page.on("console", (message) => message.type() === "warning" && told.push(message.text()));
    await widget.input.click();
    await widget.button("Ask").waitFor();
    await widget.host.locator('[part~="transcript"]').waitFor({ state: "attached" });
    await expectEventually(() => told, expected);
    await closePage(page);
  }
});

test("heading, placeholder, suggestions and handoff say what they are told", async () => {
  const { page, widget } = await opened(
    'heading="Ask us" placeholder="What is it?" suggestions="One?\n\n  Two?  " handoff="/form"',
  );
  await widget.button("Ask us").click();
  await widget.host.getByRole("dialog", { name: "Ask us" }).waitFor();
  assert.equal(await widget.input.getAttribute("placeholder"), "What is it?");
  const list = widget.host.getByRole("list", { name: "Suggestions" });
  assert.deepEqual(await list.getByRole("button").allInnerTexts(), ["One?", "Two?"]);
  await list.getByRole("button", { name: "Two?" }).click();
  await widget.outcome();
  assert.equal(fake.sent[SEARCH][0].body.question, "Two?");
  const opening = page.context().waitForEvent("page");
  await widget.button("Ask support").click();
  assert.equal(new URL((await opening).url()).pathname, "/form");
  await closePage(page);
});

test("locale and profile go to the proxy", async () => {
  const { page, widget } = await opened('mode="inline" locale="en-GB" profile="support"');
  await widget.send(QUESTION);
  await widget.outcome();
  assert.equal(fake.sent[SEARCH][0].body.locale, "en-GB");
  const { language, profile } = fake.sent[ASK][0].body;
  assert.deepEqual([language, profile], ["en-GB", "support"]);
  await closePage(page);
});

for (const [attribute, colorScheme, seen] of [
  ["auto", "light", "rgb(255, 255, 255)"],
  ["auto", "dark", "rgb(23, 28, 36)"],
  ["light", "dark", "rgb(255, 255, 255)"],
  ["dark", "light", "rgb(23, 28, 36)"],
]) {
  test(`the theme ${attribute} where the reader likes ${colorScheme}`, async () => {
    const plain = { "GET /page.css": () => ({ kind: "text/css", body: "" }) };
    const { page, widget } = await opened(`theme="${attribute}"`, plain, { colorScheme });
    await widget.host.evaluate((host) => host.open());
    const panel = widget.host.locator('[part~="panel"]');
    assert.equal(await panel.evaluate((node) => getComputedStyle(node).backgroundColor), seen);
    await closePage(page);
  });
}

test("parts and custom properties are there for the page's own style", async () => {
  const writes = () => stream("Wipe the `legs` [1]. Feet wear [2].");
  const { page, widget } = await opened("", { [ASK]: writes });
  const outline = (part) =>
    widget.host
      .locator(`[part~="${part}"]`)
      .first()
      .evaluate((node) => getComputedStyle(node).outlineColor);
  assert.equal(await outline("button"), `rgb(9, 9, 0)`);
  await widget.host.getByRole("button").click();
  await widget.send(QUESTION);
  await widget.outcome();
  await widget.citations.first().hover();
  await widget.preview.waitFor();
  for (const [index, part] of PARTS.entries()) {
    assert.equal(await outline(part), `rgb(9, 9, ${index})`, part);
  }
  for (const [name, value, selector, property, seen = value] of PROPERTIES) {
    const found = await widget.host
      .locator(selector)
      .first()
      .evaluate((node, property) => getComputedStyle(node)[property], property);
    assert.equal(found, seen, `--citecore-${name}`);
  }
  await assertClean(page);
  await closePage(page);
});

test("what a reader meets has its role and its name", async () => {
  const { until, release } = held();
  const slow = async () => (
    await until,
    stream("Wipe the legs [1]. Feet wear [2]; legs stay [1].")
  );
  const { page, widget } = await opened('verify="off"', { [ASK]: slow });
  await widget.host.getByRole("button").click();
  assert.equal(await widget.host.getByRole("dialog").getAttribute("aria-modal"), null);
  await widget.send(QUESTION);
  await widget.status.filter({ hasText: "Generating answer" }).waitFor();
  await widget.button("Stop").waitFor();
  release();
  await widget.outcome();
  await widget.status.filter({ hasText: "Answer ready, 2 references" }).waitFor();
  await widget.button("Ask").waitFor();
  const cited = await widget.citations.evaluateAll((all) =>
    all.map((a) => [
      a.localName,
      a.parentElement.localName,
      a.getAttribute("aria-label"),
      a.innerText,
    ]),
  );
  const label = (number, title) => ["a", "sup", `Reference ${number}: ${title}`, String(number)];
  const legs = label(1, "Tripod legs");
  assert.deepEqual(cited, [legs, label(2, "Tripod feet"), legs]);
  const ids = await widget.citations.evaluateAll((all) => all.map(({ id }) => id));
  assert.ok(ids.every(Boolean) && new Set(ids).size === 3, ids.join());
  assert.equal(await widget.bibliography.getAttribute("role"), "doc-bibliography");
  assert.equal(await widget.host.getByRole("heading", { name: "References" }).count(), 1);
  assert.equal(await widget.references.count(), 2);
  const back = widget.references.first().locator('[role="doc-backlink"]');
  const led = await back.evaluateAll((all) => all.map((a) => a.getAttribute("href").slice(1)));
  assert.deepEqual(led, [ids[0], ids[2]]);
  for (const href of await widget.citations.evaluateAll((all) => all.map((a) => a.hash.slice(1)))) {
    assert.equal(await widget.host.locator(`li#${href}`).count(), 1);
  }
  const live = widget.host.locator('[part~="transcript"]');
  assert.ok(!/polite|assertive/.test(await live.getAttribute("aria-live")));
  await widget.citations.nth(1).focus();
  await widget.host.getByRole("dialog", { name: "Tripod feet" }).waitFor();
  for (const name of ["Copy", "Regenerate", "Helpful", "Not helpful", "Ask support"]) {
    assert.equal(await widget.button(name).count(), 1, name);
  }
  await widget.button("Regenerate").click();
  await widget.outcome(2);
  assert.equal(
    await widget.host.getByRole("heading", { name: QUESTION }).count(),
    1,
    "in its place",
  );
  assert.equal(fake.sent[ASK].length, 2);
  await assertClean(page);
  await closePage(page);
});

test("what scrolls has a name, and one for all is enough", async () => {
  const text =
    "| leg | foot |\n|---|---|\n| 1 | 2 [1] |\n\n```\nwipe --dry\n```\n\nWipe the legs [1].";
  const { page, widget } = await opened('mode="inline" verify="off"', {
    [ASK]: () => stream(text),
  });
  await widget.send(QUESTION);
  await widget.outcome();
  await widget.citations.first().click();
  const scrolling = widget.host.getByRole("group", { name: "Scrollable area", exact: true });
  await expectEventually(
    () => scrolling.evaluateAll((all) => all.map((node) => node.className || node.localName)),
    ["table", "passage", "pre"],
  );
  assert.ok(await scrolling.evaluateAll((all) => all.every(({ tabIndex }) => tabIndex === 0)));
  await assertAccessible(page, "citecore-widget");
  await assertClean(page);
  await closePage(page);
});
