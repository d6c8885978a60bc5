import { call } from "./html-engine.js";
import * as shape from "./packed/shapes.js";
import type { Answer, Verdict } from "./types.js";

export { CiteError, type CiteErrorCode } from "./error.js";
export type * from "./types.js";

/** How an answer becomes HTML. */
export interface HtmlOptions {
  /** What every id begins with, so that two answers on a page have none in common: any characters but white space and
   *  control characters. Default "". */
  idPrefix?: string;
  /** Write the references behind the answer. Default true. */
  references?: boolean;
  /**
   * Marks each citation with its verdict: `data-status`, and words for screen readers. Verdicts on other statements than the
   * answer's are passed over: for an outcome's answer, `verification.corrected` has them where it was corrected. Default none.
   */
  verdicts?: readonly Verdict[] | undefined;
  /** What is said beside the answer's own words, in the reader's language. Default: English. */
  labels?: HtmlLabels;
}

/** What readers are told beside the answer's own words: text, in which `{number}` stands for a number. What is left out is English. */
export interface HtmlLabels {
  /** Over the references: `"References"`. */
  references?: string;
  /** A citation's name, before that of its source: `"Reference {number}"`. */
  reference?: string;
  /** A source without a name, by its number in the context: `"Source {number}"`. */
  source?: string;
  /** The name of the way back to a citation: `"Back to citation {number}"`. */
  back?: string;
  /** Before a page: `"p."`. */
  page?: string;
  /** Before several: `"pp."`. */
  pages?: string;
  /** What a verdict says: `"checked: it supports this"`. */
  accurate?: string;
  /** The same: `"checked: it does not support this"`. */
  inaccurate?: string;
  /** The same: `"checked: it may not support this"`. */
  uncertain?: string;
}

const htmlOptions = /* @__PURE__ */ shape.options<HtmlOptions>({
  idPrefix: shape.text,
  references: shape.flag,
  verdicts: shape.verdicts,
  labels: /* @__PURE__ */ shape.options<HtmlLabels>({
    references: shape.text,
    reference: shape.text,
    source: shape.text,
    back: shape.text,
    page: shape.text,
    pages: shape.text,
    accurate: shape.text,
    inaccurate: shape.text,
    uncertain: shape.text,
  }),
});

/**
 * The answer as HTML that is safe to insert: its Markdown, each citation a link to its reference, and behind it the references
 * with a way back to every citation.
 *
 * No raw HTML of the model or of a source survives, it is shown as text; urls are http, https or mailto; an image is a link to
 * it. The n-th citation of reference 3 has the id `cite-3-n`, the reference `ref-3`, each behind the prefix.
 *
 * @throws `CiteError` `invalid-input` at `answer…` or `options…`, `not-initialised` before `init` of `citecore/html`.
 *
 * @example
 * ```ts
 * const answer = processAnswer("It is **black** [1].", [{ number: 1, text: "Black.", title: "Paint" }]);
 * const html = renderHtml(answer, { idPrefix: "a-", references: false });
 * console.log(html.includes('<strong>black</strong>'), html.includes('href="#a-ref-1"')); // true true
 * ```
 */
export function renderHtml(answer: Answer, options?: HtmlOptions): string {
  return call(shape.text, ["answer", shape.answer, answer], ["options", htmlOptions, options]);
}
