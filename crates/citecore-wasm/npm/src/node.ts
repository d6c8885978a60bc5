import { boot } from "./engine.js";
import { fromBeside } from "./load/beside.js";
import type { ModuleSource } from "./types.js";

export * from "./api.js";

/** As in browsers, for Node, Deno and Bun, where files are read: `fetch` has no way to them in Node. */
export default function init(module?: ModuleSource): Promise<void> {
  return boot(() => fromBeside(module, read));
}

async function read(address: URL | Request): Promise<Response | BufferSource> {
  if (!(address instanceof URL && address.protocol === "file:")) return fetch(address);
  const { readFile } = await import("node:fs/promises");
  return readFile(address);
}
