import type { Answer, Citation, ClaimVerdict, Dropped, Statement, Verdict } from "../types.js";
import {
  choice,
  count,
  elements,
  flag,
  lengthOf,
  list,
  maybe,
  number,
  text,
  texts,
} from "./kinds.js";
import { given, record } from "./objects.js";
import { reference, sources } from "./passages.js";
import { type Packs, type Shape, Wrong } from "./shape.js";

/** In place of an index: there is none. */
const NONE = 0xffffffff;

const index: Packs = { pack: (value, to) => count.pack(value ?? NONE, to) };

/** Indexes that follow each other: the first, and the one behind the last. */
const run: Packs = {
  pack(value, to) {
    const length = lengthOf(value);
    const indexes = value as number[];
    const first = length > 0 ? indexes[0]! : 0;
    count.pack(first, to);
    for (let at = 1; at < length; at += 1)
      if (indexes[at] !== first + at) throw new Wrong("expected indexes that follow each other");
    to.whole(first + length);
  },
};

function indexes(first: number, behind: number): number[] {
  // An array that never grows takes a fraction of the memory, and most have one index.
  if (behind === first + 1) return [first];
  const indexes: number[] = [];
  for (let index = first; index < behind; index += 1) indexes.push(index);
  return indexes;
}

/** There may be very many of these two: they come as rows of whole numbers, of which objects are made one by one. */
const citations: Shape<Citation[]> = {
  pack: elements(given({ start: count, end: count, number: count, statement: index })).pack,
  unpack(from) {
    const rows = from.wholes();
    const citations: Citation[] = [];
    for (let at = 0; at < rows.length; at += 4) {
      const statement = rows[at + 3]!;
      citations.push({
        start: rows[at]!,
        end: rows[at + 1]!,
        number: rows[at + 2]!,
        statement: statement === NONE ? null : statement,
      });
    }
    return citations;
  },
};

/** Their texts are parts of the answer's. */
const statements: Shape<Statement[]> = {
  pack: elements(
    given({
      start: count,
      end: count,
      needsCitation: flag,
      citations: run,
      inherited: run,
    }),
  ).pack,
  unpack(from) {
    const rows = from.wholes();
    const statements: Statement[] = [];
    for (let at = 0; at < rows.length; at += 5) {
      const kind = rows[at + 4]!;
      const own = indexes(rows[at + 2]!, rows[at + 3]!);
      statements.push({
        start: rows[at]!,
        end: rows[at + 1]!,
        text: "",
        needsCitation: (kind & 1) !== 0,
        citations: kind & 2 ? [] : own,
        inherited: kind & 2 ? own : [],
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
