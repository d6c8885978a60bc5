// The tables of tests/cases: the package gives what the engine gives natively.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { citecore } from "./support/package.mjs";

const { AnswerStream, processAnswer } = citecore;
const TABLES = new URL("../../../../tests/cases/", import.meta.url);

function sourcesOf({ sources }) {
  const passages = Array.isArray(sources)
    ? sources
    : Array.from({ length: sources }, (_, at) => ({ text: `Text ${at + 1}.` }));
  return passages.map((passage, at) => ({ ...passage, number: at + 1 }));
}

const answerTo = (each) => processAnswer(each.text, sourcesOf(each), each.options);
const original = ({ original }) => original;
const number = ({ number }) => number;
const raw = ({ raw }) => raw;

/** Holds what `expect` has of these values against them. */
function compare(expect, values) {
  for (const [name, value] of Object.entries(values)) {
    if (expect[name] !== undefined) assert.deepEqual(value, expect[name], name);
  }
}

/** A test of a table's cases, each by its name. */
function table(name, check) {
  const cases = JSON.parse(readFileSync(new URL(`${name}.json`, TABLES), "utf8"));
  test(`${name}: ${cases.length} cases`, () => {
    for (const each of cases) {
      try {
        check(each);
      } catch (error) {
        throw new Error(`${name}: ${each.name}`, { cause: error });
      }
    }
  });
}

function checkAnswer(each) {
  const { expect } = each;
  const answer = answerTo(each);
  compare(
    { ...expect, text: expect.text.trimEnd() },
    {
      text: answer.text.trimEnd(),
      references: answer.references.map(original),
      numbers: answer.references.map(number),
      dropped: answer.dropped.map(raw),
    },
  );
  for (const { start, end, number } of answer.citations) {
    assert.equal(answer.text.slice(start, end), `[${number}]`);
  }
  for (let cut = 0; cut <= each.text.length; cut += 1) {
    const stream = new AnswerStream(sourcesOf(each), each.options);
    const shown = [each.text.slice(0, cut), each.text.slice(cut)].flatMap((delta) =>
      stream.push(delta),
    );
    const { segments, answer: streamed } = stream.finish();
    assert.equal(
      [...shown, ...segments].map(({ text }) => text).join(""),
      answer.text,
      `cut at ${cut}`,
    );
    assert.deepEqual(streamed, answer, `cut at ${cut}`);
  }
}

for (const name of ["answers", "marks", "scopes"]) table(name, checkAnswer);

table("statements", (each) => {
  const answer = answerTo(each);
  const needed = answer.statements.filter(({ needsCitation }) => needsCitation);
  const numbers = (indexes) => indexes.map((index) => answer.citations[index].number);
  compare(each.expect, {
    needed: needed.map(({ text, citations }) => [text, numbers(citations)]),
    inherited: needed.map(({ inherited }) => numbers(inherited)),
  });
  const { coverage } = citecore.validateAnswer(answer);
  assert.ok(Math.abs(coverage - each.expect.coverage) < 1e-9, `coverage ${coverage}`);
});

table("validation", (each) => {
  const { problems, ...rest } = citecore.validateAnswer(answerTo(each), each.validate);
  const found = problems.map(({ message, ...problem }) => problem);
  compare(each.expect, { problems: found, ...rest });
});

table("correction", (each) => {
  const answer = answerTo(each);
  const verdicts = each.verdicts.map(({ citation, status }) => {
    const cited = answer.citations[citation];
    const support = { accurate: 0.9, uncertain: 0.5, inaccurate: 0.1 }[status];
    return {
      citation,
      status,
      statement: answer.statements[cited?.statement]?.text ?? "",
      number: cited?.number ?? 0,
      support,
      confidence: Math.max(support, 1 - support),
      reasons: ["judged"],
    };
  });
  const corrected = citecore.applyVerdicts(answer, verdicts);
  compare(
    { ...each.expect, text: each.expect.text.trimEnd() },
    {
      text: corrected.text.trimEnd(),
      references: corrected.references.map(original),
      dropped: corrected.dropped.map(raw),
      uncited: corrected.uncited.map(number),
      numbers: corrected.references.map(number),
      occurrences: corrected.references.map(({ occurrences }) => occurrences),
      refusal: corrected.refusal,
    },
  );
});

table("references", (each) => {
  const { style, heading } = each;
  const options = { ...(style && { style }), ...(heading !== undefined && { heading }) };
  assert.equal(citecore.formatReferences(answerTo(each), options), each.expect.markdown);
});

table("refusals", (each) => {
  const answer = answerTo(each);
  assert.equal(answer.refusal, each.expect.refusal);
  if (answer.refusal) assert.ok(!answer.statements.some(({ needsCitation }) => needsCitation));
});
