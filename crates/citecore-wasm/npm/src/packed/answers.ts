import type { Answer, Citation, ClaimVerdict, Dropped, Statement, Verdict } from "../types.js";
import { choice, count, flag, lengthOf, list, maybe, number, text, texts } from "./kinds.js";
import { record } from "./objects.js";
import { reference, sources } from "./passages.js";
import { type Shape, Wrong } from "./shape.js";

/** In place of an index: there is none. */
const NONE = 0xffffffff;

const index: Shape<number | null> = {
  pack: (value, to) => count.pack(value ?? NONE, to),
  unpack(from) {
    const index = from.whole();
    return index === NONE ? null : index;
  },
};

/** Indexes that follow each other: the first, and the one behind the last. */
const run: Shape<number[]> = {
  pack(value, to) {
    const length = lengthOf(value);
    const indexes = value as number[];
    const first = length > 0 ? indexes[0]! : 0;
    count.pack(first, to);
    for (let at = 1; at < length; at += 1)
      if (indexes[at] !== first + at) throw new Wrong("expected indexes that follow each other");
    to.whole(first + length);
  },
  unpack(from) {
    const indexes: number[] = [];
    let index = from.whole();
    for (const behind = from.whole(); index < behind; index += 1) indexes.push(index);
    return indexes;
  },
};

/** There may be very many of these two: they are unpacked field by field. */
const citation: Shape<Citation> = {
  pack: record<Citation>({ start: count, end: count, number: count, statement: index }).pack,
  unpack: (from) => ({
    start: from.whole(),
    end: from.whole(),
    number: from.whole(),
    statement: index.unpack(from),
  }),
};

/** Its text is a part of the answer's. */
const statement: Shape<Statement> = {
  pack: record<Omit<Statement, "text">>({
    start: count,
    end: count,
    needsCitation: flag,
    citations: run,
    inherited: run,
  }).pack,
  unpack: (from) => ({
    start: from.whole(),
    end: from.whole(),
    text: "",
    needsCitation: flag.unpack(from),
    citations: run.unpack(from),
    inherited: run.unpack(from),
  }),
};

const reason = choice("unknown-source", "model-references", "inaccurate", "duplicate");

const whole = record<Answer>({
  text,
  raw: text,
  citations: list(citation),
  references: list(reference),
  uncited: sources,
  statements: list(statement),
  dropped: list(record<Dropped>({ raw: text, at: count, reason })),
  prefix: flag,
  refusal: flag,
  known: maybe(count),
  refusals: maybe(texts),
});

export const answer: Shape<Answer> = {
  pack: whole.pack,
  unpack(from) {
    const answer = whole.unpack(from);
    for (const statement of answer.statements)
      statement.text = answer.text.slice(statement.start, statement.end);
    return answer;
  },
};

type Evidence = NonNullable<Verdict["evidence"]>;

export const evidence = record<Evidence>({ original: count, start: count, end: count, text });

const verdictStatus = choice("accurate", "inaccurate", "uncertain");

const reasons = list(
  choice(
    "supported",
    "number-mismatch",
    "negation-mismatch",
    "name-mismatch",
    "low-overlap",
    "better-source",
    "too-short",
    "judged",
  ),
);

export const verdicts = list(
  record<Verdict>({
    citation: count,
    statement: text,
    number: count,
    support: number,
    status: verdictStatus,
    confidence: number,
    evidence: maybe(evidence),
    reasons,
    better: maybe(evidence),
    explanation: maybe(text),
  }),
);

/** Of a claim that is nobody's citation. */
export const claimVerdict = record<ClaimVerdict>({
  statement: text,
  support: number,
  status: verdictStatus,
  confidence: number,
  evidence: maybe(evidence),
  reasons,
});
