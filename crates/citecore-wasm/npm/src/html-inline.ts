import { boot } from "./html-engine.js";
import { file } from "./html-file.js";
import { fromBase64 } from "./load/base64.js";
import { compile } from "./load/compile.js";
import type { ModuleSource } from "./types.js";

export * from "./html-api.js";

/** As in browsers, with the wasm inside this very file: nothing is fetched. */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(module, () => (module === undefined ? fromBase64(file.inside) : compile(module)));
}
