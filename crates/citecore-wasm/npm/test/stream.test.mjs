// `AnswerStream`: the segments are the text, however the answer is cut, and what is done with keeps no memory.
import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";
import { citecore, sources, thrown, told } from "./support/package.mjs";

const { AnswerStream, processAnswer } = citecore;
const TEXT = "😀 A fact [2], 별 [1][2]. \ud83d\nNext ([9]) 😀😀[1]";

function streamed(deltas, context, options) {
  const stream = new AnswerStream(context, options);
  const segments = deltas.flatMap((delta) => stream.push(delta));
  const { segments: last, answer } = stream.finish();
  return { segments: segments.concat(last), answer };
}

test("every cut gives the same, within a character too", () => {
  const whole = processAnswer(TEXT, sources(2));
  const join = (segments) => segments.map(({ text }) => text).join("");
  for (let first = 0; first <= TEXT.length; first += 1) {
    for (let second = first; second <= TEXT.length; second += 1) {
      const deltas = [TEXT.slice(0, first), TEXT.slice(first, second), TEXT.slice(second)];
      const { segments, answer } = streamed(deltas, sources(2));
      assert.deepEqual(answer, whole);
      assert.equal(join(segments), whole.text);
    }
  }
  const units = streamed(TEXT.split(""), sources(2));
  assert.deepEqual(units.answer, whole);
  assert.equal(join(units.segments), whole.text);
});

test("a text may end in half a character", () => {
  for (const text of ["\ud83d", "a\ud83d", "A fact [2]\ud83d", "😀\ud83d\ud83d"]) {
    const whole = processAnswer(text, sources(2));
    assert.ok(whole.text.endsWith("\ufffd") && whole.raw === text);
    for (let cut = 0; cut <= text.length; cut += 1) {
      const { segments, answer } = streamed([text.slice(0, cut), text.slice(cut)], sources(2));
      assert.deepEqual(answer, whole);
      assert.equal(segments.map((segment) => segment.text).join(""), whole.text);
    }
  }
  const freed = new AnswerStream(sources(1));
  freed.push("\ud83d");
  freed.free();
  assert.equal(told(thrown(() => freed.finish()))[0], "finished");
});

test("segments say what they are", () => {
  const { segments } = streamed(["A fact [2, 1]."], {
    text: "",
    sources: sources(2),
    style: "tag",
  });
  assert.deepEqual(segments, [
    { type: "text", text: "A fact " },
    { type: "citation", text: "[1][2]", numbers: [1, 2] },
    { type: "text", text: "." },
  ]);
});

test("the references behind the numbers so far are known before the end", () => {
  const stream = new AnswerStream(sources(3));
  const shown = () =>
    stream.references().map(({ number, original, text }) => [number, original, text]);
  assert.deepEqual(shown(), []);
  stream.push("A fact [3]. Another [1");
  assert.deepEqual(shown(), [[1, 3, sources(3)[2].text]]);
  stream.push("]. The first [3] again");
  const early = stream.references();
  assert.deepEqual(
    early.map(({ original }) => original),
    [3, 1],
  );
  assert.deepEqual(early[0].passages, [sources(3)[2]]);
  const { references } = stream.finish().answer;
  assert.deepEqual(
    early,
    references.map((reference) => ({ ...reference, occurrences: 0 })),
  );
  assert.deepEqual(told(thrown(() => stream.references())), ["finished", undefined]);
});

test("numbers of earlier turns are among the references once they are cited again", () => {
  const known = processAnswer("A fact [2], and [1].", sources(2)).references;
  const stream = new AnswerStream(sources(3), { known });
  stream.push("New [3], and old [2]. So");
  assert.deepEqual(
    stream.references().map(({ number }) => number),
    [1, 3],
  );
});

test("long deltas and long texts are read as short ones are", () => {
  for (const letter of ["a", "별", "😀"]) {
    const text = `${`${letter.repeat(300)} [2]. `.repeat(50)}${letter.repeat(100_000)}`;
    const { segments, answer } = streamed([text.slice(0, 7_001), text.slice(7_001)], sources(2));
    assert.equal(segments.map((segment) => segment.text).join(""), answer.text);
    assert.deepEqual(answer, processAnswer(text, sources(2)));
  }
});

test("a long answer is whole wherever it was cut to be decoded", () => {
  for (const before of ["", "a", "ab", "é", "별"]) {
    for (const sentence of [
      "별이 밝다 [2]. 😀 望远镜指向北极 [1]。 ",
      "Point it at the pole [1]. ",
      "😀😀[2] ",
    ]) {
      const text = before + sentence.repeat(Math.ceil(120_000 / sentence.length));
      const { segments, answer } = streamed([text], sources(2));
      assert.equal(segments.map((segment) => segment.text).join(""), answer.text);
      assert.ok(answer.statements.length > 0 && !answer.text.includes("\ufffd"));
      for (const { start, end, text } of answer.statements)
        assert.equal(text, answer.text.slice(start, end));
      assert.deepEqual(processAnswer(text, sources(2)), answer);
    }
  }
});

test("statements in an order of somebody's own stay what they are", () => {
  const answer = processAnswer("It weighs 14 kg [1]. 별 [2]. ".repeat(4_000), sources(2));
  answer.statements.reverse();
  answer.citations = [];
  for (const statement of answer.statements) [statement.citations, statement.inherited] = [[], []];
  assert.deepEqual(citecore.applyVerdicts(answer, []).statements, answer.statements);
});

test("a stream that is done with says so", () => {
  const finished = new AnswerStream(sources(1));
  finished.finish();
  const freed = new AnswerStream(sources(1));
  freed.free();
  freed.free();
  for (const stream of [finished, freed]) {
    for (const delta of ["a", 5])
      assert.deepEqual(told(thrown(() => stream.push(delta))), ["finished", undefined]);
    assert.deepEqual(told(thrown(() => stream.finish())), ["finished", undefined]);
    stream.free();
  }
});

test("a delta that is nothing is an empty one, within a character too", () => {
  const stream = new AnswerStream(sources(1));
  for (const delta of ["A \ud83d", null, undefined, "\ude00 [1", undefined, null])
    assert.equal(stream.push(delta).length > 0, delta === "A \ud83d" || delta === "\ude00 [1");
  const { answer } = stream.finish();
  assert.deepEqual([answer.text, answer.raw], ["A 😀 [1", "A 😀 [1"]);
  for (const delta of [null, undefined])
    assert.equal(told(thrown(() => stream.push(delta)))[0], "finished");
});

test("any other delta has to be a string", () => {
  const stream = new AnswerStream(sources(1));
  for (const delta of [5, {}, ["a"], false, NaN]) {
    assert.deepEqual(told(thrown(() => stream.push(delta))), ["invalid-input", "delta"]);
  }
  stream.push("It floats [1].");
  assert.equal(stream.finish().answer.text, "It floats [1].");
});

test("a block may dispose of it", { skip: !Symbol.dispose }, () => {
  const stream = new AnswerStream(sources(1));
  stream[Symbol.dispose]();
  assert.equal(told(thrown(() => stream.push("a")))[0], "finished");
});

test("memory is flat over 100,000 streams, freed or forgotten", async () => {
  const context = sources(5);
  const resident = async () => {
    for (let round = 0; round < 3; round += 1) {
      gc();
      await setImmediate();
    }
    return process.memoryUsage.rss();
  };
  const make = async (count, done) => {
    for (let at = 0; at < count; at += 1) {
      const stream = new AnswerStream(context);
      stream.push("A fact [1]. And much more than that, which takes some memory.");
      done(stream);
      // What is forgotten is only collected between tasks.
      if (at % 1_000 === 999) {
        gc();
        await setImmediate();
      }
    }
  };
  for (const done of [(stream) => stream.free(), (stream) => stream.finish(), () => {}]) {
    await make(5_000, done);
    const before = await resident();
    await make(100_000 / 3, done);
    const grown = (await resident()) - before;
    assert.ok(grown < 16_000_000, `grown by ${grown} bytes`);
  }
});
