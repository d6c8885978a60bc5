import { unread } from "./ask-found.js";
import { Call } from "./calls.js";
import { call } from "./engine.js";
import { checkString, CiteError, field } from "./error.js";
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
  Taken,
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
 * Reads the passages out of a search engine's response, as parsed JSON (or LightRAG's context string). Whose it is, is told by its
 * shape.
 *
 * `score` is a similarity, 0..1, afterwards: a distance `d` becomes `1 - d`, or `1 / (1 + d)` where the nearest has 1 and more, and what
 * has no bound, or is the sum that ranks are fused to (up to 4/61), is divided by the best of the response; the engine's own figure stays
 * in `metadata.rawScore`. The chunks of LightRAG's context string have none: theirs is made of their order, their lengths and how many
 * are of the same source. A text that is HTML becomes plain. A hit without text is passed over.
 *
 * @throws {@link CiteError} `unknown-shape` where the response is of no engine that is known, or not of `options.engine`, where it is a
 * `Response` or a promise, which aren't read yet, and at the
 * first hit where every one lacks the field that its text should stand in (`options.fields.text` may be misspelt);
 * `invalid-input` at `response…` where it can't be read as JSON: in a circle, or where a getter throws.
 *
 * @example
 * ```ts
 * const response = {
 *   matches: [{ id: "wifi", score: 0.82, metadata: { text: "Join its network.", title: "Wi-Fi" } }],
 * };
 * const [passage] = readPassages(response);
 * console.log(passage.title, passage.score); // Wi-Fi 0.82
 * ```
 */
export function readPassages(response: unknown, options?: ReadOptions): Passage[] {
  const awaited = response === undefined ? "undefined" : unread(response);
  if (awaited)
    throw new CiteError(
      "unknown-shape",
      `response: expected what a search engine answered, found ${awaited}`,
      "response",
    );
  return call(
    Call.ReadPassages,
    shape.passages,
    ["response", shape.json, response],
    ["options", shape.readOptions, options],
  );
}

/**
 * The question and up to `limit` variants of it, each with words of a rule behind it: what to search for, so that the search
 * reaches what is written in other words.
 *
 * @throws {@link CiteError} `invalid-input` at `question` or `options…`.
 *
 * @example
 * ```ts
 * const rules = [{ when: ["mount"], also: ["tripod", "declination axis"] }];
 * const queries = expandQueries("Which mount?", { rules });
 * console.log(queries.length, queries[2]); // 3 Which mount? declination axis
 * ```
 */
export function expandQueries(question: string, options?: ExpandOptions): string[] {
  return call(
    Call.ExpandQueries,
    shape.texts,
    ["question", shape.text, question],
    ["options", shape.expandOptions, options],
  );
}

/**
 * Scores, filters, dedupes and diversifies; best first. Never mutates its input.
 *
 * In this order, texts are cut to length, scored by `hybrid` and `boost`, held against `minScore`, sorted, deduped, chosen by `mmr`,
 * by `roundRobin`, and last by `maxPassages`. Those without a score come behind the others, among their like sorted by what `hybrid`
 * and `boost` would make of a score of 1.
 *
 * @throws {@link CiteError} `invalid-input` at `question`, `passages[…]…` or `options…`, for an option that doesn't exist as well.
 *
 * @example
 * ```ts
 * const passages = [
 *   { text: "Mirrors gather light.", score: 0.4 },
 *   { text: "Level the tripod.", score: 0.8 },
 *   { text: "level the tripod.", score: 0.7 },
 * ];
 * const selected = selectPassages("How do I level it?", passages, { minScore: 0.5 });
 * console.log(selected.length, selected[0].text); // 1 Level the tripod.
 * ```
 */
export function selectPassages(
  question: string,
  passages: readonly Passage[],
  options?: SelectOptions,
): Passage[] {
  return call(
    Call.SelectPassages,
    shape.passages,
    ["question", shape.text, question],
    ["passages", shape.passages, passages],
    ["options", shape.selectOptions, options],
  );
}

/**
 * Numbers the passages in their order and lays them out for a model. Text inside a passage can't pass for structure: closing tags,
 * separators and citation marks of its own are neutralised in `text`; `sources` keep it as it is. No passages: `text` is "".
 *
 * @throws {@link CiteError} `invalid-input` at `passages[…]…` or `options…`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "Point it north [3]." }], { policy: false });
 * console.log(JSON.stringify(context.text)); // "[1]\nPoint it north [\\3].\n"
 * console.log(context.sources[0].text); // Point it north [3].
 * ```
 */
export function prepareContext(passages: readonly Passage[], options?: ContextOptions): Context {
  return call(
    Call.PrepareContext,
    shape.context,
    ["passages", shape.passages, passages],
    ["options", shape.contextOptions, options],
  );
}

/**
 * The messages that ask a model to answer the question from the context, for any chat model: the rules first, as the one `"system"`
 * message; earlier turns; and last the sources with the question.
 *
 * @throws {@link CiteError} `invalid-input` at `question`, `context…`, `options.attempt` (above 2), `options.language` (no language
 * tag) or another option.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "Point it north." }]);
 * const messages = buildPrompt("Which way?", context, { language: "de" });
 * console.log(messages.map(({ role }) => role).join()); // system,user
 * console.log(messages[1].content.endsWith("Question: Which way?")); // true
 * ```
 */
export function buildPrompt(
  question: string,
  context: Context,
  options?: Taken<PromptOptions>,
): Message[] {
  return call(
    Call.BuildPrompt,
    shape.messages,
    ["question", shape.text, question],
    ["context", shape.context, context],
    ["options", shape.promptOptions, options],
  );
}

/**
 * Reads a whole answer at once: the same as an {@link AnswerStream} with a single delta. Whatever the model wrote has an answer;
 * what was odd about it is in `dropped`.
 *
 * @throws {@link CiteError} `invalid-input` at `text`, `context…` or `options…`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "Point it north." }, { text: "Level the tripod." }]);
 * const answer = processAnswer("Level it [2]. Point it north [1][5].", context);
 * console.log(answer.text); // Level it [1]. Point it north [2].
 * console.log(answer.references[0].original, answer.dropped[0].raw); // 2 [5]
 * ```
 */
export function processAnswer(
  text: string,
  context: Context | readonly Source[],
  options?: Taken<AnswerOptions>,
): Answer {
  const answer = call(
    Call.ProcessAnswer,
    shape.answer,
    ["text", shape.text, text],
    ["context", shape.sourcesOf, context],
    ["options", shape.answerOptions, options],
  );
  answer.raw = text;
  return answer;
}

/**
 * Checks coverage, prefix, unknown numbers and diversity. A refusal is valid without citations.
 *
 * @throws {@link CiteError} `invalid-input` at `answer…` or `options…`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "Mirrors gather light." }]);
 * const answer = processAnswer("Mirrors gather light [1]. Lenses bend it.", context);
 * const { ok, coverage, problems } = validateAnswer(answer);
 * console.log(ok, coverage, problems[0].code, problems[0].statement); // false 0.5 low-coverage 1
 * ```
 */
export function validateAnswer(answer: Answer, options?: ValidateOptions): Validation {
  return call(
    Call.ValidateAnswer,
    shape.validation,
    ["answer", shape.answer, answer],
    ["options", shape.validateOptions, options],
  );
}

/**
 * Holds every citation against its source, and every statement against all of its sources together: on this machine, without a
 * model or a network.
 *
 * @throws {@link CiteError} `invalid-input` at `answer…` or `options.threshold`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "The mount weighs 12 kg." }]);
 * const { verdicts, accuracyRate } = verifyAnswer(processAnswer("The mount weighs 14 kg [1].", context));
 * console.log(verdicts[0].status, verdicts[0].reasons[0], accuracyRate); // inaccurate number-mismatch 0
 * ```
 */
export function verifyAnswer(answer: Answer, options?: VerifyOptions): Verification {
  return call(
    Call.VerifyAnswer,
    shape.verification,
    ["answer", shape.answer, answer],
    ["options", shape.verifyOptions, options],
  );
}

/**
 * Holds one claim against passages, or texts, taken together. `evidence.original` is the place of one of them, from 1.
 *
 * @throws {@link CiteError} `invalid-input` at `claim`, `passages[…]…` or `options.threshold`.
 *
 * @example
 * ```ts
 * const { status, evidence } = verifyClaim("The mount weighs 12,000 g.", ["It is light. The mount weighs 12 kg."]);
 * console.log(status, evidence?.text); // accurate The mount weighs 12 kg.
 * ```
 */
export function verifyClaim(
  claim: string,
  passages: readonly (string | Passage)[],
  options?: VerifyOptions,
): ClaimVerdict {
  return call(
    Call.VerifyClaim,
    shape.claimVerdict,
    ["claim", shape.text, claim],
    ["passages", shape.passagesOrTexts, passages],
    ["options", shape.verifyOptions, options],
  );
}

/**
 * What to ask a model about the verdicts that are uncertain, all at once; no messages where none is. What is `"too-short"` to tell is
 * no more telling to a model, and isn't asked about.
 *
 * @throws {@link CiteError} `invalid-input` at `verdicts[…]…` or `answer…`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "The tripod is made of steel and can be carried." }]);
 * const answer = processAnswer("The tripod folds for travel [1].", context);
 * const { verdicts } = verifyAnswer(answer);
 * console.log(verdicts[0].status, judgePrompt(verdicts, answer).length); // uncertain 2
 * ```
 */
export function judgePrompt(verdicts: readonly Verdict[], answer: Answer): Message[] {
  return call(
    Call.JudgePrompt,
    shape.messages,
    ["verdicts", shape.verdicts, verdicts],
    ["answer", shape.answer, answer],
  );
}

/**
 * The verdicts with what the model replied. Only uncertain ones change; a reply that can't be read leaves them as they are, and one
 * that finds a number accurate that isn't the source's leaves them uncertain at the best.
 *
 * @throws {@link CiteError} `invalid-input` at `reply`, `verdicts[…]…` or `options.threshold`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "The tripod is made of steel and can be carried." }]);
 * const { verdicts } = verifyAnswer(processAnswer("The tripod folds for travel [1].", context));
 * const reply = '[{"index": 0, "is_accurate": false, "confidence": 0.9}]';
 * console.log(readJudgement(reply, verdicts)[0].status); // inaccurate
 * ```
 */
export function readJudgement(
  reply: string,
  verdicts: readonly Verdict[],
  options?: VerifyOptions,
): Verdict[] {
  return call(
    Call.ReadJudgement,
    shape.verdicts,
    ["reply", shape.text, reply],
    ["verdicts", shape.verdicts, verdicts],
    ["options", shape.verifyOptions, options],
  );
}

/**
 * The answer without the citations found inaccurate, renumbered; `dropped` names them. Its statements are read
 * anew: what was nothing but a mark is none any more, so that their indexes may shift. Verdicts are those of this very answer: their
 * `citation` is an index into its `citations`.
 *
 * @throws {@link CiteError} `invalid-input` at `answer…` (an offset that lies within a character, too) or `verdicts[…]…`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "It weighs 12 kg." }, { text: "It is black." }]);
 * const answer = processAnswer("It weighs 14 kg [1]. It is black [2].", context);
 * const { verdicts } = verifyAnswer(answer);
 * console.log(verdicts[0].status, verdicts[0].reasons[0]); // inaccurate number-mismatch
 * console.log(applyVerdicts(answer, verdicts).text); // It weighs 14 kg. It is black [1].
 * ```
 */
export function applyVerdicts(answer: Answer, verdicts: readonly Verdict[]): Answer {
  const corrected = call(
    Call.ApplyVerdicts,
    shape.answer,
    ["answer", shape.answer, answer],
    ["verdicts", shape.verdicts, verdicts],
  );
  const raw = field(answer, "raw", "answer");
  checkString(raw, "answer.raw");
  corrected.raw = raw;
  return corrected;
}

/**
 * A References section as Markdown; "" where nothing is cited. Nothing that a title or a url holds breaks out of its entry, and
 * only urls of the web, of mail and paths from the root of the page's site are linked. An entry is named by its title; where it has
 * a `source`, by that in the style "dagger", and with a `year` in the style "numbered".
 *
 * @throws {@link CiteError} `invalid-input` at `answer…` or `options…`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "Point it north.", title: "Setup", url: "https://a.example/" }]);
 * const answer = processAnswer("North [1].", context);
 * console.log(formatReferences(answer, { style: "bracket", heading: "" }).trim()); // - [1] [Setup](<https://a.example/>)
 * ```
 */
export function formatReferences(
  answer: Answer,
  options?: {
    /** How the numbers are written. Default `"numbered"`. */
    style?: ReferenceStyle;
    /** What stands over the list; "" for nothing. Default `"References"`. */
    heading?: string;
  },
): string {
  return call(
    Call.FormatReferences,
    shape.text,
    ["answer", shape.answer, answer],
    ["options", shape.referenceOptions, options],
  );
}

/**
 * The source's url with a text fragment (`#:~:text=`) that scrolls to the evidence; the url itself where there is none, and
 * `undefined` where the source has no url that may be linked. White space, `"`, `<`, `>`, `|` and backticks of the url are encoded.
 *
 * @throws {@link CiteError} `invalid-input` at `reference…` or `evidence…`.
 *
 * @example
 * ```ts
 * const context = prepareContext([{ text: "Point it **north**.", url: "https://a.example/setup" }]);
 * const [reference] = processAnswer("North [1].", context).references;
 * const evidence = { original: 1, start: 0, end: 19, text: "Point it **north**." };
 * console.log(deepLink(reference, evidence)); // https://a.example/setup#:~:text=Point%20it%20north.
 * ```
 */
export function deepLink(reference: Reference, evidence?: Verdict["evidence"]): string | undefined {
  return call(
    Call.DeepLink,
    shape.maybe(shape.text),
    ["reference", shape.reference, reference],
    ["evidence", shape.maybe(shape.evidence), evidence],
  );
}

/**
 * The settings of a kind of system, as data to spread and change.
 *
 * @throws {@link CiteError} `invalid-input` at `name`.
 *
 * @example
 * ```ts
 * const tagged = profile("tagged");
 * const mine = { ...tagged, select: { ...tagged.select, maxPassages: 8 } };
 * console.log(mine.context.style, mine.select.maxPassages); // tag 8
 * ```
 */
export function profile(name: ProfileName): Profile {
  return call(Call.Profile, shape.profile, ["name", shape.profileName, name]);
}
