import wasm from "./citecore-html.wasm";
import { boot } from "./html-engine.js";
import { compile } from "./load/compile.js";
import type { ModuleSource } from "./types.js";

export * from "./html-api.js";

/** As in browsers, for workerd, which compiles what is deployed and nothing later. */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(module, async () => (module === undefined ? wasm : compile(module)));
}
