// What a page's own search may find: whatever it is, a question is answered from it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const WIPE = "Wipe each tripod leg with a damp cloth after every night out.";
const ANSWER = "/v1/answer";

const proxy = await shared(startProxy());
const browser = await shared(launch());

/** What becomes of a question on a page whose search finds this; the proxy is a real one, with its own limits. */
async function asked(origin, find) {
  const page = await openPage(browser, origin);
  const widget = new Widget(page);
  await widget.host.waitFor();
  const sent = [];
  page.on("request", (request) => {
    if (request.url().endsWith(ANSWER)) sent.push(request.postData());
  });
  const came = await widget.host.evaluate((host, find) => {
    host.search = async () => find.map((passage) => ({ ...passage }));
    return host.ask("How do I wipe a tripod leg with a cloth?").then(
      (outcome) => ({ outcome }),
      ({ code, message }) => ({ code, message }),
    );
  }, find);
  await assertClean(page);
  await closePage(page);
  assert.equal(came.code, undefined, came.message);
  return { sent: JSON.parse(sent[0]), length: sent[0].length, outcome: came.outcome };
}

const ten = (more) =>
  Array.from({ length: 10 }, (_, at) => ({
    text: `${WIPE} That was time ${at}.`,
    title: `Legs ${at}`,
    url: `/legs/${at}`,
    score: 1 - at / 50,
    ...more(at),
  }));

test("embeddings are for choosing passages: a model isn't sent them", async () => {
  const embedding = (at) => Array.from({ length: 4096 }, (_, n) => Math.sin(n * (at + 1)));
  const { sent, length } = await asked(
    proxy.origin,
    ten((at) => ({ embedding: embedding(at) })),
  );
  assert.ok(length < 10_000, `${length} bytes`);
  assert.ok(sent.context.sources.every((source) => !("embedding" in source)));
});

test("metadata goes along as far as there is room", async () => {
  const { sent, length, outcome } = await asked(
    proxy.origin,
    ten((at) => ({ metadata: at % 2 ? { locale: "en" } : { body: "x".repeat(40_000) } })),
  );
  assert.ok(length < 10_000, `${length} bytes`);
  const told = sent.context.sources.map(({ metadata }) => metadata);
  assert.ok(told.some((one) => one?.locale === "en") && told.every((one) => !one?.body));
  assert.ok(
    outcome.context.sources.some(({ metadata }) => metadata?.body),
    "here it is all kept",
  );
});

test("texts that are too long for a proxy are cut for it, the longest first", async () => {
  const { sent, outcome } = await asked(proxy.origin, [
    { text: `${WIPE} `.repeat(2_000), title: "Long", score: 0.9 },
    { text: "A tripod leg is wiped with a cloth.", title: "Short", score: 0.8 },
  ]);
  const [long, short] = sent.context.sources.map(({ text }) => text);
  assert.ok(long.length > 60_000 && long.length < 65_536, `${long.length}`);
  assert.ok(WIPE.includes(long.slice(-20).split(" ").pop()), "a word is whole");
  assert.equal(short, "A tripod leg is wiped with a cloth.");
  assert.ok(outcome.context.sources[0].text.length > 100_000, "here it is whole");
});

test("what a database says by null or by number is taken as it is meant", async () => {
  const nothing = Object.fromEntries(
    "title url score source year page updated embedding metadata"
      .split(" ")
      .map((name) => [name, null]),
  );
  const { outcome } = await asked(proxy.origin, [{ text: WIPE, ...nothing, id: 42 }]);
  const [source] = outcome.context.sources;
  assert.equal(source.id, "42");
  assert.equal(source.metadata, undefined);
});
