// What the build makes of wasm-bindgen's script for `citecore/html`.
import type { Response } from "./packed/call.js";
import type { Bound } from "./wasm.js";

export interface Renderer extends Bound {
  renderHtml(request: Uint8Array): Response;
}

export function bind(): Renderer;
