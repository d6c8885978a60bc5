// The tables of tests/cases through the package, in Node as in a browser: it imports nothing.

/** The tables, by the name of their files. */
export const TABLES = [
  "answers",
  "marks",
  "scopes",
  "statements",
  "validation",
  "correction",
  "references",
  "refusals",
  "selection",
  "expansion",
  "reading",
];

/** Tables whose texts are cut at every place. */
const CUT = ["answers", "marks", "scopes"];

const original = ({ original }) => original;
const number = ({ number }) => number;
const raw = ({ raw }) => raw;

/** What a table of a stage before the answer calls, and what of it the table expects. */
const STAGES = {
  selection: {
    call: ({ selectPassages }, { question, passages, options }) =>
      tried(() => selectPassages(question, passages, options)),
    found: (came) =>
      Array.isArray(came)
        ? {
            ids: came.flatMap(({ id = [] }) => id),
            texts: came.map(({ text }) => text),
            scores: came.map(({ score = null }) => score),
          }
        : { error: came.path },
  },
  expansion: {
    call: ({ expandQueries }, { question, options }) => expandQueries(question, options),
    found: (came) => ({ queries: came }),
    expect: (queries) => ({ queries }),
  },
  reading: {
    call: ({ readPassages }, { response, options }) => tried(() => readPassages(response, options)),
    found: (came, { says = [], skipped = [] }) =>
      Array.isArray(came)
        ? { passages: came }
        : {
            error: came.code,
            says: says.filter((part) => came.message.includes(part)),
            // Where every hit is skipped for want of a text, the package names the first of them.
            passages: came.path === `response.${skipped[0]}` ? [] : undefined,
          },
    // Which engine it was, and what was skipped, the package doesn't tell.
    expect: ({ engine, skipped, ...expect }) => expect,
  },
};

/** What a call gives, or what was wrong. */
function tried(call) {
  try {
    return call();
  } catch ({ code, path, message }) {
    return { code, path, message };
  }
}

/**
 * Runs a table's cases: for each its name, all that the functions make of it, and what isn't as the table or the laws of
 * offsets and cuts say.
 */
export function runTable(citecore, table, cases) {
  const run = table in STAGES ? staged : answered;
  return cases.map((each) => ({ name: each.name, ...run(citecore, table, each) }));
}

function staged(citecore, table, each) {
  const { call, found, expect = (expect) => expect } = STAGES[table];
  const came = call(citecore, each);
  return { came, wrong: unexpected(expect(each.expect), found(came, each.expect)) };
}

function answered(citecore, table, each) {
  const came = allOf(citecore, each);
  const wrong = [...unexpected(each.expect, foundOf(table, came)), ...unsound(came)];
  if (CUT.includes(table)) wrong.push(...cutOtherwise(citecore, each, came.answer));
  return { came, wrong };
}

function sourcesOf({ sources }) {
  const passages = Array.isArray(sources)
    ? sources
    : Array.from({ length: sources }, (_, at) => ({ text: `Text ${at + 1}.` }));
  return passages.map((passage, at) => ({ ...passage, number: at + 1 }));
}

/** What every function that takes an answer makes of a case, whatever its table asks for. */
function allOf(citecore, each) {
  const { style, heading, validate } = each;
  const answer = citecore.processAnswer(each.text, sourcesOf(each), each.options);
  const options = { ...(style && { style }), ...(heading !== undefined && { heading }) };
  return {
    answer,
    validation: citecore.validateAnswer(answer, validate),
    markdown: citecore.formatReferences(answer, options),
    corrected: citecore.applyVerdicts(answer, verdictsOf(each, answer)),
    verification: citecore.verifyAnswer(answer),
  };
}

/** The verdicts of an answer of which a case tells the citation and the status. */
export function verdictsOf({ verdicts = [] }, answer) {
  return verdicts.map(({ citation, status }) => {
    const cited = answer.citations[citation];
    return {
      citation,
      status,
      statement: answer.statements[cited?.statement]?.text ?? "",
      number: cited?.number ?? 0,
      ...sureness(status),
      reasons: ["judged"],
    };
  });
}

/** How sure a verdict is of which a case tells the status alone. */
export function sureness(status) {
  const support = { accurate: 0.9, uncertain: 0.5, inaccurate: 0.1 }[status];
  return { support, confidence: Math.max(support, 1 - support) };
}

/** What differs from what the table expects: a line each. */
function unexpected(expect, found) {
  return Object.keys(expect)
    .map((name) => [name, told(trimmed(name, expect[name])), told(trimmed(name, found[name]))])
    .filter(([, wanted, found]) => wanted !== found)
    .map(([name, wanted, found]) => `${name}: ${found} in place of ${wanted}`);
}

const trimmed = (name, value) => (name === "text" ? value?.trimEnd() : value);

/** What a table's expectations are held against, by their names. */
function foundOf(table, { answer, validation, markdown, corrected }) {
  const numbers = (indexes) => indexes.map((index) => answer.citations[index].number);
  const needed = answer.statements.filter(({ needsCitation }) => needsCitation);
  const { text, references, dropped, uncited, refusal } =
    table === "correction" ? corrected : answer;
  return {
    text,
    refusal,
    markdown,
    references: references.map(original),
    numbers: references.map(number),
    occurrences: references.map(({ occurrences }) => occurrences),
    dropped: dropped.map(raw),
    uncited: uncited.map(number),
    needed: needed.map(({ text, citations }) => [text, numbers(citations)]),
    inherited: needed.map(({ inherited }) => numbers(inherited)),
    ok: validation.ok,
    coverage: Number(validation.coverage.toPrecision(9)),
    distinctSources: validation.distinctSources,
    problems: validation.problems.map(({ message, ...problem }) => problem),
  };
}

/** A value as text, the same for all that is deeply equal. */
export function told(value) {
  const sorted = (_, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : typeof part === "number"
        ? Number(part.toPrecision(9))
        : part;
  return JSON.stringify(value, sorted);
}

/** Offsets that don't slice out what they name, and refusals of which a citation is asked. */
function unsound({ answer, corrected, verification }) {
  const wrong = [];
  const texts = new Map();
  const cited = answer.references.flatMap(({ passages }) => passages);
  for (const { number, text } of [...cited, ...answer.uncited]) texts.set(number, text);
  for (const { citation, evidence } of verification.verdicts) {
    if (!evidence) continue;
    const { original, start, end, text } = evidence;
    if (texts.get(original).slice(start, end) !== text) wrong.push(`evidence of ${citation}`);
  }
  if (answer.refusal && answer.statements.some(({ needsCitation }) => needsCitation))
    wrong.push("a refusal needs a citation");
  for (const { text, raw, citations, statements, dropped } of [answer, corrected]) {
    for (const { start, end, number } of citations) {
      if (text.slice(start, end) !== `[${number}]`) wrong.push(`citation at ${start}`);
    }
    for (const { start, end, text: own } of statements) {
      if (text.slice(start, end) !== own) wrong.push(`statement at ${start}`);
    }
    for (const { at, raw: mark } of dropped) {
      if (raw.slice(at, at + mark.length) !== mark) wrong.push(`dropped at ${at}`);
    }
  }
  return wrong;
}

/** Cuts by which an answer comes to something else. */
function cutOtherwise({ AnswerStream }, each, answer) {
  const { text } = each;
  const whole = JSON.stringify(answer);
  const wrong = [];
  const cut = (name, deltas) => {
    const stream = new AnswerStream(sourcesOf(each), each.options);
    const shown = deltas.flatMap((delta) => stream.push(delta));
    const { segments, answer: streamed } = stream.finish();
    const joined = [...shown, ...segments].map(({ text }) => text).join("");
    if (joined !== answer.text) wrong.push(`${name}: segments are ${told(joined)}`);
    if (JSON.stringify(streamed) !== whole) wrong.push(`${name}: ${told(streamed)}`);
  };
  for (let at = 0; at <= text.length; at += 1)
    cut(`cut at ${at}`, [text.slice(0, at), text.slice(at)]);
  cut("cut everywhere", text.split(""));
  return wrong;
}
