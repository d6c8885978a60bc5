import { Call, type Method } from "./calls.js";
import { call, failure, loaded } from "./engine.js";
import { CiteError } from "./error.js";
import type { Engine, Handle } from "./glue.js";
import { type Given, type Gives, opened, request } from "./packed/call.js";
import * as shape from "./packed/shapes.js";
import { Slate } from "./slate.js";
import type { Segment } from "./types.js";

/** A stream or an exchange in the engine's memory. It is collected as any other object; `free` gives its memory back at once. */
export class Machine {
  readonly #slate: Slate;
  readonly #engine: Engine;
  readonly #what: string;
  #handle: Handle | undefined;

  /** `what` it is, as the error calls it that a use after its end throws too. */
  constructor(what: "the answer" | "the exchange", ...given: Given[]) {
    const isExchange = what === "the exchange";
    const handle = call(Call.Begin, shape.count, ["", shape.flag, isExchange], ...given);
    this.#handle = handle;
    this.#engine = loaded();
    this.#what = what;
    this.#slate = new Slate(this.#engine, handle);
    this.#engine.collected?.register(this, handle, this);
  }

  #use<R>(run: (handle: Handle) => R): R {
    if (this.#handle === undefined)
      throw new CiteError("finished", `${this.#what} is already finished`);
    try {
      return run(this.#handle);
    } catch (thrown) {
      const error = failure(thrown, this.#engine);
      // An error of an engine that has broken off is the only one here with a cause, and the machine is lost with the engine.
      if (error.cause !== undefined) this.#release();
      throw error;
    }
  }

  /** What the response to a call of a method holds. */
  call<R>(which: Method, gives: Gives<R>, packed = request()): R {
    return this.#use((handle) =>
      opened(this.#engine, this.#engine.ask(handle, which, packed.bytes), gives, packed),
    );
  }

  /** The segments that the last call wrote; `code` is what that call returned. */
  read(code: number): Segment[] {
    return this.#use(() => this.#slate.read(code));
  }

  /** Throws where it is freed, or lost. */
  check(): void {
    this.#use(() => {});
  }

  push(delta: string): Segment[] {
    return this.#use(() => this.#slate.push(delta));
  }

  free(): void {
    if (this.#handle !== undefined) this.#engine.end(this.#handle);
    this.#release();
  }

  /** Is it freed, or lost? */
  get isGone(): boolean {
    return this.#handle === undefined;
  }

  #release(): void {
    this.#handle = undefined;
    this.#engine.collected?.unregister(this);
  }
}
