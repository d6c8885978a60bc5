import type { Marks } from "./remark-marks.js";
import { citationNode, type CitationNode, type TreeNode } from "./remark-node.js";
import { fillCitations } from "./remark-tree.js";

type Code = number | null;
type State = (code: Code) => State | undefined;

/** What of micromark is used here. */
interface Effects {
  enter(type: string): unknown;
  exit(type: string): unknown;
  consume(code: Code): void;
  check(construct: object, ok: State, nok: State): State;
}

interface Reading {
  parser: { defined: string[] };
  now(): { offset: number };
}

/** How a piece is read: `ok` goes on behind it, `nok` where it is none. */
type Tokenize = (this: Reading, effects: Effects, ok: State, nok: State) => State;

interface Building {
  enter(node: CitationNode, token: unknown): void;
  exit(token: unknown): void;
  sliceSerialize(token: unknown): string;
}

const TOKEN = "citecoreCitation";
const EXCLAMATION = 33;
const OPENING = 91;
const CLOSING = 93;
const PARENTHESIS = 40;

/** A link's address, with a title or without. */
const RESOURCE =
  /^\(\s*(?:<[^<>]*>|(?:[^\s()<]|\([^\s()]*\))(?:[^\s()]|\([^\s()]*\))*)?(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/;

/** How long what stands behind a number in brackets may be to make a link of it, in UTF-16 code units. */
const LONGEST_TARGET = 512;

/**
 * An extension of micromark: a citation is a piece of its own, whatever `[1]` and what follows it would mean otherwise. By what
 * micromark tells afterwards, that couldn't be undone: `[1](…)` is a link, and the model may define `[1]` to be one.
 */
export function syntax(marks: Marks): object {
  const tokenize = citation(marks);
  return {
    text: {
      [EXCLAMATION]: { name: "citecoreExclamation", tokenize: exclamation(marks, tokenize) },
      [OPENING]: { name: TOKEN, tokenize },
    },
  };
}

function citation(marks: Marks): Tokenize {
  const link = { tokenize: target(marks), partial: true };
  return function (effects, ok, nok) {
    const at = this.now().offset;
    let digits = "";
    const number: State = (code) => {
      if (code !== null && code >= 48 && code <= 57 && digits.length < 15) {
        digits += String.fromCharCode(code);
        effects.consume(code);
        return number;
      }
      if (code !== CLOSING || !marks.cites(at, digits)) return nok(code);
      effects.consume(code);
      // Where it surely is a citation, it is one whatever follows.
      return marks.stands(at) ? done : effects.check(link, nok, done);
    };
    const done: State = (code) => {
      effects.exit(TOKEN);
      return ok(code);
    };
    return (code) => {
      if (code !== OPENING || !marks.mayStand(at)) return nok(code);
      effects.enter(TOKEN);
      effects.consume(code);
      return number;
    };
  };
}

/** What makes a link of brackets: `(https://a.example)`, or `[a]` where the Markdown says what that is. */
function target(marks: Marks): Tokenize {
  return function (effects, ok, nok) {
    const { defined } = this.parser;
    const isDefined = (label: string) =>
      defined.includes(label.replace(/\s+/g, " ").trim().toLowerCase().toUpperCase());
    let target = "";
    const read: State = (code) => {
      if (code === null || code < 0 || target.length > LONGEST_TARGET) return nok(code);
      target += String.fromCharCode(code);
      effects.consume(code);
      if (!target.startsWith("[")) return target.endsWith(")") && RESOURCE.test(target) ? ok : read;
      if (code !== CLOSING) return read;
      const label = target.slice(1, -1);
      return !marks.cites(0, label) && isDefined(label) ? ok : nok;
    };
    return (code) => {
      if (code !== OPENING && code !== PARENTHESIS) return nok(code);
      effects.enter("citecoreTarget");
      return read(code);
    };
  };
}

/** `![` begins an image, unless the bracket is that of a citation. */
function exclamation(marks: Marks, tokenize: Tokenize): Tokenize {
  return function (effects, ok, nok) {
    const behind = this.now().offset + 1;
    return (code) => {
      if (!marks.mayStand(behind)) return nok(code);
      effects.enter("data");
      effects.consume(code);
      effects.exit("data");
      return marks.stands(behind) ? ok : effects.check({ tokenize, partial: true }, ok, nok);
    };
  };
}

/** An extension of mdast-util-from-markdown, which makes nodes of such pieces. */
export function built(marks: Marks, prefix: string, element: string | undefined): object {
  return {
    enter: {
      [TOKEN](this: Building, token: unknown) {
        const value = this.sliceSerialize(token);
        this.enter(citationNode(value, Number(value.slice(1, -1))), token);
      },
    },
    exit: {
      [TOKEN](this: Building, token: unknown) {
        this.exit(token);
      },
    },
    transforms: [(tree: TreeNode) => fillCitations(tree, marks, prefix, element)],
  };
}

/** An extension of mdast-util-to-markdown, which writes them as they were. */
export const written = { handlers: { citation: ({ value }: CitationNode) => value } };
