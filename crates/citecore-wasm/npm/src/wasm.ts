import { CiteError, invalid, said } from "./error.js";
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

/** One wasm of the package: loaded once, and started anew where it has broken off. */
export class Wasm<B extends Bound> {
  readonly #name: string;
  readonly #bind: () => B;
  /** The compiled wasm, kept for another instance of it. */
  #compiled: WebAssembly.Module | undefined;
  #bound: B | undefined;
  /** It has broken off where it stood, and what it held in its memory can't be relied on. */
  #broken = false;
  #booting: Promise<void> | undefined;

  /** `name`: where users import its `init` from. */
  constructor(name: string, bind: () => B) {
    this.#name = name;
    this.#bind = bind;
  }

  /** Loads what is given unless it is there or on its way. Where the way of an earlier call fails, this one's is tried. */
  boot(given: unknown, load: () => Promise<WebAssembly.Module>): Promise<void> {
    // Where nobody has to look at it, nobody would hear that it fails.
    void Promise.allSettled([given]);
    const begin = async () => {
      const module = await load();
      const bound = this.#bind();
      try {
        bound.finalize(await WebAssembly.instantiate(module, bound.imports()), module);
      } catch (thrown) {
        const wrong = `can't be started (${said(thrown)}): is it the wasm of "${this.#name}"?`;
        throw invalid("module", wrong, thrown);
      }
      [this.#compiled, this.#bound] = [module, bound];
    };
    return (this.#booting = this.#booting ? this.#booting.catch(begin) : begin());
  }

  /** What it offers. Every call to it goes through `call`, or through a `try` that ends in `failure`. */
  loaded(): B {
    if (!this.#bound)
      throw new CiteError("not-initialised", `call \`await init()\` of "${this.#name}" first`);
    if (this.#broken) this.#renew(this.#compiled!);
    return this.#bound;
  }

  /** Calls a function with these arguments, and makes a value of what it responds. */
  call<T>(run: (used: B, request: Uint8Array) => Response, gives: Gives<T>, ...given: Given[]): T {
    // What a getter among the arguments calls may start it anew.
    this.loaded();
    const packed = request(...given);
    const used = this.loaded();
    try {
      return opened(used, run(used, packed.bytes), gives, packed);
    } catch (thrown) {
      throw this.failure(thrown, used);
    }
  }

  /** What it threw, as the error that users catch. */
  failure(thrown: unknown, used: B): CiteError {
    if (thrown instanceof CiteError) return thrown;
    // A stream may go on in an instance before this one, which says nothing of this one where it breaks off.
    if (used === this.#bound) this.#broken = true;
    const why = `the engine can't take this in (${String(thrown)})`;
    return new CiteError("invalid-input", why, undefined, thrown);
  }

  /** Another instance takes the place of this one, once there is a call to it. Streams that were begun go on in theirs. */
  #renew(module: WebAssembly.Module): void {
    try {
      const bound = this.#bind();
      bound.finalize(new WebAssembly.Instance(module, bound.imports()), module);
      [this.#bound, this.#broken] = [bound, false];
    } catch {
      // Some pages may make no instance at once, or there is no memory for one: the one there was is better than none.
    }
  }
}
