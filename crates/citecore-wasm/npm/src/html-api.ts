import { bind, type Renderer } from "./html-glue.js";
import * as shape from "./packed/shapes.js";
import type { Answer, Verdict } from "./types.js";
import { Wasm } from "./wasm.js";

export { CiteError, type CiteErrorCode } from "./error.js";

const wasm: Wasm<Renderer> = /* @__PURE__ */ new Wasm(bind);

/** @internal */
export function boot(load: () => Promise<WebAssembly.Module>): Promise<void> {
  return wasm.boot(load);
}

/** How an answer becomes HTML. */
export interface HtmlOptions {
  /** What every id begins with, so that two answers on a page have none in common: any characters but white space. */
  idPrefix?: string;
  /** Write the references behind the answer. Default true. */
  references?: boolean;
  /** Marks each citation with its verdict: `data-status`, and words for screen readers. */
  verdicts?: Verdict[];
}

const htmlOptions = /* @__PURE__ */ shape.options<HtmlOptions>({
  idPrefix: shape.text,
  references: shape.flag,
  verdicts: shape.verdicts,
});

/**
 * The answer as HTML that is safe to insert: its Markdown, each citation a link to its reference, and behind it the references
 * with a way back to every citation.
 *
 * No raw HTML of the model or of a source survives, it is shown as text; urls are http, https or mailto; an image is a link to
 * it. The n-th citation of reference 3 has the id `cite-3-n`, the reference `ref-3`, each behind the prefix.
 */
export function renderHtml(answer: Answer, options?: HtmlOptions): string {
  return wasm.call(
    "renderHtml",
    shape.text,
    ["answer", shape.answer, answer],
    ["options", htmlOptions, options],
  );
}
