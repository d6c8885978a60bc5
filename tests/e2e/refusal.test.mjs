// Questions that the articles don't answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const proxy = await shared(startProxy());
const browser = await shared(launch());

for (const question of ["What is the capital of France?", "asdf qwer"]) {
  test(`"${question}" is declined, without references`, async () => {
    const page = await openPage(browser, `${proxy.origin}/`);
    const widget = new Widget(page);
    await widget.send(question);
    const outcome = await widget.outcome();
    assert.ok((await widget.text()).includes("Sorry, I cannot generate a reply"));
    assert.equal(outcome.answer.refusal, true);
    assert.equal(await widget.citations.count(), 0);
    assert.equal(await widget.references.count(), 0);
    await assertClean(page);
    await closePage(page);
  });
}

for (const [question, refusal] of [
  ["Wie wird das Wetter morgen in Paris?", "Leider kann ich diese Frage"],
  ["明日の天気はどうですか。", "申し訳ありませんが"],
  ["明天巴黎的天氣怎麼樣？", "抱歉，根據提供的資料"],
]) {
  test(`"${question}" is declined in its own language, where the page sets none`, async () => {
    const page = await openPage(browser, `${proxy.origin}/`);
    const widget = new Widget(page);
    await widget.host.evaluate((host) => host.removeAttribute("locale"));
    await widget.send(question);
    const outcome = await widget.outcome();
    assert.ok((await widget.text()).startsWith(refusal));
    assert.equal(outcome.answer.refusal, true);
    await assertClean(page);
    await closePage(page);
  });
}
