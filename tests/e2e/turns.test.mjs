// What becomes of the turns of a conversation when one is answered again, shown in another way, or can't be shown yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const ASK = "POST /v1/answer";
const KEY = "citecore-conversation";
const REST = /-rest\.wasm$/;
const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth"];

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** A page of a proxy that answers the first time "First 1.", then "Second 1.", and so on. */
async function opened(attributes = 'verify="off"') {
  const body = `<citecore-widget mode="inline" ${attributes}></citecore-widget>`;
  fake.restart({ [ASK]: writes }, { body });
  const page = await openPage(browser, `${fake.origin}/`);
  return { page, widget: new Widget(page) };
}

const writes = (_, response, number) => stream(`${ORDINALS[number]} [1].`);

async function asked(widget, count) {
  for (let number = 1; number <= count; number += 1) {
    await widget.send(`Question ${number}?`);
    await widget.outcome(number);
  }
}

/** The questions with what stands below them. */
const shown = (widget) =>
  widget.host.evaluate((host) =>
    [...host.shadowRoot.querySelectorAll(".turn")].map((turn) =>
      [turn.querySelector("h3"), turn.querySelector(".answer")]
        .map((part) => part?.textContent.replaceAll("\u00a0", " ") ?? "")
        .join(" "),
    ),
  );

/** What the tab's session has: the questions with the last attempts at them. */
const kept = (page) =>
  page.evaluate(
    (key) =>
      JSON.parse(sessionStorage.getItem(key)).turns.map(
        ({ question, answers }) => `${question} ${answers.at(-1).text}`,
      ),
    KEY,
  );

const THREE = ["Question 1? First 1.", "Question 2? Second 1.", "Question 3? Third 1."];
const AGAIN = THREE.with(1, "Question 2? Fourth 1.");
const marked = (turns) => turns.map((turn) => turn.replace(" 1.", " [1]."));

test("an answer is written again in its place, with what came before it", async () => {
  let release;
  const { page, widget } = await opened();
  await asked(widget, 3);
  const released = new Promise((resolve) => (release = resolve));
  fake.on[ASK] = async (...given) => (await released, writes(...given));
  await widget.button("Regenerate").nth(1).click();
  await expectEventually(() => fake.sent[ASK].length, 4);
  assert.deepEqual(await shown(widget), THREE.with(1, "Question 2? "));
  await widget.button("Helpful").first().click();
  await widget.host.getByText("Thank you").first().waitFor();
  assert.deepEqual(await kept(page), marked(THREE), "there is no other answer yet");
  release();
  await widget.outcome(4);
  assert.deepEqual(await shown(widget), AGAIN);
  assert.deepEqual(await kept(page), marked(AGAIN));
  const { history } = fake.sent[ASK][3].body;
  assert.deepEqual(history, [{ question: "Question 1?", answer: "First." }]);
  await page.reload();
  await widget.input.click();
  await expectEventually(() => shown(widget), AGAIN);
  await assertClean(page);
  await closePage(page);
});

test("where no other answer comes, the one that was there is shown again", async () => {
  const { page, widget } = await opened();
  await asked(widget, 3);
  await page.context().setOffline(true);
  await widget.button("Regenerate").nth(1).click();
  await widget.alert.filter({ hasText: "You are offline" }).waitFor();
  assert.deepEqual(await shown(widget), THREE);
  assert.deepEqual(await kept(page), marked(THREE));
  await widget.ask.waitFor();
  await page.context().setOffline(false);
  await widget.button("Try again").click();
  await widget.outcome(4);
  assert.deepEqual(await shown(widget), AGAIN);
  assert.equal(await widget.alert.filter({ hasText: /\S/ }).count(), 0);
  await assertClean(page, [/ERR_INTERNET_DISCONNECTED/]);
  await closePage(page);
});

test("who stops another answer before it begins has the first again", async () => {
  const { page, widget } = await opened();
  await asked(widget, 3);
  fake.on[ASK] = () => new Promise(() => {});
  await widget.button("Regenerate").first().click();
  await expectEventually(() => fake.sent[ASK].length, 4);
  await widget.stop.click();
  await expectEventually(() => shown(widget), THREE);
  assert.equal(await widget.button("Try again").count(), 0);
  await widget.button("Start over").click();
  assert.deepEqual(await shown(widget), []);
  await assertClean(page);
  await closePage(page);
});

test("the answer that is shown again is shown as the reader has switched meanwhile", async () => {
  const { page, widget } = await opened('verify="toggle"');
  await asked(widget, 1);
  const verification = widget.host.locator('[part~="verification"]');
  assert.equal(await verification.count(), 1);
  for (const count of [0, 1]) {
    fake.on[ASK] = () => new Promise(() => {});
    const sent = fake.sent[ASK].length;
    await widget.button("Regenerate").click();
    await expectEventually(() => fake.sent[ASK].length, sent + 1);
    await widget.host.getByRole("switch").click();
    await widget.stop.click();
    await widget.button("Regenerate").waitFor();
    assert.equal(await verification.count(), count);
  }
  await assertClean(page);
  await closePage(page);
});

test("a question that is asked again follows up on the answer that another is awaited for", async () => {
  const { page, widget } = await opened();
  await asked(widget, 3);
  fake.on[ASK] = () => new Promise(() => {});
  await widget.button("Regenerate").first().click();
  await expectEventually(() => fake.sent[ASK].length, 4);
  fake.on[ASK] = writes;
  await widget.button("Regenerate").first().click();
  await widget.outcome(4);
  const { history } = fake.sent[ASK][4].body;
  assert.deepEqual(history, [{ question: "Question 1?", answer: "First." }]);
  await expectEventually(() => shown(widget), THREE.with(1, "Question 2? Fifth 1."));
  await assertClean(page);
  await closePage(page);
});

test("a conversation that can't be shown for want of a file is kept, and shown once that is there", async () => {
  const { page, widget } = await opened();
  await asked(widget, 2);
  const before = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
  await page.route(REST, (route) => route.abort());
  await page.goto(`${fake.origin}/another`);
  await widget.input.click();
  await expectEventually(() => shown(widget), ["Question 1? ", "Question 2? "]);
  await widget.send("Question 3?");
  await widget.alert.filter({ hasText: "Loading failed" }).waitFor();
  assert.deepEqual(await shown(widget), ["Question 1? ", "Question 2? ", "Question 3? "]);
  assert.equal(await page.evaluate((key) => sessionStorage.getItem(key), KEY), before);
  await page.unroute(REST);
  await widget.button("Try again").click();
  await widget.outcome();
  assert.deepEqual(await shown(widget), THREE);
  assert.deepEqual(await kept(page), marked(THREE));
  assert.equal(fake.sent[ASK][2].body.history.length, 2);
  await assertClean(page, [/ERR_FAILED/]);
  await closePage(page);
});

test("nothing is searched for a turn of an earlier page, and nothing says so", async () => {
  const { page, widget } = await opened();
  await asked(widget, 1);
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(REST, async (route) => (await released, route.continue()));
  await page.reload();
  await widget.input.click();
  await expectEventually(() => shown(widget), ["Question 1? "]);
  await page.waitForTimeout(300);
  assert.equal(await widget.host.locator(".progress").count(), 0);
  release();
  await expectEventually(() => shown(widget), THREE.slice(0, 1));
  await assertClean(page);
  await closePage(page);
});

test("a reason that is being written stays when the answer is shown in another way", async () => {
  const { page, widget } = await opened('verify="toggle"');
  const writes = () =>
    stream("Bolts want 80 newton metres of force [1]. Replace a rubber foot below 2 mm [2].");
  fake.on[ASK] = writes;
  await widget.send("How?");
  await widget.outcome();
  await widget.button("Not helpful").click();
  const reason = widget.host.getByRole("textbox", { name: "What was wrong" });
  await reason.fill("It names no cl");
  const numbers = await widget.numbers();
  await widget.host.getByRole("switch").click();
  await expectEventually(async () => (await widget.numbers()).length === numbers.length, false);
  assert.equal(await reason.inputValue(), "It names no cl");
  await reason.focus();
  await widget.set("verify", "on");
  await expectEventually(() => widget.numbers(), numbers);
  await page.keyboard.type("oth.");
  assert.equal(await reason.inputValue(), "It names no cloth.");
  await page.keyboard.press("ArrowLeft");
  await widget.set("heading", "Ask us");
  await widget.host.getByRole("heading", { name: "Ask us" }).waitFor();
  await page.keyboard.type(" or pad");
  assert.equal(await reason.inputValue(), "It names no cloth or pad.");
  await page.keyboard.press("Enter");
  await expectEventually(() => reason.count(), 0);
  const sent = fake.sent["POST /v1/feedback"].map(({ body }) => body.reason);
  assert.deepEqual(sent, [undefined, "It names no cloth or pad."]);
  await assertClean(page);
  await closePage(page);
});
