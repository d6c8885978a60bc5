// Questions that the articles don't answer.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { startProxy } from "./support/proxy.mjs";
import { Widget } from "./support/widget.mjs";

let browser, proxy;

before(async () => {
  proxy = await startProxy();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await proxy?.stop();
});

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
