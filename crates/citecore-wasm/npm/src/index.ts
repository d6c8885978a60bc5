import { boot } from "./engine.js";
import { file } from "./file.js";
import { fromBeside } from "./load/beside.js";
import type { ModuleSource } from "./types.js";

export * from "./api.js";

/**
 * Loads the engine. Call it once before anything else, or as often as you like: where it is loaded, nothing is done. Every other
 * function throws a {@link CiteError} `not-initialised` before that.
 *
 * Without an argument it finds the wasm by itself; `module` is for those who place it themselves. Where it can't be loaded, the
 * promise is rejected, and the next call tries again.
 *
 * @example
 * ```ts
 * await init();
 * console.log(processAnswer("Hello.", []).text); // Hello.
 * ```
 */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(module, () => fromBeside(module, file));
}
