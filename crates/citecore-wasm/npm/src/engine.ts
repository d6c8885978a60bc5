import { CiteError, type CiteErrorCode } from "./error.js";
import { bind, type Engine } from "./glue.js";

/** The compiled wasm, kept for another instance of it. */
let compiled: WebAssembly.Module | undefined;
let engine: Engine | undefined;
let booting: Promise<void> | undefined;

/** Loads the engine unless it is there or on its way. Where the way of an earlier call fails, this one's is tried. */
export function boot(load: () => Promise<WebAssembly.Module>): Promise<void> {
  const begin = async () => {
    const module = await load();
    const bound = bind();
    bound.finalize(await WebAssembly.instantiate(module, bound.imports()), module);
    [compiled, engine] = [module, bound];
  };
  return (booting = booting ? booting.catch(begin) : begin());
}

/** The engine. Every call to it goes through `call`, or through a `try` that ends in `failure`. */
export function loaded(): Engine {
  if (!engine) throw new CiteError("not-initialised", "call `await init()` first");
  return engine;
}

export function call<T>(use: (engine: Engine) => T): T {
  const used = loaded();
  try {
    return use(used);
  } catch (thrown) {
    throw failure(thrown, used);
  }
}

/** What the engine threw, as the error that users catch. */
export function failure(thrown: unknown, used: Engine): CiteError {
  if (thrown instanceof Error && thrown.name === "CiteError") {
    const { code, path } = thrown as Error & { code: CiteErrorCode; path?: string };
    return new CiteError(code, thrown.message, path);
  }
  // It has broken off where it stood, and what it held in its memory can't be relied on.
  if (used === engine) renew();
  const why = `the engine can't take this in, and was started anew (${String(thrown)})`;
  return new CiteError("invalid-input", why, undefined, thrown);
}

/** Another instance takes the place of this one. Streams that were begun go on in theirs. */
function renew() {
  if (!compiled) return;
  try {
    const bound = bind();
    bound.finalize(new WebAssembly.Instance(compiled, bound.imports()), compiled);
    engine = bound;
  } catch {
    // Some pages may make no instance at once, or there is no memory for one: the one there was is better than none.
  }
}
