// What becomes of the package where the engine breaks off: in processes of their own, for the engine of one is spoilt.
import assert from "node:assert/strict";
import { test } from "node:test";
import { printed } from "./support/fresh.mjs";

const BEGIN = `
  import { setFlagsFromString } from "node:v8";
  import init, * as citecore from "citecore";
  const { AnswerStream, processAnswer } = citecore;
  const SOURCES = [{ number: 1, text: "a" }];
  const works = () => processAnswer("It floats [1].", SOURCES).text === "It floats [1].";
  const thrown = (call) => { try { call(); } catch (error) { return error; } };
`;

/** An engine whose memory has no room for what `LONG` takes: it traps. There is room for `MOST`, where little else is there. */
const SMALL = `${BEGIN}
  setFlagsFromString("--wasm-max-mem-pages=110");
  const MOST = "It floats [1]. ".repeat(20_000);
  const LONG = MOST + MOST;
  await init();
`;

/** What a script tells, as JSON. */
async function told(test, script) {
  return JSON.parse(await printed(test, "a.mjs", script));
}

test("a call by which the engine breaks off says why, and the next one works", async (t) => {
  const script = `${SMALL}
    const errors = [1, 2, 3].map(() => {
      const error = thrown(() => processAnswer(LONG, SOURCES));
      const known = error instanceof citecore.CiteError && error.cause instanceof WebAssembly.RuntimeError;
      return [known, error.code, error.path ?? null, processAnswer(MOST, SOURCES).text.length];
    });
    console.log(JSON.stringify(errors));`;
  const each = [true, "invalid-input", null, 300_000];
  assert.deepEqual(await told(t, script), [each, each, each]);
});

test("streams that were begun before the engine breaks off go on", async (t) => {
  const script = `${SMALL}
    const before = new AnswerStream(SOURCES);
    const segments = before.push("It floats [1]");
    const { cause } = thrown(() => processAnswer(LONG, SOURCES));
    segments.push(...before.push(", and it sails [1]."));
    const after = new AnswerStream(SOURCES);
    segments.push(...after.push("So it floats [1]."), ...after.finish().segments);
    const { segments: last, answer } = before.finish();
    console.log(JSON.stringify([cause !== undefined, answer.text, [...segments, ...last].length > 4, works()]));`;
  assert.deepEqual(await told(t, script), [true, "It floats [1], and it sails [1].", true, true]);
});

test("a stream by whose own call the engine breaks off is finished, and no other", async (t) => {
  const script = `${SMALL}
    const [lost, other] = [new AnswerStream(SOURCES), new AnswerStream(SOURCES)];
    lost.push("It floats");
    other.push("It sails");
    const { cause } = thrown(() => lost.push(LONG));
    const codes = [() => lost.push(" [1]."), () => lost.finish()].map((call) => thrown(call).code);
    lost.free();
    other.push(" [1].");
    console.log(JSON.stringify([cause !== undefined, codes, other.finish().answer.text, works()]));`;
  const codes = ["finished", "finished"];
  assert.deepEqual(await told(t, script), [true, codes, "It sails [1].", true]);
});

test("an exchange by whose own call the engine breaks off rejects, and the next one works", async (t) => {
  const script = `${SMALL}
    const search = async () => [{ text: "It floats." }];
    const asked = (handlers) =>
      citecore.ask("What does it do?", { search, complete: async () => "It floats [1].", ...handlers })
        .then(({ answer }) => answer.text, ({ code, cause }) => [code, cause !== undefined]);
    const answers = [
      await asked({ search: async () => [{ text: LONG }] }),
      await asked({ complete: async () => LONG }),
      await asked({}),
    ];
    console.log(JSON.stringify(answers));`;
  const lost = ["invalid-input", true];
  assert.deepEqual(await told(t, script), [lost, lost, "It floats [1]."]);
});

test("where the stack ends within the engine, all goes on", async (t) => {
  const script = `${BEGIN}
    await init();
    const before = new AnswerStream(SOURCES);
    before.push("It floats [1]");
    const errors = [];
    let ended = false;
    // On the way back from where the stack ends, there is a little more of it at each call.
    const deep = () => {
      try { deep(); } catch {}
      if (ended) return;
      const error = thrown(() => { ended = works(); });
      if (error?.cause !== undefined) errors.push(error);
    };
    deep();
    const known = errors.every((error) => error instanceof citecore.CiteError);
    console.log(JSON.stringify([errors.length > 0, known, ended, works(), before.finish().answer.text]));`;
  assert.deepEqual(await told(t, script), [true, true, true, true, "It floats [1]"]);
});
