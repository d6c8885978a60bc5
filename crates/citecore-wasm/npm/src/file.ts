import type { WasmFile } from "./load/beside.js";

/** Where the wasm of the engine is: bundlers know these very forms, and take the files along. Apart, since workerd needs neither. */
export const file: WasmFile = {
  beside: () => new URL("./citecore.wasm", import.meta.url),
  inside: () => import("./base64.js"),
};
