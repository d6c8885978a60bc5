import { boot } from "./engine.js";
import { file } from "./file.js";
import { fromBeside } from "./load/beside.js";
import { read } from "./load/read.js";
import type { ModuleSource } from "./types.js";

export * from "./api.js";

/** As in browsers, for Node, Deno and Bun, where files are read. */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(module, () => fromBeside(module, file, read));
}
