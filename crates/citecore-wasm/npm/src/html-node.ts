import { boot } from "./html-engine.js";
import { file } from "./html-file.js";
import { fromBeside } from "./load/beside.js";
import { read } from "./load/read.js";
import type { ModuleSource } from "./types.js";

export * from "./html-api.js";

/** As in browsers, for Node, Deno and Bun, where files are read. */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(module, () => fromBeside(module, file, read));
}
