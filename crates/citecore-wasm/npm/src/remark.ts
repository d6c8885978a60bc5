import { checkNames, checkObject, checkString, field, invalid, isNone } from "./error.js";
import { citedBy } from "./remark-cited.js";
import { Marks } from "./remark-marks.js";
import { built, syntax, written } from "./remark-syntax.js";
import type { Answer, Reference, Segment } from "./types.js";

export { CiteError, type CiteErrorCode } from "./error.js";
export type { CitationNode } from "./remark-node.js";

/**
 * What is cited: one of `answer`, `segments` and `references`; of several, the first of these counts that isn't null, so that a
 * component may give its segments until its answer is there.
 *
 * Where the Markdown is the text of the answer or of the segments, citations are known by their places, and nothing else in
 * brackets is mistaken for one. Otherwise every `[n]` of a number that exists is one, outside code and links.
 */
export interface CitationOptions {
  /** An answer that is whole. */
  answer?: Pick<Answer, "text" | "citations" | "references"> | null | undefined;
  /** All segments of an answer so far, while it streams. */
  segments?: readonly Segment[] | null | undefined;
  /** References, where the Markdown is more than an answer. */
  references?: readonly Reference[] | null | undefined;
  /** What every id begins with, so that two answers on a page have none in common: any characters but white space and
   *  control characters. Default "". */
  idPrefix?: string;
  /**
   * The element that a citation becomes, in place of a link in a `sup`: the name that a component of react-markdown's has
   * among its `components`, which begins with a letter. It has the properties `number`, `occurrence`, `href`, `id` and `aria-label`.
   */
  element?: string;
}

/** What of unified's processor is used here. */
interface Processor {
  data(): Record<string, unknown[] | undefined>;
  parser?: unknown;
}

/**
 * A plugin of remark that turns the marks of an answer into nodes of the type `citation`, which remark-rehype, and
 * react-markdown with it, makes links of: `<sup><a role="doc-biblioref" href="#ref-1" id="cite-1-1">[1]</a></sup>`.
 *
 * @throws `CiteError` `invalid-input` at `options…`.
 *
 * @example
 * ```ts
 * const answer = processAnswer("It is black [1].", [{ number: 1, text: "Black." }]);
 * const processor = unified().use(remarkParse).use(remarkCitations, { answer });
 * const tree = JSON.stringify(processor.parse(answer.text));
 * console.log(tree.includes('{"type":"citation","value":"[1]","number":1')); // true
 * ```
 */
export default function remarkCitations(this: unknown, options: CitationOptions): void {
  const { cited, prefix, element } = checked(options);
  const marks = new Marks(cited);
  const processor = this as Processor;
  const data = processor.data();
  (data["micromarkExtensions"] ??= []).push(syntax(marks));
  (data["fromMarkdownExtensions"] ??= []).push(built(marks, prefix, element));
  (data["toMarkdownExtensions"] ??= []).push(written);
  const parse = processor.parser;
  if (typeof parse !== "function") return;
  processor.parser = function (this: unknown, text: unknown, ...rest: unknown[]): unknown {
    marks.begin(String(text));
    return Reflect.apply(parse, this, [text, ...rest]);
  };
}

const CITED = ["answer", "segments", "references"];
const NAMES = [...CITED, "idPrefix", "element"];

function checked(options: unknown) {
  const given = checkObject(options, "options");
  checkNames(given, NAMES, "options");
  const [answer, segments, references, prefix = "", element] = NAMES.map((name) =>
    field(given, name, "options"),
  );
  if ([answer, segments, references].every(isNone))
    throw invalid("options", `expected one of ${CITED.join(", ")}`);
  checkString(prefix, "options.idPrefix");
  if (/[\s\p{Cc}]/u.test(prefix))
    throw invalid("options.idPrefix", "expected no white space and no control characters");
  if (element !== undefined) {
    checkString(element, "options.element");
    if (!/^[a-z][^\s\p{Cc}"'/<=>]*$/iu.test(element))
      throw invalid("options.element", "expected the name of an element");
  }
  return { cited: citedBy(answer, segments, references), prefix, element };
}
