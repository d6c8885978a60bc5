import { checkHandlers, checkOptions } from "./ask-arguments.js";
import { handOver } from "./ask-found.js";
import { Method, Next } from "./calls.js";
import { checkString, said } from "./error.js";
import { Halves } from "./halves.js";
import { Machine } from "./machine.js";
import { type Gives, nothing, request } from "./packed/call.js";
import type { Request } from "./packed/packer.js";
import * as shape from "./packed/shapes.js";
import { piecesOf } from "./pieces.js";
import type {
  AnyHandlers,
  AskOptions,
  Message,
  ModelSettings,
  Outcome,
  ProgressEvent,
  SearchSettings,
  Segment,
} from "./types.js";
import { until } from "./until.js";

/**
 * The whole exchange: expand, search, select, prompt, stream, validate, repair (twice at most), verify, correct.
 *
 * Citations are verified where the profile says so; `judge` is asked about those that stay uncertain, once, and what is found
 * inaccurate is left out of the answer.
 *
 * Never resolves to an empty answer. A handler that fails, or gives what can't be read, is no error of the exchange: what
 * came of the answer before is kept (`incomplete`), and where nothing did, the answer is the polite refusal (`fallback`);
 * `trace` says why.
 *
 * Rejects with the signal's reason once it is aborted, with a `CiteError` where an argument is wrong or the engine isn't
 * initialised, and with what `onProgress` throws. To end an answer early and keep what there is of it, let `complete` fail
 * in place of aborting.
 *
 * @throws {@link CiteError} `invalid-input` at `question` (blank, too), `handlers…` (a function of another name, too) or `options…`: `options.profile.select.minScore`.
 *
 * @example
 * ```ts
 * const outcome = await ask("Which way does it point?", {
 *   search: async (queries) => [{ text: "Point the mount north.", score: 0.9 }],
 *   async *complete(messages) {
 *     yield "Point it no";
 *     yield "rth [1].";
 *   },
 * });
 * console.log(outcome.answer.text, outcome.validation.ok, outcome.attempts); // Point it north [1]. true 1
 * ```
 */
export async function ask(
  question: string,
  handlers: AnyHandlers,
  options?: AskOptions,
): Promise<Outcome> {
  checkString(question, "question");
  const checked = checkHandlers(handlers);
  const { profile, signal } = checkOptions(options);
  const exchange = new Machine(
    "the exchange",
    ["question", shape.text, question],
    ["handlers.judge", shape.flag, checked.judge !== undefined],
    ["options.profile", shape.profileOrName, profile],
  );
  try {
    const asking = new Asking(exchange, checked, signal ?? new AbortController().signal);
    return await asking.outcome();
  } finally {
    exchange.free();
  }
}

type Step =
  | { search: string[]; settings: SearchSettings }
  | { complete: Message[]; settings: ModelSettings }
  | { verify: number }
  | { judge: Message[] }
  | undefined;

const step: Gives<Step> = {
  unpack(from) {
    const next = from.byte();
    if (next === Next.Search)
      return { search: shape.texts.unpack(from), settings: shape.searchSettings.unpack(from) };
    if (next === Next.Complete)
      return { complete: shape.messages.unpack(from), settings: shape.modelSettings.unpack(from) };
    if (next === Next.Verify) return { verify: from.whole() };
    if (next === Next.Judge) return { judge: shape.messages.unpack(from) };
    return undefined;
  },
};

/** Who does what an exchange asks for. */
type Who = "the search" | "the model" | "the judge";

/** An exchange on its way: the engine says what comes next, the handlers do it. */
class Asking {
  readonly #exchange: Machine;
  readonly #handlers: AnyHandlers;
  readonly #signal: AbortSignal;
  /** What an asynchronous `onProgress` threw. */
  #thrown: { thrown: unknown } | undefined;
  /** What the search or the model threw last. */
  #failed: { error: unknown } | undefined;

  constructor(exchange: Machine, handlers: AnyHandlers, signal: AbortSignal) {
    this.#exchange = exchange;
    this.#handlers = handlers;
    this.#signal = signal;
  }

  async outcome(): Promise<Outcome> {
    for (;;) {
      if (this.#signal.aborted) throw this.#signal.reason;
      if (this.#thrown) throw this.#thrown.thrown;
      const next = this.#exchange.call(Method.Step, step);
      if (!next) {
        const outcome: Outcome = this.#exchange.call(Method.Outcome, shape.outcome);
        return Object.assign(outcome, this.#failed);
      }
      if ("search" in next) await this.#search(next.search, next.settings);
      else if ("complete" in next) await this.#complete(next.complete, next.settings);
      else if ("verify" in next) this.#verify(next.verify);
      else await this.#judge(next.judge);
    }
  }

  async #search(queries: string[], settings: SearchSettings): Promise<void> {
    const signal = this.#signal;
    this.#report({ stage: "searching", attempt: 0 });
    try {
      const found = await until(signal, () => this.#handlers.search(queries, signal, settings));
      handOver(this.#exchange, found);
    } catch (thrown) {
      this.#fail("the search", thrown);
    }
  }

  async #complete(messages: Message[], settings: ModelSettings): Promise<void> {
    const exchange = this.#exchange;
    const signal = this.#signal;
    const { attempt } = settings;
    const stage = attempt === 0 ? "answering" : "repairing";
    const show = (segments: Segment[]) => {
      if (segments.length === 0) return;
      const cites = segments.some(({ type }) => type === "citation");
      const references = cites && exchange.call(Method.References, shape.references);
      this.#report({ stage, attempt, segments, ...(references && { references }) });
    };
    this.#report({ stage, attempt });
    const halves = new Halves();
    const pieces = piecesOf(() => this.#handlers.complete(messages, signal, settings), signal);
    try {
      for (;;) {
        let next;
        try {
          next = await pieces.next();
        } catch (thrown) {
          return show(this.#fail("the model", thrown));
        }
        if (next.done) break;
        show(exchange.push(halves.take(next.value)));
      }
      show(exchange.push(halves.rest()));
      show(this.#last(Method.Completed));
    } finally {
      void pieces.return();
    }
  }

  #verify(attempt: number): void {
    this.#report({ stage: "verifying", attempt });
    this.#exchange.call(Method.Verify, nothing);
  }

  async #judge(messages: Message[]): Promise<void> {
    const signal = this.#signal;
    try {
      const reply = await until(signal, () => this.#handlers.judge!(messages, signal));
      const given = request(["reply", shape.text, reply]);
      this.#exchange.call(Method.Judged, nothing, given);
    } catch (thrown) {
      this.#fail("the judge", thrown);
    }
  }

  /** Tells the exchange that a handler failed, unless it is the exchange that is lost. */
  #fail(who: Who, thrown: unknown): Segment[] {
    if (this.#signal.aborted) throw this.#signal.reason;
    if (this.#exchange.isGone) throw thrown;
    if (who !== "the judge") this.#failed = { error: thrown };
    const why = request(["why", shape.text, `${who} failed: ${said(thrown)}`]);
    return this.#last(Method.Failed, why);
  }

  /** The last segments of an attempt. */
  #last(which: Method, given?: Request): Segment[] {
    return this.#exchange.read(this.#exchange.call(which, shape.count, given));
  }

  #report(event: ProgressEvent): void {
    const told: unknown = this.#handlers.onProgress?.(event);
    try {
      // One that is async throws later, and what it throws is to be heard of as well.
      if (told instanceof Promise) told.catch((thrown: unknown) => (this.#thrown ??= { thrown }));
    } catch {
      // What can't even be asked is no promise.
    }
  }
}
