// What the build makes of wasm-bindgen's script for the engine. What this crate's Rust exports is declared here by hand;
// what users get is in `api.ts`. Requests and responses are made and read in `packed/call.ts`.
import type { Response } from "./packed/call.js";
import type { Bound, Call } from "./wasm.js";

export interface Engine extends Bound {
  AnswerStream: new (request: Uint8Array) => EngineStream;
  Exchange: new (request: Uint8Array) => EngineExchange;
  applyVerdicts: Call;
  buildPrompt: Call;
  deepLink: Call;
  expandQueries: Call;
  formatReferences: Call;
  judgePrompt: Call;
  prepareContext: Call;
  processAnswer: Call;
  profile: Call;
  readJudgement: Call;
  readPassages: Call;
  selectPassages: Call;
  validateAnswer: Call;
  verifyAnswer: Call;
  verifyClaim: Call;
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
  /** The error that it has come to, as a response. */
  error(): Response;
}

export interface EngineStream extends Streaming {
  finish(): Response;
}

export interface EngineExchange extends Streaming {
  step(): Response;
  found: Call;
  responded: Call;
  completed(): number;
  verify(): Response;
  judged: Call;
  failed(request: Uint8Array): number;
  /** Frees it too. */
  outcome(): Response;
}

export function bind(): Engine;
