// `ask` with handlers and signals that do what nobody expects of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { citecore } from "./support/package.mjs";

const { ask } = citecore;
const search = async () => [{ text: "Point the mount north." }];

test("what an iterator gives in place of a result is an error of the model", async () => {
  for (const [result, found] of [
    [5, "a number"],
    [undefined, "undefined"],
    ["a", "a string"],
  ]) {
    for (const symbol of [Symbol.asyncIterator, Symbol.iterator]) {
      const complete = () => ({ [symbol]: () => ({ next: () => result }) });
      const { error, fallback } = await ask("Q?", { search, complete });
      assert.deepEqual([fallback, error.message], [true, `expected an iterator's result, found ${found}`]); // prettier-ignore
    }
  }
  const result = Object.assign(() => {}, { done: true });
  const complete = () => ({ [Symbol.iterator]: () => ({ next: () => result }) });
  assert.ok(!("error" in (await ask("Q?", { search, complete }))));
});

test("an iterator that has a piece at once, for ever, doesn't keep a signal from being heard", async () => {
  for (const value of ["", undefined]) {
    for (const symbol of [Symbol.asyncIterator, Symbol.iterator]) {
      let pieces = 0;
      // Without an end of its own, a test that fails would never tell.
      const next = () => ({ done: (pieces += 1) > 3_000_000, value });
      const complete = () => ({ [symbol]: () => ({ next }) });
      const signal = AbortSignal.timeout(20);
      await assert.rejects(ask("Q?", { search, complete }, { signal }), { name: "TimeoutError" });
    }
  }
});

test("what onProgress gives back doesn't matter where it is no promise", async () => {
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const complete = async () => "A [1].";
  for (const given of [revoked, Object.create(Promise.prototype), 5, null]) {
    const outcome = await ask("Q?", { search, complete, onProgress: () => given });
    assert.equal(outcome.answer.text, "A [1].");
  }
});

test("a signal that doesn't let go of who listens changes nothing", async () => {
  const unheard = [];
  const hear = (reason) => unheard.push(reason);
  process.on("unhandledRejection", hear);
  const removeEventListener = () => {
    throw new Error("it stays");
  };
  const signal = { aborted: false, addEventListener() {}, removeEventListener };
  const complete = async () => ["A ", "[1]."];
  const outcome = await ask("Q?", { search, complete }, { signal });
  await new Promise(setImmediate);
  process.off("unhandledRejection", hear);
  assert.deepEqual([outcome.answer.text, unheard], ["A [1].", []]);
});
