import wasm from "./citecore.wasm";
import { boot } from "./engine.js";
import { compile } from "./load/compile.js";
import type { ModuleSource } from "./types.js";

export * from "./api.js";

/** As in browsers, for workerd, which compiles what is deployed and nothing later. */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(module, async () => (module === undefined ? wasm : compile(module)));
}
