// What the build makes of wasm-bindgen's script for the engine. What this crate's Rust exports is declared here by hand;
// what users get is in `api.ts`. Requests and responses are made and read in `packed/call.ts`.
import type { Call, Method } from "./calls.js";
import type { Response } from "./packed/call.js";
import type { Bound } from "./wasm.js";

export interface Engine extends Bound {
  Machine: new (request: Uint8Array) => Machine;
  call(which: Call, request: Uint8Array): Response;
  /** Takes in what `read` is to read. */
  given(request: Uint8Array): void;
}

/** An answer on its way, or an exchange. Deltas and segments lie in memory that `Slate` knows. */
export interface Machine {
  /** Where that memory is, made larger if need be. */
  room(length: number): number;
  /** Where the rows are that tell segments apart. */
  rows(): number;
  /** Reads a delta of so many bytes, and says what it has written. */
  push(length: number): number;
  call(which: Method, request: Uint8Array): Response;
  free(): void;
  /** Lets go of it without freeing it. */
  __destroy_into_raw(): number;
}

/** What the engine calls `read` of, once it is bound. */
export function bind(): Engine;
