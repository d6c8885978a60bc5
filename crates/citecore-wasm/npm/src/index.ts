import { boot } from "./engine.js";
import { file } from "./file.js";
import { fromBeside } from "./load/beside.js";
import type { ModuleSource } from "./types.js";

export * from "./api.js";

/**
 * Loads the engine. Call it once before anything else, or as often as you like: where it is loaded, nothing is done.
 * Without an argument it finds the wasm by itself.
 */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(() => fromBeside(module, file, (address) => fetch(address)));
}
