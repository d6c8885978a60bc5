// However a stream comes, or breaks off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import {
  atOnce,
  delta,
  event,
  fakeOpenAi,
  finish,
  inBytes,
  stream,
} from "./support/fake-openai.mjs";
import { TRIPOD, scripted, startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, squeeze } from "./support/widget.mjs";

// Marks of several kinds, characters of two, three and four bytes, a list, code, and a number that no source has.
const ANSWER = [
  "Wipe the **legs** [2, 1] — 다리를 닦으세요 [†3]. Look 🔭 at **both [4]** ends.",
  "1. Open the lock 【4】.\n2. Grease it, é la carte [1-2].",
  "```c\nreply[0] = 5;\n```",
  "A lock with `state[1]` slips [1][7].",
].join("\n\n");
const NUMBERS = ["1", "2", "3", "4", "4", "2", "1", "2"];

/** One event for all of it, or one for every character. */
const pieces = (size) => stream(ANSWER, size);

const AWKWARD = {
  "a byte at a time": () => inBytes(pieces(4), 1),
  "cut within characters and marks": () => inBytes(pieces(4), 7, 1),
  "all events in one chunk": () => atOnce(pieces(4)),
  "a character an event": () => atOnce(pieces(1)),
  "the whole answer in one event": () => atOnce(pieces(10_000)),
  "comments and keep-alives between events": () =>
    inBytes(pieces(5).replaceAll("\n\n", "\n\n: keep-alive\n\n:\n\n"), 50),
  "lines that end in CR LF": () => inBytes(pieces(4).replaceAll("\n", "\r\n"), 33),
  "named events with ids and unknown fields": () =>
    atOnce(pieces(4).replaceAll("data: {", "event: message\nid: 7\nretry: 10\nfoo: bar\ndata: {")),
  "empty pieces and counts of tokens": () => {
    const usage = { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46 };
    const extras = delta("") + delta(null) + event({ choices: [] });
    return atOnce(
      pieces(6)
        .replace("data: [DONE]", `${event({ choices: [], usage })}data: [DONE]`)
        .replace(/^/, extras),
    );
  },
  "pauses in the middle of a mark": () => {
    const at = ANSWER.indexOf("2, 1]");
    return [
      { write: delta(ANSWER.slice(0, at)) },
      { wait: 300 },
      { write: delta(ANSWER.slice(at, at + 2)) },
      { wait: 300 },
      { write: delta(ANSWER.slice(at + 2)) + finish() },
    ];
  },
  "no end mark after the reason to finish": () => atOnce(pieces(4).replace("data: [DONE]\n\n", "")),
};

const fake = await shared(fakeOpenAi());
const proxy = await shared(startProxy(scripted(fake)));
const browser = await shared(launch());

/** Puts the question on a fresh page. */
async function ask(script) {
  fake.restart(script);
  const page = await openPage(browser, `${proxy.origin}/`);
  const widget = new Widget(page);
  // Of the marks themselves, whatever the sources say.
  await widget.set("verify", "off");
  await widget.send(TRIPOD);
  return widget;
}

let plain;

test("a plain stream", async () => {
  const widget = await ask(() => atOnce(pieces(4)));
  await widget.outcome();
  plain = await widget.markup();
  assert.deepEqual(await widget.numbers(), NUMBERS);
  assert.equal(await widget.references.count(), 4);
  assert.ok((await widget.text()).includes("다리를 닦으세요 3. Look 🔭 at both 4 ends."));
  await assertClean(widget.page);
  await closePage(widget.page);
});

test("a response is read to its end, which is behind the answer's", async () => {
  fake.restart(() => atOnce(pieces(4)));
  const page = await openPage(browser, `${proxy.origin}/`);
  // What is left unread is cancelled by the garbage collection. Of the network's own events, Chromium says now and then that a
  // request was aborted whose response was read whole.
  await page.evaluate(() => {
    const { prototype } = ReadableStreamDefaultReader;
    const { read } = prototype;
    window.ends = 0;
    prototype.read = async function () {
      const part = await read.call(this);
      if (part.done) window.ends += 1;
      return part;
    };
  });
  const widget = new Widget(page);
  await widget.send(TRIPOD);
  await widget.outcome();
  await page.waitForFunction(() => window.ends === 1);
  await closePage(page);
});

test("an answer that stalls says that more is to come, and then no more", async () => {
  const widget = await ask(() => [
    { write: delta(ANSWER.slice(0, 40)) },
    { wait: 4_500 },
    { write: delta(ANSWER.slice(40)) + finish() },
  ]);
  const stalled = widget.host.locator('.stalled[part~="answer"]');
  await stalled.waitFor();
  const sign = (node) => getComputedStyle(node, "::after").content;
  assert.match(await stalled.evaluate(sign), /…/);
  await widget.outcome();
  assert.equal(await stalled.count(), 0);
  assert.equal(await widget.markup(), plain);
  await assertClean(widget.page);
  await closePage(widget.page);
});

for (const [name, script] of Object.entries(AWKWARD)) {
  test(`the same page comes of ${name}`, async () => {
    const widget = await ask(script);
    await widget.outcome();
    assert.equal(await widget.markup(), plain);
    assert.equal(fake.requests.length, 1);
    await assertClean(widget.page);
    await closePage(widget.page);
  });
}

test("an error after 200 is told, keeps the upstream's words back, and can be tried again", async () => {
  const secret = "quota of account 4711 at 10.0.0.5 is used up";
  const failing = event({ error: { message: secret, type: "insufficient_quota" } });
  const widget = await ask((number) =>
    number === 0 ? atOnce(delta("Wipe the le") + failing) : atOnce(stream("Wipe the legs [1].")),
  );
  await widget.alert.first().waitFor();
  assert.ok(!(await widget.page.content()).includes("4711"));
  assert.ok(!(await widget.host.evaluate((host) => host.shadowRoot.textContent)).includes("4711"));
  await widget.host.getByRole("button", { name: "Try again" }).click();
  await expectEventually(() => widget.text(), "Wipe the legs 1.");
  await expectEventually(() => widget.alert.filter({ hasText: /\S/ }).count(), 0);
  await assertClean(widget.page, [/status of 50\d/]);
  await closePage(widget.page);
});

test("an upstream that refuses is told as an error", async () => {
  const widget = await ask(() => [
    { status: 401, body: { error: { message: "bad key sk-4711" } } },
  ]);
  await widget.alert.filter({ hasText: /\S/ }).first().waitFor();
  const shown = await widget.host.evaluate((host) => host.shadowRoot.textContent);
  assert.ok(!shown.includes("4711"), shown);
  assert.ok(await widget.host.getByRole("button", { name: "Try again" }).isVisible());
  await assertClean(widget.page, [/status of 50\d/]);
  await closePage(widget.page);
});

test("a stalled answer can be stopped, and keeps what came", async () => {
  const gone = fake.gone;
  const widget = await ask(() => [
    { write: delta("Wipe the legs [2]. Then dry them wi") },
    { stall: true },
  ]);
  await widget.citations.first().waitFor();
  await widget.stop.click();
  await expectEventually(() => widget.stop.count(), 0);
  assert.ok((await widget.text()).startsWith("Wipe the legs 1. Then dry them wi"));
  assert.equal(await widget.references.count(), 1);
  await expectEventually(() => fake.gone, gone + 1, 2_000);
  assert.equal(await widget.alert.filter({ hasText: /\S/ }).count(), 0, "stopping is no error");
  assert.equal(fake.requests.length, 1, "what was stopped isn't repaired");
  await assertClean(widget.page);
  await closePage(widget.page);
});

test("a cut connection keeps what came, marked as incomplete", async () => {
  const widget = await ask(() => [{ write: delta("Wipe the legs [2]. Then dry") }, { cut: true }]);
  await widget.note.filter({ hasText: "This answer is incomplete." }).waitFor();
  assert.equal(squeeze(await widget.status.innerText()), "This answer is incomplete.");
  assert.ok((await widget.text()).includes("Wipe the legs 1. Then dry"));
  assert.equal(await widget.references.count(), 1);
  assert.ok(await widget.host.getByRole("button", { name: "Try again" }).isVisible());
  await assertClean(widget.page);
  await closePage(widget.page);
});
