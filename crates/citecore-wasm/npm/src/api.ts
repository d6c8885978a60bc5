import { answerOf } from "./answer.js";
import { call } from "./engine.js";
import { checkString, field } from "./error.js";
import type {
  Answer,
  AnswerOptions,
  Context,
  ContextOptions,
  ExpandOptions,
  Message,
  Passage,
  Profile,
  ProfileName,
  PromptOptions,
  ReadOptions,
  Reference,
  ReferenceStyle,
  SelectOptions,
  Source,
  ValidateOptions,
  Validation,
  Verdict,
} from "./types.js";

export { ask } from "./ask.js";
export { CiteError, type CiteErrorCode } from "./error.js";
export { AnswerStream } from "./stream.js";
export type * from "./types.js";

/**
 * Reads the passages out of a search engine's response, as parsed JSON (or LightRAG's context string). Throws `unknown-shape`
 * where nothing fits; a hit without text is passed over.
 */
export function readPassages(response: unknown, options?: ReadOptions): Passage[] {
  return call((engine) => engine.readPassages(response, options)) as Passage[];
}

/** The question and up to `limit` variants of it. */
export function expandQueries(question: string, options?: ExpandOptions): string[] {
  checkString(question, "question");
  return call((engine) => engine.expandQueries(question, options));
}

/** Scores, filters, dedupes and diversifies; best first. Never mutates its input. */
export function selectPassages(
  question: string,
  passages: Passage[],
  options?: SelectOptions,
): Passage[] {
  checkString(question, "question");
  return call((engine) => engine.selectPassages(question, passages, options)) as Passage[];
}

/**
 * Numbers the passages and lays them out for a model. Text inside a passage can't pass for structure: closing tags,
 * separators and citation marks of its own are neutralised. No passages: `text` is "".
 */
export function prepareContext(passages: Passage[], options?: ContextOptions): Context {
  return call((engine) => engine.prepareContext(passages, options)) as Context;
}

/** The messages that ask a model to answer the question from the context. */
export function buildPrompt(
  question: string,
  context: Context,
  options?: PromptOptions,
): Message[] {
  checkString(question, "question");
  return call((engine) => engine.buildPrompt(question, context, options)) as Message[];
}

/** Reads a whole answer at once: the same as an `AnswerStream` with a single delta. */
export function processAnswer(
  text: string,
  context: Context | Source[],
  options?: AnswerOptions,
): Answer {
  checkString(text, "text");
  return answerOf(
    call((engine) => engine.processAnswer(text, context, options)),
    text,
  );
}

/** Checks coverage, prefix, unknown numbers and diversity. A refusal is valid without citations. */
export function validateAnswer(answer: Answer, options?: ValidateOptions): Validation {
  return call((engine) => engine.validateAnswer(answer, options)) as Validation;
}

/** The answer without the citations found inaccurate, renumbered; `dropped` names them. */
export function applyVerdicts(answer: Answer, verdicts: Verdict[]): Answer {
  const written = call((engine) => engine.applyVerdicts(answer, verdicts));
  const raw = field(answer, "raw", "answer");
  checkString(raw, "answer.raw");
  return answerOf(written, raw);
}

/** A References section as Markdown; "" where nothing is cited. */
export function formatReferences(
  answer: Answer,
  options?: { style?: ReferenceStyle; heading?: string },
): string {
  return call((engine) => engine.formatReferences(answer, options));
}

/**
 * The source's url with a text fragment (`#:~:text=`) that scrolls to the evidence; the url itself where there is none, and
 * `undefined` where the source has no url that may be linked.
 */
export function deepLink(reference: Reference, evidence?: Verdict["evidence"]): string | undefined {
  return call((engine) => engine.deepLink(reference, evidence));
}

/** The settings of a kind of system, as data to spread and change. */
export function profile(name: ProfileName): Profile {
  checkString(name, "name");
  return call((engine) => engine.profile(name)) as Profile;
}
