// What the build makes of wasm-bindgen's script for `citecore/html`.
import type { Bound } from "./wasm.js";

export interface Renderer extends Bound {
  renderHtml(answer: unknown, options: unknown): string;
}

export function bind(): Renderer;
