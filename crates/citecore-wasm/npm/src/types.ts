import type { Passage } from "./passage-types.js";

export type * from "./exchange-types.js";
export type * from "./passage-types.js";
export type * from "./verdicts.js";

/** A type of the platform, where it is known: not every project has the types of browsers. */
type Platform<Name extends string, Else = never> = typeof globalThis extends {
  [name in Name]: { prototype: infer Type };
}
  ? Type
  : Else;

/** A compiled wasm, where the platform's types know of it. */
type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Type } };
}
  ? Type
  : never;

/**
 * Where the wasm is, for those who place it themselves: its address, a request or response of it, its bytes, or what they were
 * compiled to. An address that is a string is no `ModuleSource`: make a `URL` of it.
 */
export type ModuleSource =
  | ArrayBuffer
  | ArrayBufferView<ArrayBuffer>
  | CompiledModule
  | Platform<"URL">
  | Platform<"Request">
  | Platform<"Response">
  | Promise<Platform<"Response">>;

/** What handlers are told by that nobody waits for them any more: an `AbortSignal`. */
export type Signal = Platform<
  "AbortSignal",
  {
    /** Nobody waits any more. */
    readonly aborted: boolean;
    /** Why. */
    readonly reason: unknown;
    /** Calls a function once nobody waits any more. */
    addEventListener(
      type: "abort",
      listener: {
        /** Is called then. */
        (): void;
      },
    ): void;
    /** Calls it no more. */
    removeEventListener(
      type: "abort",
      listener: {
        /** Would be called otherwise. */
        (): void;
      },
    ): void;
  }
>;

/**
 * How sources are written in a context: `[1] (Relevance: High)` …, `<source id="1">` …, `[†1] file.pdf, p.3` … or
 * `[Source 1] EPR (2021):` …
 */
export type ContextStyle = "bracket" | "tag" | "dagger" | "labelled";

/** How a context is laid out. */
export interface ContextOptions {
  /** How the sources are written, and the marks that the model is asked for. Default `"bracket"`. */
  style?: ContextStyle;
  /**
   * Tell the model how near each source is: High, Medium or Low, by `thresholds`. The style `"bracket"` alone has a place for
   * it. Default true.
   */
  relevance?: boolean;
  /** Append the citation policy: every statement cites, only these numbers, what to say where nothing fits. Default true. */
  policy?: boolean;
  /** Scores above which a source is High or Medium: finite numbers, `medium` at most `high`. Default 0.95 and 0.9. */
  thresholds?: {
    /** Above it, High. Default 0.95. */
    high?: number;
    /** Above it, Medium, else Low. Default 0.9. */
    medium?: number;
  };
}

/** A passage numbered in a context. */
export interface Source extends Passage {
  /** Position in the context, from 1. */
  number: number;
  /** The step of its score; left out where it has none. */
  relevance?: "High" | "Medium" | "Low";
}

/** Numbered sources and the text that shows them to a model. */
export interface Context {
  /** What the model reads; "" without sources. */
  text: string;
  /** The sources by number, from 1. */
  sources: Source[];
  /** How they are written. */
  style: ContextStyle;
}

/** One message of a conversation with a model. */
export interface Message {
  /** Who says it. */
  role: "system" | "user" | "assistant";
  /** What is said. */
  content: string;
}

/** What the prompt asks for beside the answer. What is left out isn't asked for. */
export interface PromptOptions {
  /** 0 the first answer, 1 and 2 the stronger requests to repair `previous`. Default 0. */
  attempt?: 0 | 1 | 2;
  /** The answer to repair. */
  previous?: string;
  /** What the assistant knows about: "amateur telescopes". */
  domain?: string;
  /** A system message of one's own in place of the rules, where `{{CONTEXT}}` and `{{QUERY}}` stand for sources and question. */
  template?: string;
  /** The language to answer in, as a BCP 47 tag: `"pt-BR"`. Default: the question's own. */
  language?: string;
  /** Ask for "(Based on provided context)" at the start. Default false. */
  requirePrefix?: boolean;
  /** Ask for at least so many different sources. */
  minSources?: number;
  /** Earlier turns, oldest first. */
  history?: {
    /** What was asked. */
    question: string;
    /** What was answered. */
    answer: string;
  }[];
}

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
  refusals?: string[];
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
  /** What was left out or kept unresolved. */
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

/**
 * A unit that ought to be supported: a sentence, list item or table row of prose. Headings, code, questions, lead-ins
 * that end in a colon, images and links alone, the prefix and refusals need no citation, nor do greetings, thanks and
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

/** What an answer has to have. */
export interface ValidateOptions {
  /** Least share of cited statements, 0..1. Default 0.75. With 0 here and for `minDistinctSources`, nothing has to be cited. */
  minCoverage?: number;
  /** Count statements that only inherit a citation as covered. Default false. */
  inherit?: boolean;
  /** Ask for "(Based on provided context)" at the start. Default false. */
  requirePrefix?: boolean;
  /** Least number of different sources cited. Default 1. */
  minDistinctSources?: number;
}

/** What an answer lacks. */
export interface Validation {
  /** There are no problems. */
  ok: boolean;
  /** Cited statements / statements that need a citation; 1 where none does. */
  coverage: number;
  /** How many different sources are cited. */
  distinctSources: number;
  /** What is lacking, at most one of each code but for unknown sources. */
  problems: Problem[];
}

/** Something that an answer lacks. */
export interface Problem {
  /** What is lacking: any text, the prefix, any citation, enough of them, a source for a number, enough different sources. */
  code:
    | "empty"
    | "missing-prefix"
    | "no-citations"
    | "low-coverage"
    | "unknown-source"
    | "low-diversity";
  /** In a sentence. */
  message: string;
  /** Index of the first statement concerned. */
  statement?: number;
}

/** How a reference's number is written: `1. EPR (2021)`, `- [†1] file.pdf, p.10` or `- [1] Title`. Default `"numbered"`. */
export type ReferenceStyle = "numbered" | "dagger" | "bracket";
