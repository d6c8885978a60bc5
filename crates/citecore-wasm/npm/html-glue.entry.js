// What is taken of wasm-bindgen's script: `src/html-glue.d.ts` declares it. The build makes a function of this that returns it.
import {
  __wbg_finalize_init,
  __wbg_get_imports,
  getUint8ArrayMemory0,
  renderHtml,
} from "./bindings.js";

BOUND({
  imports: __wbg_get_imports,
  finalize: __wbg_finalize_init,
  bytes: getUint8ArrayMemory0,
  renderHtml,
});
