import type {
  Answer,
  Citation,
  ClaimVerdict,
  Dropped,
  Evidence,
  Statement,
  Verdict,
} from "../types.js";
import { choice, count, flag, lengthOf, list, maybe, number, share, text, texts } from "./kinds.js";
import { type Fields, record } from "./objects.js";
import { references, sources } from "./passages.js";
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

const behindText: Fields<Omit<Answer, "text">> = {
  raw: text,
  citations,
  references,
  uncited: sources,
  statements,
  dropped: list(record<Dropped>({ raw: text, at: count, reason })),
  prefix: flag,
  refusal: flag,
  known: maybe(count),
  refusals: maybe(texts),
};

const withoutText = record(behindText);

export const answer: Shape<Answer> = {
  pack: record<Answer>({ text, ...behindText }).pack,
  unpack(from) {
    const pieces = from.pieces();
    const answer = { text: joined(pieces), ...withoutText.unpack(from) };
    const cut = cutter(pieces);
    for (const statement of answer.statements) statement.text = cut(statement.start, statement.end);
    return answer;
  },
};

/** What `join` gives, but that engines put it together no sooner than it is read. */
function joined(pieces: string[]): string {
  return pieces.reduce((text, piece) => text + piece, "");
}

/** Cuts parts out of a text by its pieces: to cut them out of the text itself would put that together. */
function cutter(pieces: string[]): (start: number, end: number) => string {
  let index = 0;
  let before = 0;
  return (start, end) => {
    // They may have an order of somebody's own.
    if (start < before) index = before = 0;
    let part = "";
    for (;;) {
      const piece = pieces[index];
      if (piece === undefined) return part;
      const behind = before + piece.length;
      if (start < behind) part += piece.slice(Math.max(start - before, 0), end - before);
      if (end <= behind) return part;
      before = behind;
      index += 1;
    }
  };
}

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
    support: share,
    status: verdictStatus,
    confidence: share,
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
