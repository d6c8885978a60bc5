// Arguments as every function expects them: what is spoilt, and what is left as it is.

const TEXTS = ["Level the tripod.", "별은 빛난다. 😀", "Mirrors gather light [3].", "<p>a</p>", ""];
const URLS = ["https://example.org/a", "https://example.org/b", "not a url", undefined];
const ANSWERS = [
  "It floats [1].",
  "별이다[2]. 😀 It tracks [1, 2] (see [9]).\n\n- a [1]\n- b\n",
  "# A\n\n```\n[1]\n```\n\n| a [1] | b |\n| - | - |\n| c | d [2] |\n",
  "I don't know.",
  "(Based on provided context) A [^1].\n\nReferences\n[1] a\n",
  "",
];

export const question = (chance) => chance.pick(["How?", "What is 별?", "", "\ud83d"]);

export function passage(chance) {
  return {
    text: chance.pick(TEXTS),
    id: chance.pick(["a", "b", undefined]),
    title: chance.pick(["Setup", "별", undefined]),
    url: chance.pick(URLS),
    score: chance.next(),
    source: chance.pick(["x", "y"]),
    year: 2000 + chance.below(30),
    page: chance.below(9),
    updated: "2025-01-02",
    embedding: chance.some(3, () => chance.next()),
    metadata: { a: { b: [1, null, "c"] } },
  };
}

export const passages = (chance) => chance.some(4, () => passage(chance));

export const sources = (chance) =>
  passages(chance).map((passage, at) => ({ ...passage, number: at + 1 }));

export const context = (chance) =>
  chance.is(0.5)
    ? sources(chance)
    : { text: "[1] a", sources: sources(chance), style: chance.pick(STYLES) };

const STYLES = ["bracket", "tag", "dagger", "labelled"];

export const answerText = (chance) => chance.some(3, () => chance.pick(ANSWERS)).join(" ");

/** An answer of the package's own. */
export const answer = (chance, { processAnswer }) =>
  processAnswer(answerText(chance), sources(chance), answerOptions(chance));

export function reference(chance) {
  const number = 1 + chance.below(3);
  return { ...passage(chance), number, original: number, occurrences: 1, passages: [] };
}

export const selectOptions = (chance) => ({
  minScore: chance.next(),
  minTextLength: chance.below(9),
  maxTextLength: 9 + chance.below(99),
  maxPassages: chance.below(9),
  hybrid: { keywordWeight: chance.next() },
  dedupe: chance.pick(["text", "url", "source-page", "none"]),
  mmr: { k: chance.below(4), fetchK: chance.below(9), lambda: chance.next() },
  roundRobin: { perSource: chance.pick([1, "adaptive"]) },
  boost: { recency: { now: "2026-01-01", halfLifeDays: 99 }, sources: { x: 2 } },
});

export const contextOptions = (chance) => ({
  style: chance.pick(STYLES),
  relevance: chance.is(0.5),
  policy: chance.is(0.5),
  thresholds: { high: 0.5 + chance.next() / 2, medium: chance.next() / 2 },
});

export const promptOptions = (chance) => ({
  attempt: chance.below(3),
  previous: answerText(chance),
  domain: "telescopes",
  refusal: "Please ask our support.",
  template: "{{CONTEXT}} {{QUERY}}",
  language: "ko",
  requirePrefix: chance.is(0.5),
  minSources: chance.below(3),
  history: [{ question: "Q?", answer: "A." }],
});

export const answerOptions = (chance) => ({
  dangling: chance.pick(["drop", "keep"]),
  merge: chance.is(0.5),
  dropModelReferences: chance.is(0.5),
  stripPrefix: chance.is(0.5),
  known: chance.is(0.2) ? [reference(chance)] : [],
  refusals: ["No way"],
});

export const validateOptions = (chance) => ({
  minCoverage: chance.next(),
  inherit: chance.is(0.5),
  requirePrefix: chance.is(0.5),
  minDistinctSources: chance.below(3),
});

export const referenceOptions = (chance) => ({
  style: chance.pick(["numbered", "dagger", "bracket"]),
  heading: "Sources",
});

export const verdicts = (chance) =>
  chance.some(3, () => ({
    citation: chance.below(3),
    statement: "a",
    number: 1,
    support: chance.next(),
    status: chance.pick(["accurate", "inaccurate", "uncertain"]),
    confidence: chance.next(),
    evidence: { original: 1, start: 0, end: 5, text: "Level" },
    reasons: ["judged"],
  }));

const REPLIES = [
  '{"is_accurate": true, "confidence": 0.9, "explanation": "별"}',
  '```json\n[{"index": 0, "is_accurate": "false", "confidence": 90}]\n```',
  '[{"index": 1, "is_accurate": true, "confidence": 1}, {"index": 0, "is_acc',
  "I can't say.",
];

export const reply = (chance) => chance.some(3, () => chance.pick(REPLIES)).join("\n");

export const profileName = (chance) => chance.pick(["support", "verified", "tagged", "diverse"]);

export const profile = (chance) =>
  chance.is(0.3)
    ? profileName(chance)
    : {
        select: selectOptions(chance),
        context: contextOptions(chance),
        prompt: {},
        answer: answerOptions(chance),
        validate: validateOptions(chance),
        verify: chance.pick([null, { threshold: 0.7 }, { threshold: 1 }]),
      };
