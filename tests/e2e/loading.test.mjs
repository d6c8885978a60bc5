// In which order the widget's files come, and what a reader can do before they are all there.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { atOnce, fakeOpenAi, stream } from "./support/fake-openai.mjs";
import { TRIPOD, scripted, startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const ARTICLE = "/hc/en/articles/tripod-legs";
const REST = /-rest\.wasm$/;
const ONE = new URL("../../target/widget/citecore-widget-one.js", import.meta.url);

const fake = await shared(fakeOpenAi(() => atOnce(stream("Wipe the legs [1]."))));
const proxy = await shared(startProxy(scripted(fake)));
const browser = await shared(launch());

/** Opens a page on which the second part of the wasm is asked for, and comes once it is let go. */
async function holding(path) {
  const page = await openPage(browser, "about:blank");
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(REST, async (route) => {
    await released;
    await route.continue();
  });
  page.notes.origin = proxy.origin;
  await page.goto(proxy.origin + path);
  return { page, release, widget: new Widget(page) };
}

/** What was asked for, by the ends of the addresses. */
const asked = (page, part) =>
  page.notes.requests
    .filter((url) => url.includes(part))
    .map((url) =>
      url
        .split("/")
        .pop()
        .replace(/-[0-9a-f]{12}/, ""),
    );

test("the script and the first part of the wasm come at the first intent, the second after the panel", async () => {
  const { page, release, widget } = await holding(ARTICLE);
  const button = widget.host.getByRole("button");
  await page.waitForTimeout(300);
  assert.deepEqual(asked(page, "/widget/"), ["citecore-widget.js"]);
  await button.hover();
  await expectEventually(
    () => asked(page, "/widget/").toSorted(),
    ["citecore-widget.js", "citecore-widget.js", "citecore-widget.wasm"],
  );
  await page.waitForTimeout(300);
  assert.equal(asked(page, "-rest").length, 0, "nobody has opened the panel");
  await button.click();
  await expectEventually(() => asked(page, "-rest"), ["citecore-widget-rest.wasm"]);
  assert.ok(await widget.input.isVisible());
  release();
  await widget.send(TRIPOD);
  await widget.outcome();
  assert.equal(asked(page, "/widget/").length, 4);
  await assertClean(page);
  await closePage(page);
});

test("the panel can be used before the second part is there; a question waits for it", async () => {
  const { page, release, widget } = await holding(ARTICLE);
  await widget.host.getByRole("button").click();
  await widget.input.fill("A draft");
  await widget.set("verify", "toggle");
  await widget.host.getByRole("switch").click();
  await page.keyboard.press("Escape");
  assert.ok(await widget.input.isHidden());
  await widget.host.getByRole("button").click();
  assert.equal(await widget.input.inputValue(), "A draft");
  await widget.host.evaluate((host) => host.clear());
  await widget.send(TRIPOD);
  await widget.host.getByText("Searching the help center…").waitFor();
  assert.equal(await widget.host.locator('[part~="question"]').innerText(), TRIPOD);
  assert.ok(await widget.stop.isVisible());
  await page.waitForTimeout(200);
  assert.deepEqual(asked(page, "/v1/"), []);
  release();
  await widget.outcome();
  assert.match(await widget.text(), /^Wipe the legs/);
  await assertClean(page);
  await closePage(page);
});

test("a question that waits can be stopped, and asked again", async () => {
  const { page, release, widget } = await holding(ARTICLE);
  await widget.host.getByRole("button").click();
  await widget.send(TRIPOD);
  await widget.stop.click();
  await widget.host.getByRole("note").getByText("Answer stopped").waitFor();
  release();
  await widget.host.getByRole("button", { name: "Try again" }).click();
  await widget.outcome();
  assert.deepEqual(asked(page, "/v1/"), ["search", "answer"]);
  assert.deepEqual(await page.evaluate(() => window.notes.errors), []);
  await assertClean(page);
  await closePage(page);
});

test("a question that is sent before the widget is there stays in sight, and is asked once", async () => {
  const page = await openPage(browser, "about:blank");
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  page.notes.origin = proxy.origin;
  await page.goto(`${proxy.origin}/`);
  const widget = new Widget(page);
  await widget.input.fill(TRIPOD);
  await widget.input.press("Enter");
  await widget.input.press("Enter");
  assert.equal(await widget.input.inputValue(), TRIPOD);
  release();
  await widget.outcome();
  assert.equal(await widget.input.inputValue(), "");
  assert.deepEqual(asked(page, "/v1/"), ["search", "answer"]);
  await assertClean(page);
  await closePage(page);
});

test("an element that leaves while its question waits ends it", async () => {
  const { page, release, widget } = await holding("/");
  const waiting = widget.host.evaluate((host, question) => {
    setTimeout(() => host.remove(), 300);
    return host.ask(question).catch(({ code }) => code);
  }, TRIPOD);
  assert.equal(await waiting, "stopped");
  release();
  await page.waitForTimeout(300);
  assert.deepEqual(asked(page, "/v1/"), []);
  await assertClean(page);
  await closePage(page);
});

test("an element that is put back while it loads mounts once, and what became of the first try is nobody's", async () => {
  const page = await openPage(browser, "about:blank");
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/[0-9a-f]\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  page.notes.origin = proxy.origin;
  await page.goto(proxy.origin);
  const opened = page.evaluate(async () => {
    const host = document.querySelector("citecore-widget");
    const said = (opening) =>
      opening.then(
        () => "open",
        ({ message }) => message,
      );
    const parent = host.parentNode;
    const first = said(host.open());
    host.remove();
    await new Promise(requestAnimationFrame);
    parent.append(host);
    return Promise.all([first, said(host.open())]);
  });
  await page.waitForTimeout(300);
  release();
  assert.deepEqual(await opened, ["the element is not in a document", "open"]);
  const widget = new Widget(page);
  await widget.send(TRIPOD);
  await widget.outcome();
  assert.deepEqual(await page.evaluate(() => window.notes.errors), []);
  assert.equal(await widget.host.locator(".failed").count(), 0);
  await assertClean(page);
  await closePage(page);
});

test("an element that is put back again and again is watched once", async () => {
  const page = await openPage(browser, "about:blank");
  await page.addInitScript(() => {
    window.watching = new Set();
    window.MutationObserver = class extends MutationObserver {
      observe(target, options) {
        if (options.attributeFilter?.includes("locale")) window.watching.add(this);
        super.observe(target, options);
      }
      disconnect() {
        window.watching.delete(this);
        super.disconnect();
      }
    };
  });
  page.notes.origin = proxy.origin;
  await page.goto(proxy.origin);
  const watching = await page.evaluate(async () => {
    const host = document.querySelector("citecore-widget");
    const parent = host.parentNode;
    const counts = [];
    for (let time = 0; time < 3; time += 1) {
      await host.open();
      counts.push(window.watching.size);
      host.remove();
      await new Promise(requestAnimationFrame);
      counts.push(window.watching.size);
      parent.append(host);
    }
    return counts;
  });
  assert.deepEqual(watching, [1, 0, 1, 0, 1, 0]);
  await assertClean(page);
  await closePage(page);
});

test("where the second part fails, that is said, and asking again fetches it again", async () => {
  const page = await openPage(browser, "about:blank");
  page.notes.origin = proxy.origin;
  await page.route(REST, (route) => route.abort());
  await page.goto(proxy.origin);
  const widget = new Widget(page);
  await widget.send(TRIPOD);
  await widget.alert.waitFor();
  assert.equal((await page.evaluate(() => window.notes.errors)).at(-1).code, "load");
  assert.deepEqual(asked(page, "/v1/"), []);
  const again = widget.host.evaluate((host, question) => host.ask(question), TRIPOD);
  await assert.rejects(again, /Loading failed/);
  await page.unroute(REST);
  await widget.host.getByRole("button", { name: "Try again" }).last().click();
  await widget.outcome();
  assert.match(await widget.text(), /^Wipe the legs/);
  await assertClean(page, [/ERR_FAILED/]);
  await closePage(page);
});

test("a script that is there twice loads everything once", async () => {
  const page = await openPage(browser, proxy.origin);
  const widget = new Widget(page);
  await page.evaluate(async () => {
    await import("/widget/citecore-widget.js?again");
    document.body.append(document.createElement("citecore-widget"));
  });
  await widget.send(TRIPOD);
  await widget.outcome();
  const second = page.locator("citecore-widget").last();
  await second.evaluate((host, question) => host.ask(question), TRIPOD);
  await widget.outcome(2);
  assert.deepEqual(asked(page, ".wasm").toSorted(), [
    "citecore-widget-rest.wasm",
    "citecore-widget.wasm",
  ]);
  await assertClean(page);
  await closePage(page);
});

test("the one file has all in it, as a module or not, under the same policy", async () => {
  const policy = (await fetch(proxy.origin)).headers.get("content-security-policy");
  for (const kind of ["", 'type="module"']) {
    const page = await openPage(browser, "about:blank");
    page.notes.origin = proxy.origin;
    await page.route(`${proxy.origin}/one.js`, async (route) => {
      await route.fulfill({ body: await readFile(ONE), contentType: "text/javascript" });
    });
    await page.route(`${proxy.origin}/one`, (route) =>
      route.fulfill({
        headers: { "content-type": "text/html", "content-security-policy": policy },
        body: `<!doctype html><html lang="en"><title>One</title><script ${kind} src="/one.js" defer></script>
          <citecore-widget proxy="/" mode="inline" locale="en"></citecore-widget>`,
      }),
    );
    await page.goto(`${proxy.origin}/one`);
    const widget = new Widget(page);
    await widget.send(TRIPOD);
    await widget.outcome();
    assert.match(await widget.text(), /^Wipe the legs/);
    assert.deepEqual(asked(page, "/widget/"), []);
    assert.deepEqual(asked(page, "/v1/"), ["search", "answer"]);
    await assertClean(page);
    await closePage(page);
  }
});
