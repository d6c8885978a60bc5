// What a page changes while somebody reads or writes leaves them where they are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage, throttle } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const LONG = Array.from({ length: 30 }, (_, at) => `Wipe the legs, time ${at} [1].`).join("\n\n");

const fake = await shared(fakeProxy());
const browser = await shared(launch());

async function opened(attributes = "") {
  const body = `<citecore-widget ${attributes}></citecore-widget>`;
  fake.restart({ "POST /v1/answer": () => stream(LONG) }, { body });
  const page = await openPage(browser, `${fake.origin}/`);
  return { page, widget: new Widget(page) };
}

const has = (locator) => locator.evaluate((element) => element.matches(":focus"));

test("heading, placeholder and suggestions change in their places", async () => {
  const { page, widget } = await opened('suggestions="One?"');
  await widget.host.evaluate((host) => host.open());
  await widget.input.fill("hello world");
  await widget.input.evaluate((input) => input.setSelectionRange(5, 5));
  await page.keyboard.type("ab");
  await widget.set("placeholder", "What is it?");
  await page.keyboard.type("cd");
  await widget.set("heading", "Ask us");
  await widget.set("suggestions", "Two?\nThree?");
  await page.keyboard.type("ef");
  assert.equal(await widget.input.inputValue(), "helloabcdef world");
  assert.equal(await widget.input.getAttribute("placeholder"), "What is it?");
  await widget.host.getByRole("dialog", { name: "Ask us" }).waitFor();
  const list = widget.host.getByRole("list", { name: "Suggestions" });
  assert.deepEqual(await list.getByRole("button").allInnerTexts(), ["Two?", "Three?"]);
  await widget.host.evaluate((host) => host.removeAttribute("placeholder"));
  await expectEventually(() => widget.input.getAttribute("placeholder"), "Ask a question");
  await page.keyboard.press("Escape");
  await widget.button("Ask us").waitFor();
  await assertClean(page);
  await closePage(page);
});

test("who reads a citation goes on reading it, whatever the page calls the widget", async () => {
  const { page, widget } = await opened();
  await widget.host.evaluate((host) => void host.ask("How?"));
  await widget.outcome();
  await page.waitForTimeout(100);
  const citation = widget.citations.nth(25);
  await citation.focus();
  await widget.preview.waitFor();
  const scrolled = () =>
    widget.host.locator(".transcript").evaluate((transcript) => transcript.scrollTop);
  const before = await scrolled();
  assert.ok(before > 0);
  await widget.set("placeholder", "What is it?");
  await widget.set("heading", "Ask us");
  await page.waitForTimeout(200);
  assert.ok(await has(citation));
  assert.ok(await widget.preview.isVisible());
  assert.equal(await scrolled(), before);
  await assertClean(page);
  await closePage(page);
});

async function inAnotherLanguage(slowness) {
  const { page, widget } = await opened();
  await throttle(page, slowness);
  await widget.host.evaluate((host) => void host.ask("How?"));
  await widget.outcome();
  await page.waitForTimeout(100);
  await widget.citations.nth(25).focus();
  const scrolled = () =>
    widget.host.locator(".transcript").evaluate((transcript) => transcript.scrollTop);
  const before = await scrolled();
  await widget.set("locale", "de");
  const german = new Widget(page, "de");
  await german.input.waitFor();
  await expectEventually(() => has(german.citations.nth(25)), true);
  await page.waitForTimeout(200);
  assert.ok(Math.abs((await scrolled()) - before) < 30, `${before} became ${await scrolled()}`);
  await german.input.fill("hello world");
  await german.input.evaluate((input) => input.setSelectionRange(2, 5));
  await widget.set("locale", "en");
  await widget.input.waitFor();
  const { input } = widget;
  assert.deepEqual(
    await input.evaluate((field) => [field.selectionStart, field.selectionEnd]),
    [2, 5],
  );
  assert.ok(await has(input));
  await assertClean(page);
  await closePage(page);
}

test("in another language, too, the focus, what is selected and how far one has read stay", () =>
  inAnotherLanguage(1));

test("so they do on a slow device, which writes a long answer anew piece by piece", () =>
  inAnotherLanguage(6));
