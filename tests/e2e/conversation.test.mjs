// One question after the other, on one page after the other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const INLINE = '<citecore-widget mode="inline"></citecore-widget>';
const ASK = "POST /v1/answer";
const KEY = "citecore-conversation";
const WIPE = "Wipe each tripod leg with a damp cloth after every night out [1].";
const FOOT =
  "Replace a rubber foot when its profile is worn below 2 mm [2]. Bolts want 80 newton metres [1].";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** A page of a proxy that gives these answers, one after the other. */
async function opened(answers, page = {}) {
  const writes = (_, response, number) => stream(answers[Math.min(number, answers.length - 1)]);
  fake.restart({ [ASK]: writes }, { body: INLINE, ...page });
  return openPage(browser, `${fake.origin}/`);
}

/** What is there of the conversation. */
const shown = (widget) =>
  widget.host.evaluate((host) =>
    [...host.shadowRoot.querySelectorAll(".turn")].map((turn) => ({
      question: turn.querySelector("h3").textContent,
      answer: turn.querySelector(".answer")?.textContent,
      signs: [...turn.querySelectorAll(".answer [role=img]")].map((sign) => sign.ariaLabel),
      references: [...turn.querySelectorAll("[role=doc-bibliography] .entry")].map(
        (entry) => entry.textContent,
      ),
      notice: turn.querySelector(".notice")?.textContent ?? null,
    })),
  );

test("a follow-up is asked with what came before, without its marks", async () => {
  const page = await opened([WIPE, FOOT]);
  const widget = new Widget(page);
  await widget.send("How is a leg cleaned?");
  await widget.outcome();
  await widget.send("And the feet?");
  await widget.outcome(2);
  const [sought, also] = fake.sent["POST /v1/search"].map(({ body }) => body.queries);
  assert.equal(sought, undefined);
  assert.deepEqual(also, ["And the feet?", "How is a leg cleaned? And the feet?"]);
  const [first, second] = fake.sent[ASK].map(({ body }) => body);
  assert.equal(first.history, undefined);
  assert.deepEqual(second.history, [
    { question: "How is a leg cleaned?", answer: WIPE.replace(" [1]", "") },
  ]);
  const ids = await widget.host.evaluate((host) =>
    [...host.shadowRoot.querySelectorAll("[id]")].map(({ id }) => id),
  );
  assert.equal(new Set(ids).size, ids.length, "no id is there twice");
  await assertClean(page);
  await closePage(page);
});

test("earlier turns are told as far as there is room for what else a model is asked with", async () => {
  const long = "Wipe each tripod leg with a damp cloth [1]. ".repeat(250).trim();
  const told = long.replaceAll(" [1]", "");
  const page = await opened([long, FOOT, long, WIPE]);
  const widget = new Widget(page);
  const questions = ["How is a leg cleaned?", "And the feet?", "And the locks?", "And the rest?"];
  for (const [at, question] of questions.entries()) {
    await widget.send(question);
    await widget.outcome(at + 1);
  }
  const { history } = fake.sent[ASK].at(-1).body;
  assert.deepEqual(
    history.map(({ question }) => question),
    questions.slice(0, 3),
  );
  assert.equal(history[2].answer, told, "the last is whole");
  assert.ok(told.startsWith(history[0].answer) && history[0].answer.length < told.length);
  assert.ok(JSON.stringify(history).length < 13_000);
  await assertClean(page);
  await closePage(page);
});

test("of an earlier answer no scrap is told", async () => {
  const long = "Wipe each tripod leg with a damp cloth [1]. ".repeat(302).trim();
  const page = await opened([long, long, WIPE]);
  const widget = new Widget(page);
  for (const [at, question] of [
    "How is a leg cleaned?",
    "And the feet?",
    "And the locks?",
  ].entries()) {
    await widget.send(question);
    await widget.outcome(at + 1);
  }
  const { history } = fake.sent[ASK].at(-1).body;
  assert.deepEqual(
    history.map(({ question }) => question),
    ["And the feet?"],
  );
  await assertClean(page);
  await closePage(page);
});

test("the conversation is there on the next page, as it was, without being asked again", async () => {
  const page = await opened([WIPE, FOOT]);
  const widget = new Widget(page);
  await widget.send("How is a leg cleaned?");
  await widget.outcome();
  await widget.button("Helpful").click();
  await widget.send("And the feet?");
  await widget.outcome(2);
  await expectEventually(() => widget.host.getByText("Thank you for your feedback").count(), 1);
  const before = await shown(widget);
  assert.equal(before.length, 2);
  assert.ok(before[1].signs.length > 0, "it is verified");

  await page.goto(`${fake.origin}/another`);
  const again = new Widget(page);
  await again.input.click();
  await expectEventually(async () => (await shown(again)).length, 2);
  await expectEventually(() => shown(again), before);
  assert.equal(fake.sent[ASK].length, 2);
  assert.equal(await again.button("Helpful").first().getAttribute("aria-pressed"), "true");
  assert.equal((await page.evaluate(() => window.notes.outcomes)).length, 0, "no answer is new");

  await again.send("Which metal?");
  await again.outcome();
  assert.equal(fake.sent[ASK][2].body.history.length, 2);
  await assertClean(page);
  await closePage(page);
});

test("a question that comes before the last page's answers are there again waits for them", async () => {
  const long = Array.from({ length: 1500 }, () => WIPE).join(" ");
  const page = await opened([long, FOOT]);
  const widget = new Widget(page);
  await widget.send("How is a leg cleaned?");
  await widget.outcome();
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/-rest\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  const again = new Widget(page);
  await again.input.click();
  await again.send("And the feet?");
  release();
  await again.outcome();
  const [, followed] = fake.sent[ASK].map(({ body }) => body);
  assert.deepEqual(
    followed.history.map(({ question }) => question),
    ["How is a leg cleaned?"],
  );
  await assertClean(page);
  await closePage(page);
});

test("what was cut short is still incomplete on the next page", async () => {
  const cut = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: delta\ndata: {"text":"Wipe the legs [1]. Then dry"}\n\n');
    setTimeout(() => response.destroy(), 100);
  };
  const page = await opened([WIPE]);
  fake.on[ASK] = cut;
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.note.filter({ hasText: "This answer is incomplete" }).waitFor();
  await page.reload();
  const again = new Widget(page);
  await again.input.click();
  await again.note.filter({ hasText: "This answer is incomplete" }).waitFor();
  assert.ok((await again.text()).startsWith("Wipe the legs 1. Then dry"));
  await again.button("Try again").waitFor();
  await closePage(page);
});

test("a page that is left in mid-answer leaves the question and what there was of the answer", async () => {
  const page = await opened([WIPE]);
  fake.on[ASK] = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: delta\ndata: {"text":"Wipe the legs [1]. Then dry"}\n\n');
  };
  const widget = new Widget(page);
  await widget.send("How?");
  await expectEventually(async () => (await widget.text()).startsWith("Wipe the legs"), true);
  await page.goto(`${fake.origin}/another`);
  const again = new Widget(page);
  await again.input.click();
  await again.note.filter({ hasText: "Answer stopped" }).waitFor();
  assert.ok((await again.text()).startsWith("Wipe the legs 1. Then dry"));
  assert.equal(fake.sent[ASK].length, 1);

  // An element that is taken off and put back keeps it as well.
  await again.send("And now?");
  await expectEventually(async () => (await shown(again)).length, 2);
  await expectEventually(() => fake.sent[ASK].length, 2);
  await page.evaluate(() => {
    const element = document.querySelector("citecore-widget");
    const parent = element.parentNode;
    element.remove();
    setTimeout(() => parent.append(element), 100);
  });
  await page.waitForTimeout(300);
  await again.input.click();
  await expectEventually(
    async () => (await shown(again)).map(({ question }) => question),
    ["How?", "And now?"],
  );
  await closePage(page);
});

test("a page that is left while it searches leaves the question, to be asked again", async () => {
  const page = await opened([WIPE]);
  fake.on["POST /v1/search"] = () => new Promise(() => {});
  const widget = new Widget(page);
  await widget.send("How?");
  await expectEventually(() => fake.sent["POST /v1/search"]?.length, 1);
  await page.reload();
  const again = new Widget(page);
  await again.input.click();
  await again.note.filter({ hasText: "Answer stopped" }).waitFor();
  const [{ question, answer }] = await shown(again);
  assert.deepEqual([question, answer], ["How?", ""]);
  delete fake.on["POST /v1/search"];
  await again.button("Try again").click();
  await again.outcome();
  assert.ok((await again.text()).startsWith("Wipe each tripod leg"));
  await closePage(page);
});

test("starting over forgets it, in the session too", async () => {
  const page = await opened([WIPE]);
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.outcome();
  const kept = () => page.evaluate((key) => sessionStorage.getItem(key), KEY);
  assert.ok((await kept()).includes("damp cloth"));
  await widget.button("Start over").click();
  assert.equal(await kept(), null);
  await page.reload();
  const again = new Widget(page);
  await again.input.click();
  await page.waitForTimeout(300);
  assert.deepEqual(await shown(again), []);
  await closePage(page);
});

test("what is kept has a bound: the oldest turns are forgotten", async () => {
  const page = await opened([WIPE]);
  const text = "Wipe each tripod leg with a damp cloth after every night out. ".repeat(5_000);
  fake.on["POST /v1/search"] = () => ({
    body: JSON.stringify({ passages: [{ text, title: "Tripod legs", score: 0.9 }] }),
  });
  const widget = new Widget(page);
  for (let number = 1; number <= 5; number += 1) {
    await widget.send(`Question ${number}?`);
    await widget.outcome(number);
  }
  const kept = JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key), KEY));
  assert.deepEqual(
    kept.turns.map(({ question }) => question),
    ["Question 3?", "Question 4?", "Question 5?"],
  );
  await assertClean(page);
  await closePage(page);
});

for (const [name, entry] of Object.entries({
  "no JSON": "{",
  "another kind of JSON": "[1, null]",
  "turns that are none": '{"turns":[{"question":7}]}',
  "passages that are none": '{"turns":[{"question":"a","passages":[{"text":5}],"answers":[]}]}',
  "a score out of its range":
    '{"turns":[{"question":"a","passages":[{"text":"b","score":1e999}],"answers":[]}]}',
  "a blank question": '{"turns":[{"question":" ","passages":[],"answers":[]}]}',
  "the turns of another profile":
    '{"profile":"tagged","turns":[{"question":"a","passages":[],"answers":[]}]}',
})) {
  test(`a session that holds ${name} is passed over`, async () => {
    const page = await opened([WIPE]);
    await page.evaluate(([key, entry]) => sessionStorage.setItem(key, entry), [KEY, entry]);
    await page.reload();
    const widget = new Widget(page);
    await widget.send("How?");
    await widget.outcome();
    await expectEventually(
      async () => (await shown(widget)).map(({ question }) => question),
      ["How?"],
    );
    await assertClean(page);
    await closePage(page);
  });
}

test("two widgets on a page have a conversation each", async () => {
  const two = INLINE + '<citecore-widget mode="inline" heading="Second"></citecore-widget>';
  const page = await opened([WIPE, FOOT], { body: two });
  const [first, second] = [0, 1].map(
    (nth) => new Widget(page, "en", page.locator("citecore-widget").nth(nth)),
  );
  await first.send("First?");
  await second.send("Second?");
  await first.outcome(2);
  assert.deepEqual(
    (await shown(first)).map(({ question }) => question),
    ["First?"],
  );
  assert.deepEqual(
    (await shown(second)).map(({ question }) => question),
    ["Second?"],
  );
  await page.reload();
  await first.input.click();
  await second.input.click();
  await expectEventually(async () => (await shown(first)).map((turn) => turn.question), ["First?"]);
  await expectEventually(
    async () => (await shown(second)).map((turn) => turn.question),
    ["Second?"],
  );
  await assertClean(page);
  await closePage(page);
});

test("sources that were read but aren't cited stand apart from the references", async () => {
  const page = await opened([WIPE]);
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.outcome();
  assert.equal(await widget.references.count(), 1);
  const others = widget.host.getByRole("region", { name: "Read, but not cited" });
  const link = others.getByRole("link", { name: "Tripod feet" });
  assert.equal(await link.getAttribute("href"), `${fake.origin}/hc/en/articles/tripod-feet`);
  assert.equal(await others.getByRole("listitem").count(), 1);
  await assertClean(page);
  await closePage(page);
});

test("the hotkey opens it, but not while somebody types", async () => {
  const body =
    '<input aria-label="Other"><citecore-widget hotkey="/"></citecore-widget>' +
    '<citecore-widget hotkey="mod+k" heading="Second"></citecore-widget>' +
    '<citecore-widget hotkey="shift+?" heading="Third"></citecore-widget>';
  const page = await opened([WIPE], { body });
  const [slash, combined, shifted] = [0, 1, 2].map(
    (nth) => new Widget(page, "en", page.locator("citecore-widget").nth(nth)),
  );
  const other = page.getByLabel("Other");
  await other.focus();
  await page.keyboard.press("/");
  await page.keyboard.press("Shift+?");
  assert.equal(await other.inputValue(), "/?");
  assert.equal(await slash.input.count(), 0);
  assert.equal(await shifted.input.count(), 0);
  await other.evaluate((node) => node.blur());
  for (const key of ["Control+/", "Alt+/", "k"]) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  assert.equal(await slash.input.count(), 0);
  await page.keyboard.press("/");
  await slash.input.waitFor();
  await expectEventually(() => slash.input.evaluate((node) => node.matches(":focus")), true);
  await page.keyboard.type("a/b");
  assert.equal(await slash.input.inputValue(), "a/b");
  await page.keyboard.press("Escape");
  await other.focus();
  await page.keyboard.press("Control+k");
  await combined.input.waitFor();
  await assertClean(page);
  await closePage(page);
});

for (const [hotkey, { typing, ...pressed }] of [
  ["alt+a", { key: "å", code: "KeyA", altKey: true }],
  ["alt+1", { key: "¡", code: "Digit1", altKey: true }],
  ["mod+k", { key: "л", code: "KeyK", ctrlKey: true, typing: true }],
  ["k", { key: "л", code: "KeyK" }],
]) {
  test(`the hotkey ${hotkey} is where it is on keyboards that write ${pressed.key} there`, async () => {
    const body = `<input aria-label="Other"><citecore-widget hotkey="${hotkey}"></citecore-widget>`;
    const page = await opened([WIPE], { body });
    const widget = new Widget(page);
    const press = (more, selector = "body") =>
      page.locator(selector).evaluate(
        (target, how) => {
          const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...how });
          return !target.dispatchEvent(event);
        },
        { ...pressed, ...more },
      );
    await page.waitForTimeout(200);
    assert.equal(await press({ key: "t" }), false, "another letter");
    assert.equal(await press({ code: "KeyB" }), false, "another place");
    if (!typing) assert.equal(await press({}, "input"), false, "it is being written");
    assert.equal(await press({}, typing ? "input" : "body"), true);
    await widget.input.waitFor();
    await assertClean(page);
    await closePage(page);
  });
}

test("in a page, the answer to a question that follows comes into sight", async () => {
  const page = await opened([`${WIPE}\n\n`.repeat(20), FOOT]);
  const widget = new Widget(page);
  await widget.send("How is a leg cleaned?");
  await widget.outcome();
  assert.equal(await page.evaluate(() => scrollY), 0, "the first answer is in sight");
  await widget.send("And the feet?");
  await widget.outcome(2);
  const top = await widget.host.evaluate((host) => {
    const turns = [...host.shadowRoot.querySelectorAll(".turn")];
    return turns.at(-1).getBoundingClientRect().top / innerHeight;
  });
  assert.ok(top >= 0 && top <= 0.5, `the second begins at ${top} of the window`);
  await assertClean(page);
  await closePage(page);
});
