import { Method } from "./calls.js";
import { checkString } from "./error.js";
import { Halves } from "./halves.js";
import { Machine } from "./machine.js";
import * as shape from "./packed/shapes.js";
import type { Answer, AnswerOptions, Context, Reference, Segment, Source, Taken } from "./types.js";

const finished = /* @__PURE__ */ shape.record<{ segments: number; answer: Answer }>({
  segments: shape.count,
  answer: shape.answer,
});

/** What a block disposes of by `using`, where TypeScript's library has a word for it. */
type Disposing = SymbolConstructor extends { readonly dispose: infer Name extends symbol }
  ? { [Each in Name]: () => void }
  : {};

/**
 * Reads an answer as it streams. Laws:
 * - the segments' texts, concatenated over all pushes and `finish`, are `Answer.text`, however the input was cut;
 * - a segment once returned never changes, and its numbers are final: numbered by first appearance;
 * - what is held back is bounded (a half-typed mark, a delimiter), and time is linear in the input's length.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "Point it north." }, { text: "Level the tripod." }]);
 * const stream = new AnswerStream(context);
 * const shown = [];
 * for (const delta of ["Level it [", "2]. Poi", "nt it north [1]."]) shown.push(...stream.push(delta));
 * const { segments, answer } = stream.finish();
 * shown.push(...segments);
 * console.log(shown.map(({ text }) => text).join("|")); // Level it| |[1]|. Poi|nt it north |[2]|.
 * console.log(answer.references.map(({ original }) => original).join()); // 2,1
 * ```
 */
export class AnswerStream {
  /** @internal What consoles print it as: scripts are minified, and a class has a name of one letter there. */
  static readonly name = "AnswerStream";

  readonly #stream: Machine;
  readonly #halves = new Halves();
  #raw = "";

  static {
    // `using stream = new AnswerStream(…)`, where the platform has it.
    const dispose = (Symbol as { dispose?: symbol }).dispose;
    if (dispose) Object.defineProperty(this.prototype, dispose, { value: this.prototype.free });
  }

  /**
   * A stream of an answer from a context, or from the sources of one.
   *
   * @throws {@link CiteError} `invalid-input` at `context…` or `options…`.
   */
  constructor(context: Context | readonly Source[], options?: Taken<AnswerOptions>) {
    this.#stream = new Machine(
      "the answer",
      ["context", shape.sourcesOf, context],
      ["options", shape.answerOptions, options],
    );
  }

  /**
   * Takes in the next piece of the answer, cut anywhere, within an emoji too, and gives the segments that are final now. `null` and
   * `undefined` are empty pieces: the last chunk of many models has no text.
   *
   * @throws {@link CiteError} `invalid-input` at `delta`, or `finished` behind `finish` and `free`.
   */
  push(delta: string | null | undefined): Segment[] {
    this.#stream.check();
    delta ??= "";
    checkString(delta, "delta");
    return this.#take(this.#halves.take(delta));
  }

  #take(whole: string): Segment[] {
    const segments = this.#stream.push(whole);
    this.#raw += whole;
    return segments;
  }

  /**
   * The references behind the numbers given out so far, in their order: for a preview of a citation while the answer goes on. They
   * say nothing of their `occurrences` yet, which are 0.
   *
   * @throws {@link CiteError} `finished` behind `finish`, whose answer has them, and `free`.
   */
  references(): Reference[] {
    return this.#stream.call(Method.References, shape.references);
  }

  /**
   * The last segments and the whole answer.
   *
   * @throws {@link CiteError} `finished` behind another `finish` or `free`.
   */
  finish(): {
    /** What was held back, and is final now. */
    segments: Segment[];
    /** The answer, its citations resolved. */
    answer: Answer;
  } {
    // A half that no other half has followed is a character of its own, as it is in the middle of a text.
    const before = this.#take(this.#halves.rest());
    const { segments, answer } = this.#stream.call(Method.Finish, finished);
    const last = this.#stream.read(segments);
    answer.raw = this.#raw;
    this.free();
    return { segments: before.concat(last), answer };
  }

  /**
   * Gives its memory back at once, and not only when it is collected. `finish` does so by itself, and `using` where the platform
   * has it. A call of another method after it throws `finished`.
   */
  free(): void {
    this.#stream.free();
    this.#raw = "";
  }
}

export interface AnswerStream extends Disposing {}
