// `ask`: the sources behind the numbers that are shown while an answer streams.
import assert from "node:assert/strict";
import { test } from "node:test";
import { citecore } from "./support/package.mjs";

const { ask } = citecore;
const search = async () => [{ text: "Point the mount north." }, { text: "Level the tripod." }];

async function* pieces(...texts) {
  yield* texts;
}

test("a citation comes with the references behind the numbers so far, the last one too", async () => {
  const events = [];
  const answers = [
    ["It cites ", "nothing."],
    ["Point it north [2", "]. Level it", " first [1]"],
  ];
  await ask("Which way?", {
    search,
    complete: () => pieces(...answers.shift()),
    onProgress: (event) => events.push(event),
  });
  const told = events.filter(({ segments }) => segments);
  const cites = ({ segments }) => segments.some(({ type }) => type === "citation");
  assert.deepEqual(
    told.map(cites),
    told.map(({ references }) => references !== undefined),
  );
  const numbers = ({ references }) => references.map(({ number, original }) => [number, original]);
  assert.deepEqual(told.filter(cites).map(numbers), [
    [[1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
  ]);
});

test("an answer that breaks off comes with its references, whether it is kept or not", async () => {
  const events = [];
  async function* broken() {
    yield "Point it north [2]";
    throw new Error("the line is dead");
  }
  const answers = ["It cites nothing.", broken()];
  const onProgress = (event) => events.push(event);
  await ask("Which way?", { search, complete: () => answers.shift(), onProgress });
  const last = events.findLast(({ segments }) => segments);
  assert.deepEqual([last.attempt, last.references.map(({ original }) => original)], [1, [2]]);
});
