import type { AnswerOptions, ReferenceStyle } from "./answer-types.js";
import type { ContextOptions } from "./context-types.js";
import type { ExpandOptions } from "./expansion-types.js";
import type { PromptOptions } from "./prompt-types.js";
import type { SelectOptions } from "./selection-types.js";
import type { ValidateOptions } from "./validation-types.js";

/**
 * The kinds of systems whose settings are known: `"support"` over a help center, few passages that fit well and a prefix before each answer; `"verified"` for reports over
 * files with pages; `"tagged"` with sources in tags, for chat over an index; `"diverse"` for research over several data sets.
 */
export type ProfileName = "support" | "verified" | "tagged" | "diverse";

/** Options as they are taken: they and the lists among them may be read-only. */
export type Taken<Options> = { readonly [Name in keyof Options]: Readonly<Options[Name]> };

/**
 * Every setting of an exchange, a field a stage. Where `ask` is given a part of one, a field that is left out is that of the default (see `AskOptions`),
 * and a field that is there stands for itself: what it leaves out is its own default.
 */
export interface Profile {
  /** What is searched for. */
  search?: {
    /** Which variants of the question there are. Default: none. */
    expand?: ExpandOptions;
    /** How many passages each query should bring; `search` is told. */
    perQuery?: number;
  };
  /** Which passages the model gets to see. */
  select: SelectOptions;
  /** How they are laid out. */
  context: ContextOptions;
  /** What the model is asked. */
  prompt: PromptOptions;
  /** How its answer is read. */
  answer: AnswerOptions;
  /** What the answer has to hold. */
  validate: ValidateOptions;
  /** How it is verified; null: not at all. */
  verify: {
    /** The confidence from which a verdict is sure, 0.5..1. */
    threshold: number;
  } | null;
  /** How freely a model answers; `complete` is told. */
  model?: {
    /** The temperature of the first answer and of each repair, 0..2; the last stands for all behind it. Default: the model's own. */
    temperatures?: readonly number[];
    /** The most tokens of an answer. Default: the model's own. */
    maxTokens?: number;
  };
  /** How references are listed: for your call to `formatReferences`. */
  references?: ReferenceStyle;
}
