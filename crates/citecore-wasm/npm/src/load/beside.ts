import type { ModuleSource } from "../types.js";
import { fromBase64, type Inside } from "./base64.js";
import { compile, type Read } from "./compile.js";

/** Where a wasm of the package is: beside the JavaScript, and as JavaScript. */
export interface WasmFile {
  beside: () => URL;
  inside: Inside;
}

/** Loads what `init` was given, or the wasm that lies beside the JavaScript, as `read` reads it. */
export async function fromBeside(
  given: ModuleSource | undefined,
  file: WasmFile,
  read?: Read,
): Promise<WebAssembly.Module> {
  if (given !== undefined) return compile(given, read);
  try {
    return await compile(file.beside(), read);
  } catch {
    // Not every bundler takes it along, and not every server has what it should: then it comes as JavaScript.
    return fromBase64(file.inside);
  }
}
