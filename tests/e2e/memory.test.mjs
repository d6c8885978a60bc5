// What is left of answers that are gone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { PASSAGES, fakeProxy } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";

/** Answers before the first look, by when all that is kept for good is there, and answers until the second: 200 in all. */
const FIRST = 10;
const MORE = 190;
/** What may come and go in a browser by itself. */
const NODES = 20;
const LISTENERS = 3;
/** What the browser keeps by itself; after some 250 answers it keeps no more. */
const BYTES_AN_ANSWER = 2_000;
/** It grows by pages of 64 KB, as what counts the answers doubles now and then. */
const BYTES_OF_WASM = 4 * 65_536;

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** Asks as often, looks at a source, and clears after each answer. */
const ask = (page, times) =>
  page.evaluate(async (times) => {
    const host = document.querySelector("citecore-widget");
    for (let time = 0; time < times; time += 1) {
      await host.ask("How is a tripod cleaned?");
      host.shadowRoot.querySelector("[role=doc-biblioref]").click();
      await new Promise(requestAnimationFrame);
      host.clear();
      await new Promise(requestAnimationFrame);
    }
    window.notes.outcomes.length = 0;
  }, times);

/** Keeps hold of the memories of the page's wasm. */
function watchWasm() {
  window.memories = new Set();
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const instantiate = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await instantiate.apply(WebAssembly, given);
      for (const value of Object.values((made.instance ?? made).exports)) {
        if (value instanceof WebAssembly.Memory) window.memories.add(value);
      }
      return made;
    };
  }
}

test("answers that were cleared leave no nodes, listeners, objects or bytes of wasm behind", async () => {
  fake.restart({}, { body: '<citecore-widget mode="inline" knowledge="page"></citecore-widget>' });
  const page = await openPage(browser, "about:blank");
  await page.addInitScript(watchWasm);
  page.notes.origin = fake.origin;
  await page.goto(`${fake.origin}/`);
  await page.evaluate((passages) => {
    const host = document.querySelector("citecore-widget");
    const sentences = [
      "Wipe each tripod leg with a damp cloth after every night out [1].",
      "Replace a **rubber foot** when its profile is worn below 2 mm [2].",
    ];
    host.search = async () => ({ passages });
    host.complete = async function* () {
      for (let block = 0; block < 12; block += 1) {
        for (const sentence of sentences) yield `${block % 3 ? "" : "- "}${sentence} `;
        yield "\n\n| a | b |\n|---|---|\n| c | d |\n\n";
      }
    };
  }, PASSAGES);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const look = async () => {
    for (let time = 0; time < 3; time += 1) await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const wasm = await page.evaluate(() =>
      [...window.memories].reduce((bytes, { buffer }) => bytes + buffer.byteLength, 0),
    );
    assert.ok(wasm > 0, "the wasm has a memory");
    return { nodes: of.Nodes, listeners: of.JSEventListeners, bytes: of.JSHeapUsedSize, wasm };
  };
  await ask(page, FIRST);
  const early = await look();
  await ask(page, MORE);
  const late = await look();
  const told = JSON.stringify({ early, late });
  assert.ok(late.nodes - early.nodes < NODES, told);
  assert.ok(late.listeners - early.listeners < LISTENERS, told);
  assert.ok(late.bytes - early.bytes < MORE * BYTES_AN_ANSWER, told);
  assert.ok(late.wasm - early.wasm <= BYTES_OF_WASM, told);

  await page.$eval("citecore-widget", (host) =>
    host.ask("How is a tripod cleaned?").then(() => {}),
  );
  const shown = await look();
  assert.ok(shown.nodes - late.nodes > 5 * NODES, "an answer that is shown is seen");
  assert.ok(shown.listeners - late.listeners > LISTENERS, "and so are its listeners");
  await assertClean(page);
  await closePage(page);
});
