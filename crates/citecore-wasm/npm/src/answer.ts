import type { WrittenAnswer } from "./glue.js";
import type { Answer, Citation, Statement } from "./types.js";

/** In a row: there is no statement. */
const NONE = 0xffffffff;

/** An answer out of what the engine wrote, whose citations and statements are rows of numbers. */
export function answerOf(written: WrittenAnswer, raw: string): Answer {
  const { text, references, uncited, dropped, prefix, refusal, known, refusals } = written;
  const citations = citationsOf(written.citations);
  const statements = statementsOf(written.statements, text);
  const answer: Answer = {
    text,
    raw,
    citations,
    references,
    uncited,
    statements,
    dropped,
    prefix,
    refusal,
  };
  if (known !== undefined) answer.known = known;
  if (refusals !== undefined) answer.refusals = refusals;
  return answer;
}

function citationsOf(rows: Uint32Array): Citation[] {
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
}

function statementsOf(rows: Uint32Array, text: string): Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < rows.length; at += 5) {
    const start = rows[at]!;
    const end = rows[at + 1]!;
    const flags = rows[at + 2]!;
    const cited = range(rows[at + 3]!, rows[at + 4]!);
    const inherits = (flags & 2) !== 0;
    statements.push({
      start,
      end,
      text: text.slice(start, end),
      needsCitation: (flags & 1) !== 0,
      citations: inherits ? [] : cited,
      inherited: inherits ? cited : [],
    });
  }
  return statements;
}

function range(first: number, behind: number): number[] {
  const indexes: number[] = [];
  for (let index = first; index < behind; index += 1) indexes.push(index);
  return indexes;
}
