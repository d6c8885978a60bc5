// What the build makes of wasm-bindgen's script for the engine. What this crate's Rust exports is declared here by hand;
// what users get is in `api.ts`.
import type { Dropped, Outcome, Reference, Source } from "./types.js";
import type { Bound } from "./wasm.js";

export interface Engine extends Bound {
  /** The instance's memory. */
  bytes(): Uint8Array<ArrayBuffer>;

  AnswerStream: new (context: unknown, options: unknown) => EngineStream;
  Exchange: new (question: string, profile: unknown) => EngineExchange;
  applyVerdicts(answer: unknown, verdicts: unknown): WrittenAnswer;
  buildPrompt(question: string, context: unknown, options: unknown): unknown;
  deepLink(reference: unknown, evidence: unknown): string | undefined;
  expandQueries(question: string, options: unknown): string[];
  formatReferences(answer: unknown, options: unknown): string;
  prepareContext(passages: unknown, options: unknown): unknown;
  processAnswer(text: string, context: unknown, options: unknown): WrittenAnswer;
  profile(name: string): unknown;
  readPassages(response: unknown, options: unknown): unknown;
  selectPassages(question: string, passages: unknown, options: unknown): unknown;
  validateAnswer(answer: unknown, options: unknown): unknown;
}

export interface Owned {
  free(): void;
  /** Lets go of it without freeing it. */
  __destroy_into_raw(): number;
}

/** An answer on its way. Deltas and segments lie in memory that `Slate` knows. */
export interface Streaming extends Owned {
  /** Where that memory is, made larger if need be. */
  room(length: number): number;
  /** Where the rows are that tell segments apart. */
  rows(): number;
  /** Reads a delta of so many bytes, and says what it has written. */
  push(length: number): number;
  /** Throws the error that it has come to. */
  fail(): void;
}

export interface EngineStream extends Streaming {
  finish(): { segments: number; answer: WrittenAnswer };
}

export interface EngineExchange extends Streaming {
  step():
    | { step: "search"; queries: string[]; perQuery?: number }
    | { step: "complete"; attempt: number; messages: unknown }
    | { step: "done" };
  found(passages: unknown): void;
  completed(): number;
  failed(why: string): number;
  /** Frees it too. */
  outcome(): WrittenOutcome;
}

/** Its citations and statements are rows of numbers. */
export interface WrittenAnswer {
  text: string;
  raw?: string;
  citations: Uint32Array;
  references: Reference[];
  uncited: Source[];
  statements: Uint32Array;
  dropped: Dropped[];
  prefix: boolean;
  refusal: boolean;
  known?: number;
  refusals?: string[];
}

export interface WrittenOutcome extends Omit<Outcome, "answer" | "original" | "verification"> {
  answer: WrittenAnswer;
  original: WrittenAnswer;
}

export function bind(): Engine;
