import type { WasmFile } from "./load/beside.js";

/** Where the wasm of `citecore/html` is: bundlers know these very forms, and take the files along. Apart, since workerd needs neither. */
export const file: WasmFile = {
  beside: () => new URL("./citecore-html.wasm", import.meta.url),
  inside: () => import("./html-base64.js"),
};
