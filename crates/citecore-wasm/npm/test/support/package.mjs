// The package as the build left it, initialised.
import init from "../../../../../target/npm/citecore/node.js";
import * as citecore from "../../../../../target/npm/citecore/node.js";

await init();

/** The package's folder. */
export const PACKAGE = new URL("../../../../../target/npm/citecore/", import.meta.url);

/** Passages `Text 1.`, `Text 2.` … numbered as sources. */
export function sources(count) {
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, text: `Text ${at + 1}.` }));
}

/** What a call throws. Fails where it throws nothing. */
export function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

/** The code and path of a `CiteError`. Fails where it is another error. */
export function told(error) {
  if (!(error instanceof citecore.CiteError && error instanceof Error)) throw error;
  return [error.code, error.path];
}

export { init, citecore };
