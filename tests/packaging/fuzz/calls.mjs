// Every function of the package, called as somebody might who gets an argument wrong.
import * as good from "./good.mjs";
import { Thrown, odd, spoilt } from "./odd.mjs";

/** What each function takes. Those that the package doesn't have are passed over. */
const TAKES = {
  selectPassages: [good.question, good.passages, good.selectOptions],
  expandQueries: [good.question, () => ({ rules: [{ when: ["a"], also: ["b"] }], limit: 3 })],
  readPassages: [good.passages, () => ({ engine: "passages", fields: { text: "text" } })],
  prepareContext: [good.passages, good.contextOptions],
  buildPrompt: [good.question, good.context, good.promptOptions],
  processAnswer: [good.answerText, good.context, good.answerOptions],
  validateAnswer: [good.answer, good.validateOptions],
  verifyAnswer: [good.answer, () => ({ threshold: 0.7 })],
  verifyClaim: [good.answerText, good.passages, () => ({ threshold: 0.7 })],
  judgePrompt: [good.verdicts, good.answer],
  readJudgement: [good.reply, good.verdicts, () => ({ threshold: 0.7 })],
  applyVerdicts: [good.answer, good.verdicts],
  formatReferences: [good.answer, good.referenceOptions],
  deepLink: [good.reference, () => ({ original: 1, start: 0, end: 5, text: "Level" })],
  profile: [good.profileName],
};

/** What isn't called with arguments alone. */
const OTHERS = {
  AnswerStream: streamed,
  ask: asked,
  remarkCitations: remarked,
  default: (citecore, chance) => citecore.default(odd(chance)),
};

/** Exports that are no function to call. */
const NONE = ["CiteError"];

/** What is exported and never called here. */
export function untried(citecore) {
  const tried = [...Object.keys(TAKES), ...Object.keys(OTHERS), ...NONE];
  return Object.keys(citecore).filter((name) => !tried.includes(name));
}

/** A call of one of the functions: its name, and what makes it. */
export function callOf(citecore, chance) {
  const known = Object.keys(TAKES).filter((name) => name in citecore);
  const name = chance.pick([...known, ...Object.keys(OTHERS)]);
  const other = OTHERS[name];
  if (other) return [name, () => other(citecore, chance)];
  const given = argumentsOf(citecore, chance, TAKES[name]);
  return [name, () => citecore[name](...given)];
}

function argumentsOf(citecore, chance, takes) {
  const given = takes.map((make) => make(chance, citecore));
  if (chance.is(0.2)) return given;
  const wrong = chance.below(given.length);
  given[wrong] = chance.is(0.2) ? odd(chance) : spoilt(chance, given[wrong]);
  if (chance.is(0.1)) given.length = chance.below(given.length);
  return given;
}

function streamed({ AnswerStream }, chance) {
  const given = argumentsOf(null, chance, [good.context, good.answerOptions]);
  const stream = chance.is(0.5)
    ? new AnswerStream(good.context(chance))
    : new AnswerStream(...given);
  for (let left = chance.below(6); left > 0; left -= 1) {
    const step = chance.below(8);
    if (step === 0) stream.finish();
    else if (step === 1) stream.free();
    else stream.push(step < 4 ? odd(chance) : good.answerText(chance));
  }
  return stream;
}

async function asked(citecore, chance) {
  const handlers = { search: searching(chance), complete: completing(chance) };
  if (chance.is(0.5)) handlers.judge = judging(chance);
  if (chance.is(0.5)) handlers.onProgress = progress(chance);
  const options = { profile: good.profile(chance) };
  if (chance.is(0.3)) options.signal = AbortSignal.abort(new Thrown("the signal"));
  const given = [good.question(chance), handlers, options];
  const wrong = chance.below(6);
  if (wrong < given.length) given[wrong] = spoilt(chance, given[wrong]);
  const ownProgress = handlers.onProgress;
  try {
    return await citecore.ask(...given);
  } catch (thrown) {
    // Another `onProgress` came out of spoiling: what it throws is what the exchange rejects with.
    if (!(thrown instanceof citecore.CiteError) && progressOf(given[1]) !== ownProgress)
      throw new Thrown("onProgress");
    throw thrown;
  }
}

/** The plugin of remark, with as much of a processor as it asks of one, and a tree as one would make of a text. */
function remarked({ remarkCitations, ...citecore }, chance) {
  const answer = good.answer(chance, citecore);
  const options = chance.pick([
    { answer },
    { references: answer.references },
    { segments: new citecore.AnswerStream(good.sources(chance)).push(answer.text) },
  ]);
  options.idPrefix = "a-";
  options.element = "cite-mark";
  const data = {};
  const processor = { data: () => data, parser: () => {} };
  const given = chance.is(0.2) ? options : spoilt(chance, options);
  Reflect.apply(remarkCitations, processor, [given]);
  processor.parser(answer.text);
  const children = answer.citations.map(({ number }) => ({ type: "citation", value: "", number }));
  data.fromMarkdownExtensions[0].transforms[0]({ type: "root", children });
}

function progressOf(handlers) {
  try {
    return handlers.onProgress;
  } catch {
    return undefined;
  }
}

function searching(chance) {
  const found = chance.is(0.4) ? good.passages(chance) : spoilt(chance, good.passages(chance));
  if (chance.is(0.1)) return () => Promise.reject(found);
  return chance.is(0.5) ? async () => found : () => found;
}

function completing(chance) {
  const pieces = chance.some(4, () => (chance.is(0.8) ? good.answerText(chance) : odd(chance)));
  const generator = async function* () {
    yield* pieces;
    if (chance.is(0.2)) throw odd(chance);
  };
  const whole = chance.is(0.5) ? odd(chance) : good.answerText(chance);
  return chance.pick([generator, () => pieces, async () => whole, () => Promise.reject(whole)]);
}

function judging(chance) {
  const reply = chance.is(0.8) ? good.reply(chance) : odd(chance);
  return chance.pick([() => reply, async () => reply, () => Promise.reject(reply)]);
}

function progress(chance) {
  const throws = chance.is(0.1);
  return () => {
    if (throws) throw new Thrown("onProgress");
  };
}
