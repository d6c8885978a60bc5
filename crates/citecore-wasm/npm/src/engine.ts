import type { Call } from "./calls.js";
import type { CiteError } from "./error.js";
import { bind, type Engine } from "./glue.js";
import type { Given, Gives } from "./packed/call.js";
import { readJson } from "./read-json.js";
import { Wasm } from "./wasm.js";

const wasm: Wasm<Engine> = /* @__PURE__ */ new Wasm("citecore", () =>
  Object.assign(bind(), { read: readJson }),
);

export function boot(given: unknown, load: () => Promise<WebAssembly.Module>): Promise<void> {
  return wasm.boot(given, load);
}

/** The engine. Every call to it goes through `call`, or through a `try` that ends in `failure`. */
export function loaded(): Engine {
  return wasm.loaded();
}

/** Calls a function of the engine with these arguments. */
export function call<T>(which: Call, gives: Gives<T>, ...given: Given[]): T {
  return wasm.call((engine, request) => engine.call(which, request), gives, ...given);
}

/** What the engine threw, as the error that users catch. */
export function failure(thrown: unknown, used: Engine): CiteError {
  return wasm.failure(thrown, used);
}
