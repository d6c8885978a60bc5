// What verification says of an answer, over five short articles.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { atOnce, delta, fakeOpenAi, finish, stream } from "./support/fake-openai.mjs";
import { TRIPOD, scripted, startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, bare, squeeze } from "./support/widget.mjs";

/** Each article by what only it says. */
const LEGS = "begins with the legs";
const FEET = "reaches down to the feet";
const HEAD = "end at the head";

/** Two statements that their articles make, and one with a number that is another. */
const WIPE = "Wipe each tripod leg with a damp cloth after every night out";
const RUBBER = "Replace a rubber foot when its profile is worn below 2 mm";
const FORCE = "Bolts want 80 newton metres of force";

/** An answer whose marks name articles by their words, with the numbers that these have for the model. */
function named(text, body) {
  const prompt = body.messages.at(-1).content;
  const mark = (words) =>
    prompt
      .slice(0, prompt.indexOf(words))
      .match(/\[\d+\]/g)
      .at(-1);
  return text.replaceAll(/<(.+?)>/g, (_, words) => mark(words));
}
const answer = (text) => (_, body) => atOnce(stream(named(text, body)));
const MIXED = answer(`${WIPE} <${LEGS}>. ${FORCE} <${HEAD}>. ${RUBBER} <${FEET}>.`);
const RIGHT = answer(`${WIPE} <${LEGS}>. ${RUBBER} <${FEET}>.`);

const fake = await shared(fakeOpenAi());
const proxy = await shared(startProxy(scripted(fake)));
const browser = await shared(launch());

async function opened(verify, options) {
  const page = await openPage(browser, `${proxy.origin}/`, options);
  const widget = new Widget(page);
  if (verify) await widget.set("verify", verify);
  return { page, widget };
}

async function asked(script, verify, options) {
  fake.restart(script);
  const { page, widget } = await opened(verify, options);
  await widget.send(TRIPOD);
  return { page, widget, outcome: await widget.outcome() };
}

async function done(page) {
  await assertClean(page);
  await closePage(page);
}

/** What assistive technology gets to hear of the citations. */
async function heard(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter((node) => !node.ignored && /biblioref/i.test(node.role?.value))
    .map(({ name, description }) => [name.value, description?.value ?? ""]);
}

test("each citation has its verdict as a sign with a text, its name stays", async () => {
  const { page, widget, outcome } = await asked(RIGHT);
  assert.deepEqual(
    outcome.verification.verdicts.map(({ status }) => status),
    ["accurate", "accurate"],
  );
  assert.deepEqual(await widget.numbers(), ["1", "2"]);
  const signs = widget.answer.getByRole("img", { name: "Accurate: the source says this" });
  assert.equal(await signs.count(), 2);
  const box = await signs.first().boundingBox();
  assert.ok(box.width >= 8 && box.height >= 8, JSON.stringify(box));
  assert.deepEqual(await heard(page), [
    ["Reference 1: Tripod legs", "Accurate: the source says this"],
    ["Reference 2: Tripod feet", "Accurate: the source says this"],
  ]);
  await widget.host.getByText("2 of 2 citations confirmed by their source").first().waitFor();
  assert.equal(await widget.host.locator("summary").count(), 0, "nothing was removed");
  await done(page);
});

test("a citation that its source doesn't bear out goes, and is told of", async () => {
  const { page, widget, outcome } = await asked(MIXED);
  assert.equal(await widget.text(), `${WIPE} 1. ${FORCE}. ${RUBBER} 2.`);
  assert.deepEqual(
    outcome.answer.references.map(({ title }) => title),
    ["Tripod legs", "Tripod feet"],
  );
  assert.equal(await widget.references.count(), 2);
  assert.ok(Math.abs(outcome.verification.accuracyRate - 2 / 3) < 1e-9);

  const summary = widget.host.getByText("1 citation removed", { exact: true });
  const told = widget.host.locator("details li").first();
  assert.ok(!(await told.isVisible()), "it is there for those who ask");
  await summary.focus();
  await page.keyboard.press("Enter");
  await told.waitFor();
  const words = squeeze(await told.innerText());
  assert.ok(words.includes(FORCE) && words.includes("Tripod head"), words);
  assert.ok(!words.includes("["), words);
  await done(page);
});

test("the share of confirmed citations is shown, and announced once", async () => {
  const { page, widget } = await asked(MIXED);
  const share = "2 of 3 citations confirmed by their source";
  assert.ok(await widget.host.locator('[part~="verification"]').getByText(share).isVisible());
  const said = await widget.status.locator("p").allInnerTexts();
  assert.deepEqual(said, ["Answer ready, 2 references", `${share}. 1 citation removed.`]);
  assert.equal(await widget.host.locator("[aria-live=polite], [aria-live=assertive]").count(), 0);
  await done(page);
});

test("where another source says it, the reader is told which, with a link to the sentence", async () => {
  const wrong = answer(`${WIPE} <${LEGS}>. ${RUBBER} <${HEAD}>.`);
  const { page, widget, outcome } = await asked(wrong);
  const [, verdict] = outcome.verification.verdicts;
  assert.deepEqual(
    [verdict.status, verdict.reasons.includes("better-source")],
    ["inaccurate", true],
  );
  await widget.host.locator("summary").click();
  const link = widget.host.locator("details").getByRole("link", { name: "Tripod feet" });
  assert.match(await link.getAttribute("href"), /\/hc\/en\/articles\/tripod-feet.*:~:text=/);
  await done(page);
});

test("the preview says the verdict, and marks the evidence", async () => {
  const { page, widget, outcome } = await asked(RIGHT);
  await widget.citations.nth(1).hover();
  const dialog = widget.host.getByRole("dialog", { name: "Tripod feet" });
  await dialog.getByText("The source says this").waitFor();
  assert.match(squeeze(await dialog.innerText()), /(Almost certain|Very likely|Likely)/);
  const { evidence } = outcome.verification.verdicts[1];
  assert.equal(bare(await dialog.locator("mark").innerText()), bare(evidence.text));
  const link = dialog.getByRole("link", { name: "Open the article" });
  assert.match(await link.getAttribute("href"), /\/hc\/en\/articles\/tripod-feet.*:~:text=/);
  await done(page);
});

test("every sign says what the verdict says, whatever that is", async () => {
  const half = "Tighten the bolt of the tripod head every winter";
  const { page, widget, outcome } = await asked(answer(`${WIPE} <${LEGS}>. ${half} <${HEAD}>.`));
  const { verdicts, corrected } = outcome.verification;
  const shown = (corrected?.verdicts ?? verdicts).map(({ status }) => status);
  const signs = await widget.answer
    .getByRole("img")
    .evaluateAll((all) => all.map((sign) => sign.getAttribute("aria-label").split(":")[0]));
  assert.deepEqual(
    signs.map((sign) => sign.toLowerCase()),
    shown,
  );
  await done(page);
});

test("a sign takes the room that was kept for it while the answer was written", async () => {
  fake.restart((_, body) => [
    { write: delta(named(`${WIPE} <${LEGS}>. `, body)) },
    { wait: 600 },
    { write: delta(named(`${RUBBER} <${FEET}>.`, body)) + finish() },
  ]);
  const { page, widget } = await opened();
  await widget.send(TRIPOD);
  const place = () => widget.citations.first().boundingBox();
  await widget.citations.first().waitFor();
  assert.equal(await widget.answer.getByRole("img").count(), 0);
  const written = await place();
  await widget.outcome();
  assert.equal(await widget.answer.getByRole("img").count(), 2);
  const verified = await place();
  assert.deepEqual([verified.x, verified.width], [written.x, written.width]);
  await done(page);
});

test("off: no verdict is shown, none is in the outcome", async () => {
  const { page, widget, outcome } = await asked(MIXED, "off");
  assert.equal(outcome.verification, null);
  assert.equal(await widget.text(), `${WIPE} 1. ${FORCE} 2. ${RUBBER} 3.`);
  assert.equal(await widget.answer.getByRole("img").count(), 0);
  assert.equal(await widget.answer.locator("svg").count(), 0);
  assert.equal(await widget.host.locator('[part~="verification"]').count(), 0);
  await widget.set("verify", "on");
  await widget.send(TRIPOD);
  const next = await widget.outcome(2);
  assert.equal(next.verification.verdicts.length, 3, "the next answer is verified");
  assert.equal(await widget.host.locator('[part~="verification"]').count(), 1);
  await done(page);
});

test("toggle: the reader switches it, for what is shown, and the tab remembers", async () => {
  fake.restart(MIXED);
  const { page, widget } = await opened("toggle");
  await widget.input.focus();
  const toggle = widget.host.getByRole("switch", { name: "Verify citations" });
  await widget.send(TRIPOD);
  assert.equal((await widget.outcome()).verification.verdicts.length, 3);
  assert.equal(await toggle.getAttribute("aria-checked"), "true");
  const without = `${WIPE} 1. ${FORCE} 2. ${RUBBER} 3.`;
  const withVerdicts = `${WIPE} 1. ${FORCE}. ${RUBBER} 2.`;
  assert.equal(await widget.text(), withVerdicts);

  await toggle.focus();
  await page.keyboard.press("Space");
  assert.equal(await toggle.getAttribute("aria-checked"), "false");
  await expectEventually(() => widget.text(), without);
  assert.equal(await widget.references.count(), 3);
  assert.equal(await widget.answer.getByRole("img").count(), 0);
  assert.equal(await widget.host.locator('[part~="verification"]').count(), 0);

  await page.reload();
  const again = new Widget(page);
  await again.set("verify", "toggle");
  await again.send(TRIPOD);
  assert.equal((await again.outcome()).verification, null);
  assert.equal(await again.text(), without);
  await again.host.getByRole("switch", { name: "Verify citations" }).click();
  await expectEventually(() => again.text(), withVerdicts);
  assert.equal(await again.answer.getByRole("img").count(), 2);
  assert.equal(fake.requests.length, 2, "nothing was asked again");

  await again.set("verify", "on");
  await expectEventually(() => again.host.getByRole("switch").count(), 0);
  await done(page);
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing to report, ${colorScheme}`, async () => {
    const { page, widget } = await asked(MIXED, "toggle", { colorScheme });
    await widget.host.locator("summary").click();
    await assertAccessible(page, "citecore-widget");
    await widget.citations.first().focus();
    await page.keyboard.press("Enter");
    await widget.preview.waitFor();
    await assertAccessible(page, "citecore-widget");
    await done(page);
  });
}

test("in forced colours and on paper the signs are there", async () => {
  for (const options of [{ forcedColors: "active" }, { media: "print" }]) {
    const { page, widget } = await asked(RIGHT);
    await page.emulateMedia(options);
    // The demo's own pages leave the widget out on paper.
    await widget.host.evaluate((host) => (host.style.display = "block"));
    const sign = widget.answer.getByRole("img").first();
    const [stroke, ground] = await sign.evaluate((node) => [
      getComputedStyle(node).stroke,
      getComputedStyle(node.parentElement).backgroundColor,
    ]);
    assert.ok(await sign.isVisible());
    assert.notEqual(stroke, "none");
    assert.notEqual(stroke, ground);
    await done(page);
  }
});
