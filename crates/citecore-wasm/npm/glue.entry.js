// What is taken of wasm-bindgen's script: `src/glue.d.ts` declares it. The build makes a function of this that returns it.
import {
  __wbg_finalize_init,
  __wbg_get_imports,
  ask,
  call,
  end,
  getUint8ArrayMemory0,
  given,
  on,
  read_by,
} from "./bindings.js";

BOUND({
  imports: __wbg_get_imports,
  finalize(instance, module) {
    __wbg_finalize_init(instance, module);
    read_by(this);
  },
  bytes: getUint8ArrayMemory0,
  call,
  given,
  ask,
  on,
  end,
  collected:
    typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry(end),
});
