// Texts of strangers that try to run: with the browser's policy behind the widget, and with nothing but the widget itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { STRICT, fakeProxy, json, problem, stream } from "./support/fake-proxy.mjs";
import { PAYLOADS } from "./support/payloads.mjs";
import { shared } from "./support/shared.mjs";
import { arm, found, ran } from "./support/trap.mjs";
import { Widget } from "./support/widget.mjs";

/** So many payloads an answer: all of its passages are among the sources of this profile's context. */
const AT_ONCE = 12;
const INLINE = '<citecore-widget mode="inline" profile="diverse" verify="off"></citecore-widget>';
const POLICIES = { "the strict policy": STRICT, "no policy": "" };
const KEY = "citecore-conversation";

const BATCHES = [];
for (let at = 0; at < PAYLOADS.length; at += AT_ONCE)
  BATCHES.push(PAYLOADS.slice(at, at + AT_ONCE));

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** A page with the trap in it, under this policy. */
async function opened(csp, on = {}, body = INLINE) {
  fake.restart(on, { body, csp });
  const page = await openPage(browser, "about:blank");
  await arm(page, fake.origin);
  await page.goto(`${fake.origin}/`);
  page.notes.origin = fake.origin;
  return { page, widget: new Widget(page) };
}

/** Fails where anything ran, or stands in the widget that mustn't. */
async function harmless(page, told = /^$/) {
  assert.deepEqual(await found(page), []);
  assert.deepEqual(
    (await ran(page)).filter((event) => !told.test(event)),
    [],
  );
}

/** A passage all of whose texts are this one, and that is told from the others by its own words. */
const passage = ({ text, seen }) => ({
  text: `${text}\n\nOnly ${seen} has ${seen}a, ${seen}b, ${seen}c and ${seen}d.`,
  title: text,
  url: text,
  id: text,
  source: text,
  updated: text,
  score: 0.9,
  metadata: { heading: text, [text]: text },
});

/** An answer that has them all as blocks of their own and, on one line, within a sentence, in a list and in a quote. */
const written = (batch) =>
  batch
    .flatMap(({ text, seen }, index) => {
      const line = text.replaceAll(/\n+/g, " ");
      // The mark stands apart: within code written as HTML there are none.
      return [text, `Here is ${line}.\n\nOf ${seen} [${index + 1}].`, `- ${line}\n\n> ${line}`];
    })
    .join("\n\n");

/** A response with an answer in pieces, so that every payload is half written for a while. */
const inPieces = (text) => {
  const delta = (piece) => `event: delta\ndata: ${JSON.stringify({ text: piece })}\n\n`;
  const { kind, body } = stream("");
  return {
    kind,
    body:
      text
        .match(/.{1,7}/gsu)
        .map(delta)
        .join("") + body,
  };
};

/** The words of a text, for its letters come through whatever is made of its signs. */
const words = (text) => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Fails where a payload isn't there to be read. */
function assertSeen(text, batch, where) {
  const there = words(text);
  const missing = batch.filter(({ seen }) => !there.has(seen));
  assert.deepEqual(missing, [], `not to be read in ${where}: ${text}`);
}

test("the trap catches what these payloads do where a page takes them for markup", async () => {
  const { page } = await opened("");
  await page.evaluate(
    (texts) => {
      const host = document.body.appendChild(document.createElement("p"));
      host.id = "careless";
      host.innerHTML = texts.join("\n");
    },
    ["<img src=/xss-0 onerror=xss(0)>", '<a href="java\tscript:xss(1)">a</a>', "<svg><use></svg>"],
  );
  await expectEventually(async () => (await ran(page)).includes("ran: 0"), true);
  assert.ok((await ran(page)).some((event) => /^request: .*xss-0/.test(event)));
  const wrong = (await found(page, "#careless")).join("\n");
  for (const part of ["<img", "onerror", "script:", "<use"]) assert.ok(wrong.includes(part), wrong);
  await closePage(page);
});

for (const [name, csp] of Object.entries(POLICIES)) {
  test(`answers, titles, addresses and passages run nothing, nor once they come back, under ${name}`, async () => {
    let batch = BATCHES[0];
    const { page, widget } = await opened(csp, {
      "POST /v1/search": () => json({ passages: batch.map(passage) }),
      "POST /v1/answer": () => inPieces(written(batch)),
    });
    for (const [index, now] of BATCHES.entries()) {
      batch = now;
      await widget.send(`Batch ${index + 1}: ${batch.map(({ text }) => text).join(" ")}`);
      const { answer } = await widget.outcome(index + 1);
      assert.equal(answer.references.length, batch.length, `batch ${index + 1}`);
      await shownAndHarmless(page, index, batch);
    }
    await page.reload();
    await widget.input.click();
    await expectEventually(() => widget.bibliography.count(), BATCHES.length, 15_000);
    await widget.whole();
    for (const [index, batch] of BATCHES.entries()) await shownAndHarmless(page, index, batch);
    await closePage(page);
  });

  test(`what the page says of the widget runs nothing, under ${name}`, async () => {
    const lines = PAYLOADS.map(({ text }) => text.replaceAll(/[\r\n\u2028\u2029]+/g, " "));
    const { page, widget } = await opened(csp);
    await widget.set("heading", lines.join(" "));
    await widget.set("placeholder", lines.join(" "));
    await widget.set("suggestions", lines.join("\n"));
    for (const attribute of ["locale", "theme", "profile", "hotkey"]) {
      await widget.set(attribute, lines[0]);
    }
    await widget.input.click();
    const suggestions = widget.host.locator(".suggestions button");
    await expectEventually(() => suggestions.count(), lines.length);
    await harmless(
      page,
      /^console: <citecore-widget>: (theme|profile|locale)=.* isn't (one of: |a language tag)/,
    );
    assertSeen((await suggestions.allInnerTexts()).join("\n"), PAYLOADS, "the suggestions");
    const heading = await widget.host.locator("h2").first().innerText();
    assertSeen(heading, PAYLOADS, "the heading");
    await closePage(page);
  });

  test(`what a server says of its trouble runs nothing, under ${name}`, async () => {
    const detail = PAYLOADS.map(({ text }) => text).join(" ");
    const { page, widget } = await opened(csp, {
      "POST /v1/answer": () => problem(422, detail, { title: detail, type: detail, detail }),
    });
    await widget.send("How?");
    await widget.alert.filter({ hasText: /\S/ }).waitFor();
    await harmless(page);
    assertSeen(await widget.alert.first().innerText(), PAYLOADS, "the message");
    await closePage(page);
  });

  test(`a session that somebody else has written runs nothing, under ${name}`, async () => {
    const { page, widget } = await opened(csp);
    const batch = BATCHES[0];
    const turn = {
      question: batch.map(({ text }) => text).join(" "),
      passages: batch.map(passage),
      answers: [{ text: written(batch), cut: batch[0].text }],
      helpful: true,
    };
    const forged = JSON.stringify({ turns: [turn], profile: "diverse" });
    // Names that an object has of its own, where whoever reads it copies them.
    const entry = forged.replace(
      "{",
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    await page.evaluate(([key, entry]) => sessionStorage.setItem(key, entry), [KEY, entry]);
    await page.reload();
    await widget.input.click();
    await widget.bibliography.waitFor();
    await widget.whole();
    await shownAndHarmless(page, 0, batch);
    await closePage(page);
  });
}

test("what is copied holds nothing that runs where it is pasted", async () => {
  let batch;
  const reader = await opened("");
  const { page, widget } = await opened("", {
    "POST /v1/search": () => json({ passages: batch.map(passage) }),
    "POST /v1/answer": () => inPieces(written(batch)),
  });
  await page.evaluate(() => {
    // What the widget hands over; a browser takes some of it out before others get it.
    navigator.clipboard.write = async ([item]) => {
      window.copied = await (await item.getType("text/html")).text();
    };
  });
  for (const [index, now] of BATCHES.entries()) {
    batch = now;
    await widget.send("What?");
    await widget.outcome(index + 1);
    await widget.button("Copy").last().click();
    await page.waitForFunction(() => window.copied);
    const html = await page.evaluate(() => {
      const { copied } = window;
      window.copied = "";
      return copied;
    });
    await reader.page.evaluate((html) => {
      document.body.innerHTML = '<div id="pasted"></div>';
      document.querySelector("#pasted").innerHTML = html;
    }, html);
    assert.deepEqual(await found(reader.page, "#pasted"), []);
    assertSeen(await reader.page.locator("#pasted").innerText(), batch, "what was pasted");
    await widget.button("Start over").click();
  }
  assert.deepEqual(await ran(reader.page), []);
  await harmless(page);
  await closePage(reader.page);
  await closePage(page);
});

/** Looks at a turn, and at the previews of its citations. */
async function shownAndHarmless(page, index, batch) {
  const seen = await page.evaluate(async (index) => {
    const root = document.querySelector("citecore-widget").shadowRoot;
    const turn = root.querySelectorAll(".turn")[index];
    const text = (selector) => turn.querySelector(selector).innerText;
    const previews = [];
    for (const link of turn.querySelectorAll("[role=doc-biblioref]")) {
      link.click();
      const end = performance.now() + 3_000;
      const open = () => link.ariaExpanded === "true" && root.querySelector("[role=dialog]");
      while (!open() && performance.now() < end) await new Promise(requestAnimationFrame);
      previews.push(open()?.innerText ?? "");
    }
    return {
      question: text("h3"),
      answer: text(".answer"),
      references: text("[role=doc-bibliography]"),
      previews,
    };
  }, index);
  await harmless(page);
  assertSeen(seen.question, batch, "the question");
  assertSeen(seen.answer, batch, "the answer");
  assertSeen(seen.references, batch, "the references");
  assert.equal(seen.previews.length, batch.length);
  assertSeen(seen.previews.join("\n"), batch, "the previews");
}
