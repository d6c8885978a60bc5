// The fuzz: calls of all functions, of which nothing may come but a value or a `CiteError`.
import assert from "node:assert/strict";
import { callOf, untried } from "./calls.mjs";
import { Chance } from "./chance.mjs";
import { Thrown, odd } from "./odd.mjs";

/** After so many calls, the package is asked whether it still works. */
const ASKED_EVERY = 500;

/** So many values that are no wasm are given to be loaded. */
const ODD_LOADS = 500;

/** How long one call may take, in milliseconds: an array of four billion holes takes seconds until it is refused. */
const LONGEST = 30_000;

const CODES = ["invalid-input", "unknown-shape", "finished", "not-initialised"];

/**
 * Lets the package load what can't be loaded, then loads it, then makes calls number `from` to `to` of a seed. Fails at the first that gives what it may not; otherwise gives how often each
 * function was called, and how often it threw.
 */
export async function fuzz(citecore, { seed, from = 0, to }) {
  assert.deepEqual(untried(citecore), [], "functions that aren't called");
  await loadOdd(citecore, seed);
  await citecore.default();
  const begun = new citecore.AnswerStream(SOURCES);
  begun.push("It floats [");
  const counts = {};
  for (let at = from; at < to; at += 1) {
    const [name, call] = callOf(citecore, new Chance(seed, at));
    const count = (counts[name] ??= { calls: 0, errors: 0 });
    count.calls += 1;
    const start = performance.now();
    try {
      await call();
    } catch (thrown) {
      count.errors += 1;
      const wrong = wrongWith(citecore, name, thrown);
      if (wrong)
        throw new Error(`${name}: ${wrong} (--seed ${seed} --call ${at})`, { cause: thrown });
    }
    const taken = performance.now() - start;
    assert.ok(taken < LONGEST, `${name} took ${taken} ms (--seed ${seed} --call ${at})`);
    if (at % ASKED_EVERY === 0) assertWorks(citecore, `after call ${at} of seed ${seed}`);
  }
  assertWorks(citecore, "at the end");
  begun.push("1].");
  assert.equal(begun.finish().answer.text, "It floats [1].", "a stream from before all calls");
  return counts;
}

async function loadOdd({ default: init, CiteError }, seed) {
  for (let at = 0; at < ODD_LOADS; at += 1) {
    const given = odd(new Chance(seed, at));
    if (given === undefined) continue;
    const came = await init(given).catch((thrown) => thrown);
    assert.ok(came instanceof CiteError && came.code === "invalid-input", `init, ${at} of ${seed}`);
  }
}

const SOURCES = [{ number: 1, text: "A" }];

function assertWorks({ processAnswer }, when) {
  assert.equal(processAnswer("It floats [1].", SOURCES).text, "It floats [1].", when);
}

/** What is wrong with something that was thrown, in words; nothing where it may be. */
function wrongWith({ CiteError }, name, thrown) {
  // Of an exchange, its reason is what an aborted one rejects with, and what `onProgress` throws.
  if (name === "ask" && thrown instanceof Thrown && /signal|onProgress/.test(thrown.message))
    return;
  if (!(thrown instanceof CiteError)) return `it threw ${typeof thrown}, no CiteError`;
  if (!CODES.includes(thrown.code)) return `its code is ${String(thrown.code)}`;
  if (thrown.path !== undefined && typeof thrown.path !== "string") return "its path is no string";
  if (typeof thrown.message !== "string" || thrown.message === "") return "it says nothing";
  if (thrown.cause !== undefined) return "the engine broke off";
}
