import { bind, type Renderer } from "./html-glue.js";
import type { Given, Gives } from "./packed/call.js";
import { Wasm } from "./wasm.js";

const wasm: Wasm<Renderer> = /* @__PURE__ */ new Wasm("citecore/html", bind);

export function boot(given: unknown, load: () => Promise<WebAssembly.Module>): Promise<void> {
  return wasm.boot(given, load);
}

/** Calls the renderer with these arguments. */
export function call<T>(gives: Gives<T>, ...given: Given[]): T {
  return wasm.call((renderer, request) => renderer.renderHtml(request), gives, ...given);
}
