import { CiteError } from "./error.js";
import { type Given, type Gives, type Response, opened, request } from "./packed/call.js";

/** What the build makes of wasm-bindgen's script, so that it can be bound to more than one instance. */
export interface Bound {
  /** What the wasm imports. */
  imports(): WebAssembly.Imports;
  /** The instance's memory. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** Binds all else to an instance. */
  finalize(instance: WebAssembly.Instance, module: WebAssembly.Module): unknown;
}

/** A function of the wasm: what it takes in and what it gives is packed. */
export type Call = (request: Uint8Array) => Response;

/** The names of what can be called. */
export type Calls<B> = { [Name in keyof B]: B[Name] extends Call ? Name : never }[keyof B];

/** One wasm of the package: loaded once, and started anew where it has broken off. */
export class Wasm<B extends Bound> {
  readonly #bind: () => B;
  /** The compiled wasm, kept for another instance of it. */
  #compiled: WebAssembly.Module | undefined;
  #bound: B | undefined;
  #booting: Promise<void> | undefined;

  constructor(bind: () => B) {
    this.#bind = bind;
  }

  /** Loads it unless it is there or on its way. Where the way of an earlier call fails, this one's is tried. */
  boot(load: () => Promise<WebAssembly.Module>): Promise<void> {
    const begin = async () => {
      const module = await load();
      const bound = this.#bind();
      bound.finalize(await WebAssembly.instantiate(module, bound.imports()), module);
      [this.#compiled, this.#bound] = [module, bound];
    };
    return (this.#booting = this.#booting ? this.#booting.catch(begin) : begin());
  }

  /** What it offers. Every call to it goes through `call`, or through a `try` that ends in `failure`. */
  loaded(): B {
    if (!this.#bound) throw new CiteError("not-initialised", "call `await init()` first");
    return this.#bound;
  }

  /** Calls a function with these arguments, and makes a value of what it responds. */
  call<T>(name: Calls<B>, gives: Gives<T>, ...given: Given[]): T {
    // What a getter among the arguments calls may start it anew.
    this.loaded();
    const packed = request(...given);
    const used = this.loaded();
    try {
      return opened(used, (used[name] as Call)(packed), gives);
    } catch (thrown) {
      throw this.failure(thrown, used);
    }
  }

  /** What it threw, as the error that users catch. */
  failure(thrown: unknown, used: B): CiteError {
    if (thrown instanceof CiteError) return thrown;
    // It has broken off where it stood, and what it held in its memory can't be relied on.
    if (used === this.#bound) this.#renew();
    const why = `the engine can't take this in, and was started anew (${String(thrown)})`;
    return new CiteError("invalid-input", why, undefined, thrown);
  }

  /** Another instance takes the place of this one. Streams that were begun go on in theirs. */
  #renew(): void {
    if (!this.#compiled) return;
    try {
      const bound = this.#bind();
      bound.finalize(new WebAssembly.Instance(this.#compiled, bound.imports()), this.#compiled);
      this.#bound = bound;
    } catch {
      // Some pages may make no instance at once, or there is no memory for one: the one there was is better than none.
    }
  }
}
