import type { Method } from "./calls.js";
import { failure, loaded } from "./engine.js";
import { CiteError } from "./error.js";
import type { Engine, Machine } from "./glue.js";
import { type Given, type Gives, opened, request } from "./packed/call.js";
import * as shape from "./packed/shapes.js";
import { Slate } from "./slate.js";
import type { Segment } from "./types.js";

/** A stream or an exchange in the engine's memory. It is collected as any other object; `free` gives its memory back at once. */
export class Held {
  readonly #slate: Slate;
  readonly #engine: Engine;
  readonly #what: string;
  #object: Machine | undefined;

  /** `what` it is, as the error calls it that a use after its end throws. */
  constructor(what: string, isExchange: boolean, ...given: Given[]) {
    loaded();
    const packed = request(["", shape.flag, isExchange], ...given);
    this.#engine = loaded();
    this.#what = what;
    this.#slate = new Slate(this.#engine);
    try {
      this.#object = new this.#engine.Machine(packed);
    } catch (thrown) {
      throw failure(thrown, this.#engine);
    }
  }

  #use<R>(run: (object: Machine) => R): R {
    const object = this.#object;
    if (!object) throw new CiteError("finished", `${this.#what} is already finished`);
    try {
      return run(object);
    } catch (thrown) {
      const error = failure(thrown, this.#engine);
      // Where the engine has broken off, the object is lost: it can't even be freed.
      if (error.cause !== undefined) this.#release()?.__destroy_into_raw();
      throw error;
    }
  }

  /** What the response to a call of a method holds. */
  call<R>(which: Method, gives: Gives<R>, packed = request()): R {
    return this.#use((object) => opened(this.#engine, object.call(which, packed), gives));
  }

  /** The last segments, of which a call has said what they are. */
  read(code: number): Segment[] {
    return this.#use((object) => this.#slate.read(object, code));
  }

  push(delta: string): Segment[] {
    return this.#use((object) => this.#slate.push(object, delta));
  }

  free(): void {
    this.#release()?.free();
  }

  /** Is it freed, or lost? */
  get isGone(): boolean {
    return !this.#object;
  }

  #release(): Machine | undefined {
    const object = this.#object;
    this.#object = undefined;
    return object;
  }
}
