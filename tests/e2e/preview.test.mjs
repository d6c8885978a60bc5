// When the preview of a citation stays, and when it goes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { PASSAGES, answer, fakeProxy, json, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const QUESTION = "How is a tripod cleaned?";
const ASK = "POST /v1/answer";
const WIPE = "Wipe each tripod leg with a damp cloth after every night out [1].";
const RUBBER = "Replace a rubber foot when its profile is worn below 2 mm [2].";
/** Its source says nothing of the kind. */
const FORCE = "Bolts want 80 newton metres of force [1].";
/** Longer than the pointer rests before a preview opens, and than a preview stays behind it. */
const LONG = 600;

const fake = await shared(fakeProxy());
const browser = await shared(launch());

async function opened(on, attributes = "", options = {}) {
  const body = `<citecore-widget mode="inline" ${attributes}></citecore-widget>`;
  fake.restart(on, { body });
  const page = await openPage(browser, `${fake.origin}/`, options);
  await page.evaluate(() => {
    window.cited = [];
    addEventListener("citecore:citation", ({ detail }) =>
      window.cited.push(detail.reference.title),
    );
  });
  return { page, widget: new Widget(page) };
}

async function answered(attributes, options) {
  const writes = () => stream(`${WIPE} ${RUBBER}`);
  const opening = await opened({ [ASK]: writes }, attributes, options);
  await opening.widget.send(QUESTION);
  await opening.widget.outcome();
  return opening;
}

/** Writes the text, and ends once it is let go. */
function holding(text) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const writes = async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`);
    await released;
    response.end(answer(""));
  };
  return { writes, release };
}

const titled = (widget, name) => widget.host.getByRole("dialog", { name }).count();

test("a preview goes where its citation comes to stand for another source", async () => {
  const { writes, release } = holding(`${FORCE} ${RUBBER}`);
  const { page, widget } = await opened({ [ASK]: writes });
  await widget.send(QUESTION);
  await widget.citations.nth(1).waitFor();
  await widget.citations.first().click();
  assert.equal(await titled(widget, "Tripod legs"), 1);
  release();
  await widget.outcome();
  await expectEventually(() => widget.preview.count(), 0);
  assert.deepEqual(await widget.numbers(), ["1"]);
  const citation = widget.citations.first();
  assert.equal(await citation.getAttribute("aria-label"), "Reference 1: Tripod feet");
  assert.equal(await citation.getAttribute("aria-expanded"), "false");
  await citation.click();
  assert.equal(await titled(widget, "Tripod feet"), 1);
  await assertClean(page);
  await closePage(page);
});

test("a preview stays where its citation does, while the answer is written and after", async () => {
  const { writes, release } = holding(`${WIPE} ${RUBBER}`);
  const { page, widget } = await opened({ [ASK]: writes });
  await widget.send(QUESTION);
  await widget.citations.nth(1).waitFor();
  await widget.citations.nth(1).click();
  release();
  await widget.outcome();
  await page.waitForTimeout(LONG);
  assert.equal(await titled(widget, "Tripod feet"), 1);
  await assertClean(page);
  await closePage(page);
});

test("a preview that was opened while the answer was written says the verdict once there is one", async () => {
  const { writes, release } = holding(`${WIPE} ${RUBBER}`);
  const { page, widget } = await opened({ [ASK]: writes });
  await widget.send(QUESTION);
  await widget.citations.nth(1).waitFor();
  await widget.citations.nth(1).click();
  const verdict = widget.preview.locator(".verdict");
  const marked = widget.preview.locator("mark");
  assert.equal(await verdict.count(), 0);
  assert.equal(await marked.count(), 0);
  release();
  await widget.outcome();
  await verdict.waitFor();
  assert.equal(await marked.innerText(), RUBBER.replace(" [2]", ""));
  assert.deepEqual(await page.evaluate(() => window.cited), ["Tripod feet"], "it was opened once");
  await page.keyboard.press("Escape");
  assert.equal(await widget.preview.count(), 0);
  await assertClean(page);
  await closePage(page);
});

test("what has the focus in a preview keeps it when the answer is there", async () => {
  const { writes, release } = holding(`${WIPE} ${RUBBER}`);
  const { page, widget } = await opened({ [ASK]: writes });
  await widget.send(QUESTION);
  await widget.citations.nth(1).waitFor();
  await widget.citations.nth(1).click();
  const passage = widget.preview.locator(".passage");
  await passage.focus();
  release();
  await widget.outcome();
  await page.waitForTimeout(LONG);
  assert.ok(await passage.evaluate((own) => own.getRootNode().activeElement === own));
  await assertClean(page);
  await closePage(page);
});

test("a preview goes with its citation when an answer is repaired, and takes no Escape along", async () => {
  const { writes, release } = holding(WIPE);
  const repairs = (sent, response, number) =>
    number === 0 ? writes(sent, response) : stream(`- ${WIPE}\n- ${RUBBER}`);
  const { page, widget } = await opened({ [ASK]: repairs }, 'profile="diverse"');
  await widget.send(QUESTION);
  await widget.citations.first().click();
  assert.equal(await titled(widget, "Tripod legs"), 1);
  // Where the pointer rests, the repaired answer has a citation again, which would open its own.
  await page.mouse.move(0, 0);
  release();
  assert.equal((await widget.outcome()).attempts, 2);
  await page.waitForTimeout(LONG);
  assert.equal(await widget.preview.count(), 0);
  await page.evaluate(() => {
    window.pressed = [];
    addEventListener("keydown", ({ key }) => window.pressed.push(key));
  });
  await page.keyboard.press("Escape");
  assert.deepEqual(await page.evaluate(() => window.pressed), ["Escape"]);
  await assertClean(page);
  await closePage(page);
});

test("what a click has opened stays while the pointer is over other citations", async () => {
  const { page, widget } = await answered();
  const [legs, feet] = [widget.citations.first(), widget.citations.nth(1)];
  await legs.click();
  // The preview may stand over it.
  await feet.dispatchEvent("pointerover", { bubbles: true, composed: true, pointerType: "mouse" });
  await page.waitForTimeout(LONG);
  assert.equal(await titled(widget, "Tripod legs"), 1);
  await page.keyboard.press("Escape");
  assert.equal(await widget.preview.count(), 0);
  await feet.hover();
  await expectEventually(() => titled(widget, "Tripod feet"), 1);
  await feet.click();
  await legs.dispatchEvent("click", { bubbles: true, composed: true });
  assert.equal(await titled(widget, "Tripod legs"), 1, "another click opens another");
  await assertClean(page);
  await closePage(page);
});

test("a tap opens a preview that stays, and a tap elsewhere closes it", async () => {
  const { page, widget } = await answered("", { hasTouch: true });
  const [legs, feet] = [widget.citations.first(), widget.citations.nth(1)];
  await legs.tap();
  assert.equal(await titled(widget, "Tripod legs"), 1);
  await page.waitForTimeout(LONG);
  assert.equal(await titled(widget, "Tripod legs"), 1, "no finger rests on it");
  await widget.preview.locator(".passage").tap();
  assert.equal(await titled(widget, "Tripod legs"), 1);
  await widget.host.locator('[part~="question"]').tap();
  assert.equal(await widget.preview.count(), 0);
  await feet.tap();
  assert.equal(await titled(widget, "Tripod feet"), 1);
  await feet.tap();
  assert.equal(await widget.preview.count(), 0);
  await page.waitForTimeout(LONG);
  assert.equal(await widget.preview.count(), 0, "a finger that was there doesn't hover");
  assert.deepEqual(await page.evaluate(() => window.cited), ["Tripod legs", "Tripod feet"]);
  await assertClean(page);
  await closePage(page);
});

test("a citation that gets the focus opens its preview, but not where the focus comes back with the window", async () => {
  const { page, widget } = await answered();
  const legs = widget.citations.first();
  // Browsers tell a focus by pointer from another.
  await widget.answer.click({ position: { x: 1, y: 1 } });
  await legs.focus();
  await expectEventually(() => titled(widget, "Tripod legs"), 1);
  await page.keyboard.press("Escape");
  assert.equal(await widget.preview.count(), 0);
  for (const name of ["focusout", "focusin"])
    await legs.dispatchEvent(name, { bubbles: true, composed: true });
  await page.waitForTimeout(LONG);
  assert.equal(await widget.preview.count(), 0);
  await widget.input.focus();
  await legs.focus();
  await expectEventually(() => titled(widget, "Tripod legs"), 1);
  await assertClean(page);
  await closePage(page);
});

test("a title of any length leaves room for the passage", async () => {
  const passages = [{ ...PASSAGES[0], title: "Tripod legs and ".repeat(490) }];
  const search = { "POST /v1/search": () => json({ passages }) };
  const { page, widget } = await opened({ [ASK]: () => stream(WIPE), ...search });
  await widget.send(QUESTION);
  await widget.outcome();
  await widget.citations.first().click();
  const title = await widget.preview.locator(".popover-title").boundingBox();
  assert.ok(title.height < 100, `it is ${title.height} px high`);
  const passage = await widget.preview.locator(".passage").boundingBox();
  assert.ok(passage.y > title.y && passage.y - title.y < 250);
  await assertClean(page);
  await closePage(page);
});
