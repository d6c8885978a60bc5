import type { ModuleSource } from "../types.js";
import { fromBase64 } from "./base64.js";
import { compile, type Read } from "./compile.js";

/** Loads what `init` was given, or the wasm that lies beside the JavaScript, as `read` reads it. */
export async function fromBeside(
  given: ModuleSource | undefined,
  read: Read,
): Promise<WebAssembly.Module> {
  if (given !== undefined) return compile(given, read);
  try {
    // Bundlers know this very form, and take the file along.
    return await compile(new URL("./citecore.wasm", import.meta.url), read);
  } catch {
    // Not every bundler does, and not every server has what it should: then it comes as JavaScript.
    return fromBase64();
  }
}
