import { failure, loaded } from "./engine.js";
import { CiteError } from "./error.js";
import type { Engine, Streaming } from "./glue.js";
import { type Given, type Gives, type Response, opened, request } from "./packed/call.js";
import { Slate } from "./slate.js";
import type { Segment } from "./types.js";

/** A stream in the engine's memory. It is collected as any other object; `free` gives its memory back at once. */
export class Held<T extends Streaming> {
  readonly slate: Slate;
  readonly #engine: Engine;
  readonly #what: string;
  #object: T | undefined;

  /** `what` it is, as the error calls it that a use after its end throws. */
  constructor(what: string, make: (engine: Engine, request: Uint8Array) => T, ...given: Given[]) {
    loaded();
    const packed = request(...given);
    this.#engine = loaded();
    this.#what = what;
    this.slate = new Slate(this.#engine);
    try {
      this.#object = make(this.#engine, packed);
    } catch (thrown) {
      throw failure(thrown, this.#engine);
    }
  }

  use<R>(run: (object: T) => R): R {
    const object = this.#object;
    if (!object) throw new CiteError("finished", `${this.#what} is already finished`);
    try {
      return run(object);
    } catch (thrown) {
      const error = failure(thrown, this.#engine);
      // Where the engine has broken off, the object is lost: it can't even be freed.
      if (error.cause !== undefined) this.release()?.__destroy_into_raw();
      throw error;
    }
  }

  /** What the response of a call holds. */
  open<R>(gives: Gives<R>, run: (object: T) => Response): R {
    return this.use((object) => opened(this.#engine, run(object), gives));
  }

  push(delta: string): Segment[] {
    return this.use((object) => this.slate.push(object, delta));
  }

  free(): void {
    this.release()?.free();
  }

  /** Is it freed, handed over, or lost? */
  get isGone(): boolean {
    return !this.#object;
  }

  /** Hands it over to a method that frees it. */
  release(): T | undefined {
    const object = this.#object;
    this.#object = undefined;
    return object;
  }
}
