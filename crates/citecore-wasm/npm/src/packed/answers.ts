import type {
  Answer,
  Citation,
  ClaimVerdict,
  Dropped,
  Evidence,
  Statement,
  Verdict,
} from "../types.js";
import { choice, count, flag, lengthOf, list, maybe, number, text, texts } from "./kinds.js";
import { record } from "./objects.js";
import { reference, sources } from "./passages.js";
import { type Shape, Wrong } from "./shape.js";

/** In place of an index: there is none. */
const NONE = 0xffffffff;

const index: Shape<number | null> = {
  pack: (value, to) => count.pack(value ?? NONE, to),
  unpack: (from) => orNone(from.whole()),
};

function orNone(index: number): number | null {
  return index === NONE ? null : index;
}

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
  unpack: (from) => fromTo(from.whole(), from.whole()),
};

function fromTo(first: number, behind: number): number[] {
  // An array that never grows takes a fraction of the memory, and most have one index.
  if (behind === first + 1) return [first];
  const indexes: number[] = [];
  for (let index = first; index < behind; index += 1) indexes.push(index);
  return indexes;
}

const citation = record<Citation>({ start: count, end: count, number: count, statement: index });

/** There may be very many of these two: they come as rows of whole numbers, of which objects are made one by one. */
const citations: Shape<Citation[]> = {
  pack: list(citation).pack,
  unpack(from) {
    const rows = from.wholes();
    const citations: Citation[] = [];
    for (let at = 0; at < rows.length; at += 4) {
      citations.push({
        start: rows[at]!,
        end: rows[at + 1]!,
        number: rows[at + 2]!,
        statement: orNone(rows[at + 3]!),
      });
    }
    return citations;
  },
};

const statement = record<Omit<Statement, "text">>({
  start: count,
  end: count,
  needsCitation: flag,
  citations: run,
  inherited: run,
});

/** Their texts are parts of the answer's. */
const statements: Shape<Statement[]> = {
  pack: list(statement).pack,
  unpack(from) {
    const rows = from.wholes();
    const statements: Statement[] = [];
    for (let at = 0; at < rows.length; at += 5) {
      const kind = rows[at + 4]!;
      const indexes = fromTo(rows[at + 2]!, rows[at + 3]!);
      statements.push({
        start: rows[at]!,
        end: rows[at + 1]!,
        text: "",
        needsCitation: (kind & 1) !== 0,
        citations: kind & 2 ? [] : indexes,
        inherited: kind & 2 ? indexes : [],
      });
    }
    return statements;
  },
};

const reason = choice("unknown-source", "model-references", "inaccurate", "duplicate");

const whole = record<Answer>({
  text,
  raw: text,
  citations,
  references: list(reference),
  uncited: sources,
  statements,
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
