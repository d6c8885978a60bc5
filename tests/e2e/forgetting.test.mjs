// Whose conversation is kept under which name, and that what is forgotten is gone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const PRIVATE = "My private question?";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

async function opened(body) {
  fake.restart({}, { body });
  return openPage(browser, `${fake.origin}/`);
}

/** The widgets of a page, each with what it shows of its conversation. */
const widgets = (page, count) =>
  Array.from({ length: count }, (_, nth) => {
    const widget = new Widget(page, "en", page.locator("citecore-widget").nth(nth));
    widget.questions = () => widget.host.locator('[part~="question"]').allInnerTexts();
    return widget;
  });

const ask = (widget, question) => widget.host.evaluate((host, it) => void host.ask(it), question);
const open = (widget) => widget.host.evaluate((host) => host.open());
const kept = (page) => page.evaluate(() => Object.values(sessionStorage).join());

test("a conversation of an earlier page is forgotten before anybody opens it, without loading anything", async () => {
  const page = await opened("<citecore-widget></citecore-widget>");
  const [widget] = widgets(page, 1);
  await ask(widget, PRIVATE);
  await widget.outcome();
  assert.match(await kept(page), /My private question/);
  await page.goto(`${fake.origin}/two`);
  page.notes.requests.length = 0;
  await widget.host.evaluate((host) => host.clear());
  assert.equal(await kept(page), "");
  assert.deepEqual(page.notes.requests, []);
  await open(widget);
  await page.waitForTimeout(300);
  assert.deepEqual(await widget.questions(), []);
  await assertClean(page);
  await closePage(page);
});

test("an element that comes before another one later has none of its conversation", async () => {
  const page = await opened("<main></main><citecore-widget></citecore-widget>");
  const [first] = widgets(page, 1);
  await ask(first, PRIVATE);
  await first.outcome();
  await page.evaluate(() => {
    document.querySelector("main").append(document.createElement("citecore-widget"));
  });
  const [inserted, asked] = widgets(page, 2);
  await open(inserted);
  await page.waitForTimeout(300);
  assert.deepEqual(await inserted.questions(), []);
  await ask(inserted, "Another?");
  await inserted.outcome(2);
  await asked.host.evaluate((host) => host.clear());
  assert.doesNotMatch(await kept(page), /private/);
  assert.match(await kept(page), /Another/);
  await page.reload();
  await open(first);
  await page.waitForTimeout(300);
  assert.deepEqual(await first.questions(), []);
  await assertClean(page);
  await closePage(page);
});

test("elements in shadow roots of their own have a conversation each, the same on the next page", async () => {
  const page = await opened("<x-one></x-one><x-two></x-two>");
  const make = () => {
    for (const name of ["x-one", "x-two"]) {
      const root = document.querySelector(name).attachShadow({ mode: "open" });
      root.append(document.createElement("citecore-widget"));
    }
  };
  await page.evaluate(make);
  const [one, two] = widgets(page, 2);
  await ask(one, PRIVATE);
  await one.outcome();
  await open(two);
  await page.waitForTimeout(300);
  assert.deepEqual(await two.questions(), []);
  await page.reload();
  await page.evaluate(make);
  await open(two);
  await page.waitForTimeout(300);
  assert.deepEqual(await two.questions(), []);
  await open(one);
  await expectEventually(one.questions, [PRIVATE]);
  await assertClean(page);
  await closePage(page);
});

test("an element in the place of one that has left goes on with its conversation", async () => {
  const page = await opened("<main><citecore-widget></citecore-widget></main>");
  const [widget] = widgets(page, 1);
  await ask(widget, PRIVATE);
  await widget.outcome();
  await page.evaluate(() => {
    const main = document.createElement("main");
    main.append(document.createElement("citecore-widget"));
    document.querySelector("main").replaceWith(main);
  });
  await open(widget);
  await expectEventually(widget.questions, [PRIVATE]);
  await widget.host.evaluate((host) => {
    host.remove();
    return new Promise((resolve) => setTimeout(() => resolve(document.body.append(host))));
  });
  await open(widget);
  await expectEventually(widget.questions, [PRIVATE]);
  await assertClean(page);
  await closePage(page);
});

test("what the page says while the widget loads holds, one after the other", async () => {
  const page = await opened("<citecore-widget></citecore-widget>");
  const [widget] = widgets(page, 1);
  const heard = await widget.host.evaluate(async (host) => {
    const heard = [];
    for (const name of ["open", "close", "ask", "answer"]) {
      host.addEventListener(`citecore:${name}`, () => heard.push(name));
    }
    const opening = host.open();
    host.close();
    await opening;
    return heard;
  });
  await expectEventually(() => widget.host.getByRole("dialog").isVisible(), false);
  assert.deepEqual(heard, ["open", "close"]);

  await page.reload();
  const stopped = widget.host.evaluate((host, question) => {
    const asked = host.ask(question);
    host.stop();
    return asked.catch(({ code }) => code);
  }, PRIVATE);
  assert.equal(await stopped, "stopped");

  await page.reload();
  await widget.host.evaluate((host, question) => {
    host.ask(question).catch(() => {});
    host.clear();
  }, PRIVATE);
  await widget.input.waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual(await widget.questions(), []);
  assert.equal(await kept(page), "");
  assert.equal(fake.sent["POST /v1/answer"], undefined);
  await assertClean(page);
  await closePage(page);
});

test("an element that leaves the moment it is asked has its question stopped", async () => {
  const page = await opened("<citecore-widget></citecore-widget>");
  const [widget] = widgets(page, 1);
  await open(widget);
  await widget.input.waitFor();
  const stopped = await widget.host.evaluate((host, question) => {
    host.addEventListener("citecore:ask", () => host.remove());
    return host.ask(question).catch(({ code }) => code);
  }, PRIVATE);
  assert.equal(stopped, "stopped");
  assert.deepEqual(fake.sent, {});
  await assertClean(page);
  await closePage(page);
});
