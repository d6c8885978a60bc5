// What the build makes of wasm-bindgen's script for the engine. What this crate's Rust exports is declared here by hand;
// what users get is in `api.ts`. Requests and responses are made and read in `packed/call.ts`.
import type { Call, Method, Use } from "./calls.js";
import type { Response } from "./packed/call.js";
import type { Bound } from "./wasm.js";

/** The number of a machine: of an answer on its way, or an exchange. Deltas and segments lie in memory that `Slate` knows. */
export type Handle = number;

export interface Engine extends Bound {
  call(which: Call, request: Uint8Array): Response;
  /** Takes in what `read` is to read. */
  given(request: Uint8Array): void;
  /** Calls a method of a machine. */
  ask(machine: Handle, which: Method, request: Uint8Array): Response;
  /** Has a machine use that memory. */
  on(machine: Handle, which: Use, length: number): number;
  /** Gives the memory of a machine back. */
  end(machine: Handle): void;
  /** Ends the machines of objects that were collected. Not every platform tells. */
  readonly collected: FinalizationRegistry<Handle> | undefined;
}

/** Binds the module's script to an instance of its own; the engine calls `read` of what this returns. */
export function bind(): Engine;
