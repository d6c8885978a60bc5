// Without a pointer, and as assistive technology reads it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually, until } from "./support/expect.mjs";
import { atOnce, fakeOpenAi, stream } from "./support/fake-openai.mjs";
import { TRIPOD, scripted, startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";
import { wordsOf } from "./support/words.mjs";

const fake = await shared(fakeOpenAi(() => atOnce(stream("Wipe the legs [2]. Dry them [1]."))));
const proxy = await shared(startProxy(scripted(fake)));
const browser = await shared(launch());

/** What has the focus, inside shadow roots too. */
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return {
      tag: element?.localName,
      role: element?.getAttribute("role"),
      name: element?.getAttribute("aria-label") ?? element?.textContent.trim(),
      inWidget: element?.getRootNode() instanceof ShadowRoot,
    };
  });

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page, wanted, key = "Tab") {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (wanted(now)) return now;
  }
  assert.fail(`60 times ${key} didn't lead there; last ${JSON.stringify(await focused(page))}`);
}

test("a dialog that covers the page keeps the focus, another lets it go on", async () => {
  const page = await openPage(browser, `${proxy.origin}/hc/en/articles/tripod-legs`, {
    viewport: { width: 390, height: 700 },
  });
  const widget = new Widget(page);
  await widget.host.evaluate((host) => host.open());
  await widget.input.waitFor();
  const dialog = widget.host.getByRole("dialog");
  const told = () => dialog.getAttribute("aria-modal");
  /** Whether the focus stays in the dialog, with that key, all the way around. */
  const stays = async (key) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      if (!(await focused(page)).inWidget) return false;
    }
    return true;
  };
  await widget.send(TRIPOD);
  await widget.outcome();
  for (const key of ["Tab", "Shift+Tab"]) assert.ok(await stays(key), key);
  assert.equal(await told(), "true");
  await widget.host.getByRole("button", { name: "Start over" }).click();
  for (const key of ["Tab", "Shift+Tab"]) assert.ok(await stays(key), `${key}, without turns`);
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.ok(!(await stays("Tab")));
  await widget.input.focus();
  assert.equal(await told(), null);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.keyboard.press("Shift+Tab");
  assert.equal(await told(), "true");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await page.setViewportSize({ width: 1280, height: 800 });
  await widget.host.evaluate((host) => host.open());
  await widget.input.waitFor();
  assert.equal(await told(), null);
  assert.ok(!(await stays("Tab")));
  await closePage(page);
});

test("the whole way by keyboard, from an article's page", async () => {
  const page = await openPage(browser, `${proxy.origin}/hc/en/articles/tripod-legs`);
  const widget = new Widget(page);
  await widget.set("verify", "off");
  await tabTo(page, ({ inWidget }) => inWidget);
  await page.keyboard.press("Enter");
  await widget.input.waitFor();
  const isInput = async () => ["textarea", "input"].includes((await focused(page)).tag);
  assert.ok(await until(isInput), "the question's field has the focus");
  await page.keyboard.type(TRIPOD);
  await page.keyboard.press("Enter");
  const outcome = await widget.outcome();

  const isCitation = ({ role }) => role === "doc-biblioref";
  let citation = await focused(page);
  if (!isCitation(citation)) citation = await tabTo(page, isCitation, "Shift+Tab");
  while (!citation.name.startsWith("Reference 1:"))
    citation = await tabTo(page, isCitation, "Shift+Tab");
  const dialog = widget.host.getByRole("dialog", { name: outcome.answer.references[0].title });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  assert.ok(await widget.input.isVisible(), "Escape closes the preview and nothing else");
  assert.deepEqual(await focused(page), citation, "and leaves the focus where it was");

  await tabTo(page, ({ role }) => role === "doc-backlink");
  await page.keyboard.press("Enter");
  assert.equal((await focused(page)).role, "doc-biblioref");
  await assertClean(page);
  await closePage(page);
});

test("Shift+Enter breaks the line, Enter sends", async () => {
  const page = await openPage(browser, `${proxy.origin}/`);
  const widget = new Widget(page);
  await widget.input.click();
  await page.keyboard.type("tripod");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("care");
  assert.equal(await widget.input.inputValue(), "tripod\ncare");
  await page.keyboard.press("Enter");
  await widget.outcome();
  assert.equal(await widget.input.inputValue(), "");
  await closePage(page);
});

for (const [when, wait] of [
  ["", 0],
  [", asked before the widget is there,", 800],
]) {
  test(`a question that is too long${when} stays in the field, which says how long it may be`, async () => {
    const page = await openPage(browser, `${proxy.origin}/`);
    await page.route("**/*.wasm", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      await route.continue();
    });
    const widget = new Widget(page);
    await widget.input.click();
    if (!wait) await widget.host.locator(".citecore textarea").waitFor();
    const told = () => widget.input.evaluate((input) => input.validationMessage);
    await page.keyboard.insertText(`${TRIPOD} ${"x".repeat(4000)}`);
    await page.keyboard.press("Enter");
    const wanted = wordsOf("en").longestQuestion.replace("{characters}", "4000");
    await expectEventually(told, wanted);
    assert.equal((await widget.input.inputValue()).length, TRIPOD.length + 4001);
    await widget.send(TRIPOD);
    await widget.outcome();
    assert.equal(await told(), "");
    await assertClean(page);
    await closePage(page);
  });
}

test("nothing that is typed before the widget is there gets lost", async () => {
  const page = await openPage(browser, `${proxy.origin}/`);
  await page.route("**/*.wasm", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const widget = new Widget(page);
  await widget.input.click();
  await page.keyboard.type("What does tripod");
  await page.waitForResponse((response) => response.url().endsWith(".wasm"));
  await page.waitForTimeout(300);
  await page.keyboard.type(" care mean?");
  assert.equal(await widget.input.inputValue(), TRIPOD);
  await assertClean(page);
  await closePage(page);
});

test("assistive technology finds citations, references and the field by role and name", async () => {
  const page = await openPage(browser, `${proxy.origin}/`);
  const widget = new Widget(page);
  await widget.set("verify", "off");
  await widget.send(TRIPOD);
  const outcome = await widget.outcome();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const found = nodes
    .filter((node) => !node.ignored)
    .map((node) => `${node.role?.value} ${node.name?.value ?? ""}`.trim().toLowerCase());
  const [first, second] = outcome.answer.references.map(({ title }) => title.toLowerCase());
  for (const wanted of [
    "textbox ask a question",
    `doc-biblioref reference 1: ${first}`,
    `doc-biblioref reference 2: ${second}`,
    "doc-bibliography references",
  ]) {
    const plain = (text) => text.replaceAll("-", "");
    assert.ok(
      found.some((node) => plain(node) === plain(wanted)),
      `${wanted} isn't among\n${found.filter((node) => /doc|textbox/.test(node)).join("\n")}`,
    );
  }
  await closePage(page);
});
