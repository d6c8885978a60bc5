import type { Source } from "./context-types.js";

/** How an answer is read. */
export interface AnswerOptions {
  /** What becomes of a mark that names no source: left out (default) or kept as written; reported either way. */
  dangling?: "drop" | "keep";
  /** Sources with the same url (or id) share one number. Default true. */
  merge?: boolean;
  /** Leave out of `text` a list of references that the model wrote itself, and link definitions that read as marks. Default true. */
  dropModelReferences?: boolean;
  /** Leave "(Based on provided context)" out of `text`; `prefix` tells whether it was there. Default false. */
  stripPrefix?: boolean;
  /**
   * References of earlier turns, which keep their numbers. A source without url and id is known by its text with title, `source` and
   * page. Default none.
   */
  known?: Reference[];
  /** Phrases of one's own that a refusal begins with, beside those known in English, Arabic, Chinese, French, German, Hindi, Italian, Japanese, Korean, Portuguese and Spanish. Default none. */
  refusals?: readonly string[];
}

/** A piece of an answer that is final. `text` of a citation is the canonical form, `[1]` or `[1][2]`. */
export type Segment =
  | {
      /** Markdown without a citation. */
      type: "text";
      /** The next part of the answer's text. */
      text: string;
    }
  | {
      /** One citation, or several side by side. */
      type: "citation";
      /** The next part of the answer's text. */
      text: string;
      /** The numbers of the references. */
      numbers: number[];
    };

/** An answer once its citations are resolved. Offsets are UTF-16 code units, so `text.slice(start, end)` works. */
export interface Answer {
  /** Markdown, marks in canonical form `[1]`, numbered by first appearance, one mark a number, adjacent ones unspaced. */
  text: string;
  /** As the model wrote it. */
  raw: string;
  /** In the order of the text. */
  citations: Citation[];
  /** The cited sources alone, in the order of their numbers. */
  references: Reference[];
  /** Sources of the context that the answer doesn't cite. */
  uncited: Source[];
  /** In the order of the text. */
  statements: Statement[];
  /** Marks and references that were left out or kept unresolved. What a model thinks aloud, and the prefix, aren't in it. */
  dropped: Dropped[];
  /** It begins with "(Based on provided context)", left out of `text` or not. */
  prefix: boolean;
  /** The answer says that it can't answer. */
  refusal: boolean;
  /** The greatest number of earlier turns; left out where there is none. */
  known?: number;
  /** The phrases of one's own that it was read with; left out where there are none. */
  refusals?: string[];
}

/** One number of one mark in `Answer.text`. */
export interface Citation {
  /** Where its mark begins in `Answer.text`, in UTF-16 code units. */
  start: number;
  /** Where its mark ends. */
  end: number;
  /** The reference's number. */
  number: number;
  /** Index into `Answer.statements`; null where it belongs to none. */
  statement: number | null;
}

/** A cited source with its final number. */
export interface Reference extends Source {
  /** The number it has in `Answer.text`. */
  number: number;
  /** Its number in the context. */
  original: number;
  /** How often the answer cites it. */
  occurrences: number;
  /** Every cited passage that this number stands for: one, unless several share its url. */
  passages: Source[];
}

/** How a reference's number is written: `1. EPR (2021)`, `- [†1] file.pdf, p.10` or `- [1] Title`. Default `"numbered"`. */
export type ReferenceStyle = "numbered" | "dagger" | "bracket";

/**
 * A unit that ought to be supported: a sentence, list item or table row of prose. Headings, code, questions, lead-ins
 * that end in a colon, images, links and tags alone, the prefix and refusals need no citation, nor do greetings, thanks and
 * closing phrases at either end of an answer, and "Yes." before another sentence.
 */
export interface Statement {
  /** Where it begins in `Answer.text`, in UTF-16 code units. */
  start: number;
  /** Where it ends, its marks included where they stand in it. */
  end: number;
  /** The text between the two. */
  text: string;
  /** It says something that a source has to support. */
  needsCitation: boolean;
  /** Indexes into `Answer.citations`: the marks in it or right after it (`fact.[1] Next` belongs to "fact."). */
  citations: number[];
  /** Citations of a later statement of the same paragraph or list item, which may stand for this one too. */
  inherited: number[];
}

/** What was left out of an answer, or kept without its meaning. */
export interface Dropped {
  /** As the model wrote it. */
  raw: string;
  /** Its offset in `Answer.raw`, in UTF-16 code units. */
  at: number;
  /** It names no source, is a list of references of the model's, was found inaccurate, or is there twice. */
  reason: "unknown-source" | "model-references" | "inaccurate" | "duplicate";
}
