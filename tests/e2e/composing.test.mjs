// What an input method makes of keys is no question, no reason and no wish to leave. Safari tells by the code alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, launch, openPage } from "./support/browser.mjs";
import { STRICT, fakeProxy } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const INLINE = '<citecore-widget mode="inline"></citecore-widget>';
const FLOATING = "<citecore-widget></citecore-widget>";
const TEXT = "三脚の掃除";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

async function opened(body, more = {}) {
  fake.restart({}, { body, ...more });
  const page = await openPage(browser, `${fake.origin}/`);
  return { page, widget: new Widget(page) };
}

/** Presses a key as Safari tells of the one that ends a composition. Gives whether somebody took it. */
const press = (field, key) =>
  field.evaluate((field, key) => {
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    const how = { key, keyCode: 229, bubbles: true, cancelable: true, composed: true };
    return !field.dispatchEvent(new KeyboardEvent("keydown", how));
  }, key);

test("the Enter that ends a composition doesn't ask, before the widget is there and after", async () => {
  const { page, widget } = await opened(INLINE);
  await widget.input.evaluate((input, text) => (input.value = text), TEXT);
  assert.equal(await press(widget.input, "Enter"), false);
  await widget.input.click();
  await widget.host.locator(".citecore textarea").waitFor();
  assert.equal(await press(widget.input, "Enter"), false);
  await page.waitForTimeout(200);
  assert.equal(await widget.input.inputValue(), TEXT);
  assert.deepEqual(fake.sent, {});
  await widget.input.press("Enter");
  await widget.outcome();
  await closePage(page);
});

test("a composition that ends in a reason or in the panel leaves both as they are", async () => {
  const { page, widget } = await opened(FLOATING);
  await widget.host.evaluate((host) => void host.ask("How?"));
  await widget.outcome();
  await widget.button("Not helpful").click();
  const reason = widget.host.locator(".reason textarea");
  await reason.fill(TEXT);
  for (const key of ["Enter", "Escape"]) assert.equal(await press(reason, key), false, key);
  await widget.input.fill(TEXT);
  assert.equal(await press(widget.input, "Escape"), false);
  assert.equal(await reason.inputValue(), TEXT);
  assert.ok(await widget.host.getByRole("dialog").isVisible());
  assert.equal(fake.sent["POST /v1/feedback"].length, 1);
  await closePage(page);
});

test("nor does it search where there is but the plain search", async () => {
  const csp = STRICT.replace(" 'wasm-unsafe-eval'", "");
  const { page, widget } = await opened(FLOATING, { csp });
  await widget.host.getByRole("button").click();
  await widget.input.fill(TEXT);
  for (const key of ["Enter", "Escape"]) assert.equal(await press(widget.input, key), false, key);
  assert.ok(await widget.host.getByRole("dialog").isVisible());
  assert.deepEqual(fake.sent, {});
  await closePage(page);
});
