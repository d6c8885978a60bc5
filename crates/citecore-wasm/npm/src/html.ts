import { boot } from "./html-engine.js";
import { file } from "./html-file.js";
import { fromBeside } from "./load/beside.js";
import type { ModuleSource } from "./types.js";

export * from "./html-api.js";

/**
 * Loads the renderer, which has a wasm of its own. Call it once before `renderHtml`, or as often as you like. Without an
 * argument it finds the wasm by itself.
 *
 * @example
 * ```ts
 * await init();
 * console.log(renderHtml(processAnswer("Hello.", [])).trim()); // <p>Hello.</p>
 * ```
 */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(module, () => fromBeside(module, file));
}
