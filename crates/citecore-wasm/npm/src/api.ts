import { call } from "./engine.js";
import { checkString, field } from "./error.js";
import * as shape from "./packed/shapes.js";
import type {
  Answer,
  AnswerOptions,
  ClaimVerdict,
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
  Verification,
  VerifyOptions,
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
  const { passages, json, readOptions } = shape;
  return call(
    "readPassages",
    passages,
    ["response", json, response],
    ["options", readOptions, options],
  );
}

/** The question and up to `limit` variants of it. */
export function expandQueries(question: string, options?: ExpandOptions): string[] {
  return call(
    "expandQueries",
    shape.texts,
    ["question", shape.text, question],
    ["options", shape.expandOptions, options],
  );
}

/** Scores, filters, dedupes and diversifies; best first. Never mutates its input. */
export function selectPassages(
  question: string,
  passages: Passage[],
  options?: SelectOptions,
): Passage[] {
  return call(
    "selectPassages",
    shape.passages,
    ["question", shape.text, question],
    ["passages", shape.passages, passages],
    ["options", shape.selectOptions, options],
  );
}

/**
 * Numbers the passages and lays them out for a model. Text inside a passage can't pass for structure: closing tags,
 * separators and citation marks of its own are neutralised. No passages: `text` is "".
 */
export function prepareContext(passages: Passage[], options?: ContextOptions): Context {
  return call(
    "prepareContext",
    shape.context,
    ["passages", shape.passages, passages],
    ["options", shape.contextOptions, options],
  );
}

/** The messages that ask a model to answer the question from the context. */
export function buildPrompt(
  question: string,
  context: Context,
  options?: PromptOptions,
): Message[] {
  return call(
    "buildPrompt",
    shape.messages,
    ["question", shape.text, question],
    ["context", shape.context, context],
    ["options", shape.promptOptions, options],
  );
}

/** Reads a whole answer at once: the same as an `AnswerStream` with a single delta. */
export function processAnswer(
  text: string,
  context: Context | Source[],
  options?: AnswerOptions,
): Answer {
  const answer = call(
    "processAnswer",
    shape.answer,
    ["text", shape.text, text],
    ["context", shape.sourcesOf, context],
    ["options", shape.answerOptions, options],
  );
  answer.raw = text;
  return answer;
}

/** Checks coverage, prefix, unknown numbers and diversity. A refusal is valid without citations. */
export function validateAnswer(answer: Answer, options?: ValidateOptions): Validation {
  return call(
    "validateAnswer",
    shape.validation,
    ["answer", shape.answer, answer],
    ["options", shape.validateOptions, options],
  );
}

/**
 * Holds every citation against its source, and every statement against all of its sources together: on this machine, without a
 * model or a network.
 */
export function verifyAnswer(answer: Answer, options?: VerifyOptions): Verification {
  return call(
    "verifyAnswer",
    shape.verification,
    ["answer", shape.answer, answer],
    ["options", shape.verifyOptions, options],
  );
}

/** Holds one claim against passages, or texts, taken together. `evidence.original` is the place of one of them, from 1. */
export function verifyClaim(
  claim: string,
  passages: (string | Passage)[],
  options?: VerifyOptions,
): ClaimVerdict {
  return call(
    "verifyClaim",
    shape.claimVerdict,
    ["claim", shape.text, claim],
    ["passages", shape.passagesOrTexts, passages],
    ["options", shape.verifyOptions, options],
  );
}

/** What to ask a model about the verdicts that are uncertain, all at once; no messages where none is. */
export function judgePrompt(verdicts: Verdict[], answer: Answer): Message[] {
  return call(
    "judgePrompt",
    shape.messages,
    ["verdicts", shape.verdicts, verdicts],
    ["answer", shape.answer, answer],
  );
}

/**
 * The verdicts with what the model replied. Only uncertain ones change; a reply that can't be read leaves them as they are, and so
 * does one that finds a number accurate that isn't the source's.
 */
export function readJudgement(
  reply: string,
  verdicts: Verdict[],
  options?: VerifyOptions,
): Verdict[] {
  return call(
    "readJudgement",
    shape.verdicts,
    ["reply", shape.text, reply],
    ["verdicts", shape.verdicts, verdicts],
    ["options", shape.verifyOptions, options],
  );
}

/** The answer without the citations found inaccurate, renumbered; `dropped` names them. */
export function applyVerdicts(answer: Answer, verdicts: Verdict[]): Answer {
  const corrected = call(
    "applyVerdicts",
    shape.answer,
    ["answer", shape.answer, answer],
    ["verdicts", shape.verdicts, verdicts],
  );
  const raw = field(answer, "raw", "answer");
  checkString(raw, "answer.raw");
  corrected.raw = raw;
  return corrected;
}

/** A References section as Markdown; "" where nothing is cited. */
export function formatReferences(
  answer: Answer,
  options?: { style?: ReferenceStyle; heading?: string },
): string {
  return call(
    "formatReferences",
    shape.text,
    ["answer", shape.answer, answer],
    ["options", shape.referenceOptions, options],
  );
}

/**
 * The source's url with a text fragment (`#:~:text=`) that scrolls to the evidence; the url itself where there is none, and
 * `undefined` where the source has no url that may be linked.
 */
export function deepLink(reference: Reference, evidence?: Verdict["evidence"]): string | undefined {
  return call(
    "deepLink",
    shape.maybe(shape.text),
    ["reference", shape.reference, reference],
    ["evidence", shape.maybe(shape.evidence), evidence],
  );
}

/** The settings of a kind of system, as data to spread and change. */
export function profile(name: ProfileName): Profile {
  return call("profile", shape.profile, ["name", shape.profileName, name]);
}
