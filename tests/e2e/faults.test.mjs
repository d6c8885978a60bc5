// What goes wrong: it is told, and as much as there is stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { STRICT, answer, fakeProxy, problem, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, squeeze } from "./support/widget.mjs";
import { wordsOf } from "./support/words.mjs";

const INLINE = '<citecore-widget mode="inline" verify="off"></citecore-widget>';
const ASK = "POST /v1/answer";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

async function opened(on, page = {}) {
  fake.restart(on, { body: INLINE, ...page });
  return openPage(browser, `${fake.origin}/`);
}

const errors = (page) => page.evaluate(() => window.notes.errors.map(({ code }) => code));
const told = (widget) => widget.alert.filter({ hasText: /\S/ }).first();

test("too many questions: the seconds are counted down, then it can be tried again", async () => {
  const refuse = (_, response, number) =>
    number === 0 ? problem(429, "too-many-requests", { retry_after: 3 }) : stream("Wipe it [1].");
  const page = await opened({ [ASK]: refuse });
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  const text = squeeze(await told(widget).textContent());
  assert.equal(text, "There are too many questions right now. Try again in 3 seconds.");
  const again = widget.button("Try again");
  assert.equal(await again.getAttribute("aria-disabled"), "true");
  await again.click({ force: true });
  assert.equal(fake.sent[ASK].length, 1, "it is too early");
  await widget.host.getByText("Try again in 2 seconds.").waitFor();
  await widget.host.getByText("Try again in 1 second.", { exact: true }).waitFor();
  await assertAccessible(page, "citecore-widget");
  await expectEventually(() => again.getAttribute("aria-disabled"), null);
  assert.equal(squeeze(await told(widget).textContent()), text, "it is said aloud once");
  await again.click();
  await widget.outcome();
  assert.equal(await widget.text(), "Wipe it 1.");
  await assertClean(page, [/status of 429/]);
  await closePage(page);
});

test("who stands before a proxy may tell a date until when to wait", async () => {
  const page = await opened({
    [ASK]: (_, response) => {
      const until = new Date(Date.now() + 60_000).toUTCString();
      response.writeHead(429, { "retry-after": until }).end();
    },
  });
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  const [, seconds] = /Try again in (\d+) seconds/.exec(await told(widget).textContent());
  assert.ok(seconds > 50 && seconds <= 60, seconds);
  assert.deepEqual(await errors(page), ["http-429"]);
  await assertClean(page, [/status of 429/]);
  await closePage(page);
});

test("a page to sign in is no answer that broke off", async () => {
  const page = await opened({ [ASK]: () => ({ kind: "text/html", body: "<h1>Sign in</h1>" }) });
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  assert.deepEqual(await errors(page), ["unreadable"]);
  await assertClean(page);
  await closePage(page);
});

for (const [status, code, said] of [
  [401, "unauthorized", "Please sign in to ask questions here."],
  [403, "origin-not-allowed", "Questions can’t be asked from this page."],
  [503, "overloaded", "The answer service isn’t available right now."],
]) {
  test(`${status} is told in words that help a reader`, async () => {
    const page = await opened({ "POST /v1/search": () => problem(status, code) });
    const widget = new Widget(page);
    await widget.send("How?");
    await told(widget).waitFor();
    assert.equal(squeeze(await told(widget).textContent()), said);
    assert.deepEqual(await errors(page), [code]);
    await widget.button("Try again").waitFor();
    await assertClean(page, [/status of \d/]);
    await closePage(page);
  });
}

test("offline is told, the question is kept, and it goes on once there is a network", async () => {
  const page = await opened({});
  const widget = new Widget(page);
  const rest = page.waitForResponse(/-rest\.wasm$/);
  await widget.input.click();
  await (await rest).finished();
  await page.context().setOffline(true);
  await widget.send("How?");
  await told(widget).waitFor();
  assert.match(await told(widget).textContent(), /^You are offline\./);
  assert.deepEqual(await errors(page), ["offline"]);
  await page.context().setOffline(false);
  await widget.button("Try again").click();
  await widget.outcome();
  assert.equal(await widget.host.getByRole("heading", { name: "How?" }).count(), 1);
  await assertClean(page, [/ERR_INTERNET_DISCONNECTED/]);
  await closePage(page);
});

test("a proxy that is gone is told", async () => {
  const page = await opened({ "POST /v1/search": (_, response) => void response.destroy() });
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  assert.match(await told(widget).textContent(), /^The connection failed\./);
  assert.deepEqual(await errors(page), ["network"]);
  await assertClean(page, [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/]);
  await closePage(page);
});

test("a proxy that the page names by a path is of its own origin, and refuses nothing when it is gone", async () => {
  const gone = { "POST /v1/search": (_, response) => void response.destroy() };
  const page = await opened(gone, { body: INLINE.replace(" ", ' proxy="/" ') });
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  assert.deepEqual(await errors(page), ["network"]);
  await closePage(page);
});

test("a proxy of another origin that lists the page, but is gone, refuses nothing", async () => {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const body = INLINE.replace(" ", ` proxy="${fake.origin}" `);
  fake.restart(
    {
      "OPTIONS /v1/search": () => ({ status: 204, headers }),
      "GET /v1/search": () => ({ ...problem(405, "method-not-allowed"), headers }),
      "POST /v1/search": (_, response) => void response.destroy(),
    },
    { body, csp: `${STRICT}; connect-src 'self' ${fake.origin}` },
  );
  const page = await openPage(browser, `${fake.origin.replace("127.0.0.1", "localhost")}/`);
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  assert.deepEqual(await errors(page), ["network"]);
  await closePage(page);
});

test("a stream that falls silent is given up, and what came of it stays", async () => {
  let gone = false;
  const falls = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: delta\ndata: {"text":"Wipe the legs [1]. Then dry"}\n\n');
    response.on("close", () => (gone = true));
  };
  const page = await opened({ [ASK]: falls });
  await page.clock.install();
  await page.reload();
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.citations.first().waitFor();
  await page.clock.runFor(20_000);
  assert.equal(await widget.stop.count(), 1, "a pause is no end");
  await page.clock.runFor(15_000);
  await told(widget).waitFor();
  assert.equal(squeeze(await told(widget).textContent()), "The answer stopped arriving.");
  await widget.note.filter({ hasText: "This answer is incomplete." }).waitFor();
  assert.ok((await widget.text()).startsWith("Wipe the legs 1. Then dry"));
  assert.equal(await widget.references.count(), 1);
  await expectEventually(() => gone, true);
  await widget.button("Try again").waitFor();
  await assertClean(page);
  await closePage(page);
});

test("an answer of which a part was withheld says so", async () => {
  const withheld = () => ({
    kind: "text/event-stream",
    body: answer("Wipe the legs [1].").replace('"stop"', '"content_filter"'),
  });
  const page = await opened({ [ASK]: withheld });
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  assert.equal(squeeze(await told(widget).textContent()), "A part of the answer was withheld.");
  await widget.note.filter({ hasText: "This answer is incomplete." }).waitFor();
  await assertClean(page);
  await closePage(page);
});

/** What a question that a page asks is rejected with. */
const codeOf = (widget, question) =>
  widget.host.evaluate(
    (host, question) => host.ask(question).then(String, ({ code }) => code),
    question,
  );

test("what is asked while the widget can't be loaded isn't lost", async () => {
  const page = await opened({});
  await page.route("**/*.wasm", (route) => route.abort());
  const widget = new Widget(page);
  await widget.input.fill("How?");
  await widget.input.press("Enter");
  await widget.alert.first().waitFor();
  await expectEventually(() => widget.input.inputValue(), "How?");
  assert.equal(await codeOf(widget, "How?"), "load");
  await page.unroute("**/*.wasm");
  await widget.input.press("Enter");
  await widget.outcome();
  await assertClean(page, [/ERR_FAILED/]);
  await closePage(page);
});

test("a page to sign in in the place of the wasm is a failure to load, and no fault of the browser's", async () => {
  const page = await opened({});
  await page.route("**/*.wasm", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" }),
  );
  const widget = new Widget(page);
  assert.equal(await codeOf(widget, "How?"), "load");
  assert.equal(await widget.alert.first().innerText(), wordsOf("en").failed);
  await page.unroute("**/*.wasm");
  await widget.send("How?");
  await widget.outcome();
  await assertClean(page, [/MIME type/]);
  await closePage(page);
});

test("an element that is off the page says so to who asks it", async () => {
  const page = await opened({});
  const code = await page.evaluate(() => {
    const host = document.querySelector("citecore-widget");
    host.remove();
    return host.ask("How?").then(String, ({ code }) => code);
  });
  assert.equal(code, "unmounted");
  await assertClean(page);
  await closePage(page);
});

test("a script that couldn't be fetched is fetched again", async () => {
  const page = await opened({}, { body: "<citecore-widget></citecore-widget>", app: 503 });
  const widget = new Widget(page);
  const button = widget.host.getByRole("button");
  await button.click();
  await widget.alert.waitFor();
  fake.app = 0;
  await button.click();
  await widget.input.waitFor();
  await assertClean(page, [/status of 503/]);
  await closePage(page);
});

for (const lang of ["en", "ar", "de", "es", "fr", "ja", "ko", "zh"]) {
  test(`that it can't be loaded is said in ${lang}, without another request`, async () => {
    const page = await opened({}, { lang });
    await page.route("**/*.wasm", (route) => route.abort());
    const words = wordsOf(lang);
    const widget = new Widget(page, lang);
    await widget.input.waitFor();
    const before = page.notes.requests.length;
    await widget.input.fill("?");
    await widget.alert.waitFor();
    assert.equal(await widget.alert.innerText(), words.failed);
    assert.deepEqual(await errors(page), ["load"]);
    const direction = await widget.alert.evaluate((alert) => getComputedStyle(alert).direction);
    assert.equal(direction, words.direction);
    const asked = page.notes.requests.slice(before);
    assert.ok(
      asked.every((url) => /citecore-widget-[0-9a-f]+\.(js|wasm)$/.test(url)),
      asked.join(),
    );
    await assertAccessible(page, "citecore-widget");
    await assertClean(page, [/ERR_FAILED/]);
    await closePage(page);
  });
}

test("where the words can't be had either, it is said in English", async () => {
  const page = await opened({}, { lang: "ko", words: 404 });
  await page.route("**/*.wasm", (route) => route.abort());
  const widget = new Widget(page);
  await widget.input.fill("?");
  await widget.alert.waitFor();
  assert.equal(await widget.alert.innerText(), wordsOf("en").failed);
  await assertClean(page, [/ERR_FAILED/, /status of 404/]);
  await closePage(page);
});

test("a script that is loaded twice defines the element once", async () => {
  const page = await opened({});
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement("script");
        script.type = "module";
        // Of no consequence to Trusted Types: the page's own policy makes it.
        const policy = window.trustedTypes.createPolicy("test", { createScriptURL: (url) => url });
        script.src = policy.createScriptURL("/widget/citecore-widget.js?again");
        script.onload = resolve;
        document.head.append(script);
      }),
  );
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.outcome();
  assert.equal(fake.sent[ASK].length, 1);
  await assertClean(page);
  await closePage(page);
});

/** An answer that goes on when it is told. */
function held() {
  const held = { gone: false };
  held.script = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: delta\ndata: {"text":"Wipe the legs [1]. "}\n\n');
    response.on("close", () => (held.gone = !response.writableEnded));
    held.go = () => response.end(answer("Dry them [2]."));
  };
  return held;
}

test("an element that is moved while its answer is written goes on", async () => {
  const stream = held();
  const page = await opened({ [ASK]: stream.script }, { body: `<main></main>${INLINE}` });
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.citations.first().waitFor();
  await widget.host.evaluate((host) => document.querySelector("main").append(host));
  stream.go();
  await widget.outcome();
  assert.equal(await widget.text(), "Wipe the legs 1. Dry them 2.");
  assert.equal(await page.locator("main citecore-widget").count(), 1);
  await assertClean(page);
  await closePage(page);
});

test("an element that is removed while its answer is written ends its request, and works again", async () => {
  const stream = held();
  const page = await opened({ [ASK]: stream.script });
  const widget = new Widget(page);
  await widget.send("How?");
  await widget.citations.first().waitFor();
  await page.evaluate(() => {
    window.widget = document.querySelector("citecore-widget");
    window.widget.remove();
  });
  await expectEventually(() => stream.gone, true);
  fake.on[ASK] = undefined;
  await page.evaluate(() => document.body.append(window.widget));
  await widget.send("Again?");
  await widget.outcome();
  assert.equal(await widget.text(), "Wipe the legs 1.");
  await assertClean(page);
  await closePage(page);
});

test("a page that searches and answers by itself needs no proxy", async () => {
  const page = await opened(
    {},
    { body: '<citecore-widget mode="inline" knowledge="page" verify="off"></citecore-widget>' },
  );
  const widget = new Widget(page);
  await widget.send("How?");
  await told(widget).waitFor();
  assert.deepEqual(await errors(page), ["page"], "it lacks its search");
  await widget.host.evaluate((host) => {
    host.search = async (queries) => [{ text: `About ${queries[0]}`, title: "Own", url: "/own" }];
    host.complete = async function* (messages) {
      yield `Asked ${messages.at(-1).role} `;
      yield "[1].";
    };
  });
  await widget.button("Try again").click();
  await widget.outcome();
  assert.equal(await widget.text(), "Asked user 1.");
  const link = widget.references.first().getByRole("link", { name: "Own" });
  assert.equal(await link.getAttribute("href"), "/own");
  assert.deepEqual(fake.sent, {});
  await assertClean(page);
  await closePage(page);
});
