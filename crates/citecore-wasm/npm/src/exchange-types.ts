import type { Answer, Reference, Segment } from "./answer-types.js";
import type { Context } from "./context-types.js";
import type { Passage } from "./passage-types.js";
import type { Signal } from "./platform-types.js";
import type { Profile, ProfileName, Taken } from "./profile-types.js";
import type { Message } from "./prompt-types.js";
import type { Validation } from "./validation-types.js";
import type { Verification } from "./verification-types.js";

/** What has to touch the world, done by those who ask. `ask` takes more than this: {@link AnyHandlers}, the type for handlers of one's own. */
export interface AskHandlers {
  /**
   * Gives what a search found: passages, or a response that `readPassages` knows, best first, or a list of these, one a query.
   * Called once, with the question and variants of it.
   */
  search(queries: string[], signal: Signal): Promise<Passage[] | unknown>;
  /**
   * Lets a model answer, whole or as it streams: a string, pieces of one that can be iterated over, a stream, or a promise of these.
   * Called once an attempt, so three times at most. Where the model breaks off, this has to fail: what just ends counts as whole.
   */
  complete(messages: Message[], signal: Signal): AsyncIterable<string> | Promise<string>;
  /** Lets a model judge the citations that are uncertain, and gives its reply. Left out, they stay uncertain. */
  judge?(messages: Message[], signal: Signal): Promise<string>;
  /** Told where the exchange is, and each segment once it is final. */
  onProgress?(event: ProgressEvent): void;
}

/** A model's answer: whole, or in pieces, as a stream gives them. A piece that is `undefined` or `null` is an empty one. */
export type Completed =
  string | Iterable<string | undefined | null> | AsyncIterable<string | undefined | null>;

/** What the profile says of a search. */
export interface SearchSettings {
  /** How many passages each query should bring. Left out: as many as it does. */
  perQuery?: number;
}

/** What the profile says of an answer of the model's. */
export interface ModelSettings {
  /** Which answer it is: 0 the first, 1 and 2 the repairs. */
  attempt: number;
  /** How freely it answers, 0..2. Left out: as it does by itself. */
  temperature?: number;
  /** The most tokens. Left out: the model's own. */
  maxTokens?: number;
}

/** What a search found: passages, or a response that `readPassages` knows, or a list of these, one a query. */
export type Found = readonly Passage[] | object | string;

/** Handlers as `ask` calls them: told what the profile says, and free to answer in any of the ways that it reads. */
export interface AnyHandlers extends Omit<AskHandlers, "search" | "complete" | "judge"> {
  /** As that of `AskHandlers`; what it gives may be there at once. */
  search(queries: string[], signal: Signal, settings: SearchSettings): Found | Promise<unknown>;
  /** As that of `AskHandlers`; what it gives may be whole, in pieces, or a promise of either. */
  complete(
    messages: Message[],
    signal: Signal,
    settings: ModelSettings,
  ): Completed | Promise<Completed>;
  /** As that of `AskHandlers`; what it gives may be there at once. */
  judge?(messages: Message[], signal: Signal): string | Promise<string>;
}

/** Where an exchange is. A stage begins with an event without segments; those of an `attempt` make up its answer's text. */
export interface ProgressEvent {
  /** What is being done. */
  stage: "searching" | "answering" | "repairing" | "verifying";
  /** Which of the model's answers it belongs to, from 0. Where it changes, what was shown of the one before is void. */
  attempt: number;
  /** What has become final, to be shown behind what was. Left out where a stage begins. */
  segments?: Segment[];
  /**
   * Where one of the segments is a citation: the references behind all numbers of the attempt so far, in their order. Their
   * `occurrences` aren't counted before its last segments.
   */
  references?: Reference[];
}

/** How an exchange is led. */
export interface AskOptions {
  /** Settings, or their name. Default: at most 6 passages, whatever their score, in the style `"bracket"`; not `"support"`. */
  profile?: ProfileName | { readonly [Stage in keyof Profile]?: Taken<Profile[Stage]> };
  /** Ends the exchange: `ask` rejects with the signal's reason. Default: nothing does. */
  signal?: Signal;
}

/** What came of an exchange. Its answer is never empty. */
export interface Outcome {
  /** The best answer there was, without the citations that verification found inaccurate. */
  answer: Answer;
  /** The first answer, before any repair. */
  original: Answer;
  /** What `answer` lacks. */
  validation: Validation;
  /** What verification found, of `verified` where that is there, else of `answer`; null where there was none. */
  verification: Verification | null;
  /** The best answer as it was before citations were left out; missing where none were. */
  verified?: Answer;
  /** What the model was shown. */
  context: Context;
  /** How many answers the model was asked for, 0..3. */
  attempts: number;
  /** `answer` is the polite refusal, for want of any other. */
  fallback: boolean;
  /** The model broke off before `answer` was whole. */
  incomplete: boolean;
  /** What `search` or `complete` threw, as it was thrown, or what was wrong with what they gave: the last of it. Left out where neither failed. */
  error?: unknown;
  /** What each stage did. */
  trace: TraceEntry[];
}

/** What a stage did, for logs and dashboards. */
export interface TraceEntry {
  /** The stage. */
  stage:
    "expanded" | "retrieved" | "selected" | "answered" | "validated" | "verified" | "corrected";
  /** The attempt that it belongs to, from 0. */
  attempt: number;
  /** What it counted: `queries`, `passages`, `skipped`, `citations`, `references`, `dropped`, `statements`, `problems` and others. */
  counts: Record<string, number>;
  /** How many passages of each source, by its name and year: `EPR_2021`. */
  sources?: Record<string, number>;
  /** What a person should look at. */
  warnings: string[];
}
