// What the build makes of wasm-bindgen's script for the engine. What this crate's Rust exports is declared here by hand;
// what users get is in `api.ts`. Requests and responses are made and read in `packed/call.ts`.
import type { Call } from "./calls.js";
import type { Response } from "./packed/call.js";
import type { Bound } from "./wasm.js";

export interface Engine extends Bound {
  AnswerStream: new (request: Uint8Array) => EngineStream;
  Exchange: new (request: Uint8Array) => EngineExchange;
  call(which: Call, request: Uint8Array): Response;
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
  found(request: Uint8Array): Response;
  responded(request: Uint8Array): Response;
  completed(): number;
  verify(): Response;
  judged(request: Uint8Array): Response;
  failed(request: Uint8Array): number;
  /** Frees it too. */
  outcome(): Response;
}

export function bind(): Engine;
