// What the build makes of wasm-bindgen's script for `citecore/html`.
import type { Bound, Call } from "./wasm.js";

export interface Renderer extends Bound {
  renderHtml: Call;
}

export function bind(): Renderer;
