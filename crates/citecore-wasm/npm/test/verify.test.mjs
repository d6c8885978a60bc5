// Verification and the judge: what they find, and what they say where an argument is wrong.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sureness } from "../../../../tests/packaging/support/cases.mjs";
import { citecore, thrown, told } from "./support/package.mjs";

const {
  ask,
  applyVerdicts,
  formatReferences,
  judgePrompt,
  processAnswer,
  readJudgement,
  validateAnswer,
  verifyAnswer,
  verifyClaim,
} = citecore;

const CASES = new URL("../../../../tests/cases/judgements.json", import.meta.url);

const TEXTS = [
  "😀 별은 아주 멀리 있다. 망원경은 빛을 모은다.",
  "Level the tripod before anything else.",
];
const SOURCES = TEXTS.map((text, at) => ({ number: at + 1, text }));
const TEXT =
  "망원경은 빛을 모은다[1]. Level the tripod before anything else [2]. Whales sing in winter [2].";
const answer = processAnswer(TEXT, SOURCES);

const slice = ({ original, start, end }) => TEXTS[original - 1].slice(start, end);

test("each citation has a verdict, with its evidence in UTF-16 code units", () => {
  const { verdicts, statements, accuracyRate, ...more } = verifyAnswer(answer);
  assert.deepEqual(more, {});
  assert.deepEqual(
    verdicts.map(({ citation, number, status }) => [citation, number, status]),
    [
      [0, 1, "accurate"],
      [1, 2, "accurate"],
      [2, 2, "inaccurate"],
    ],
  );
  assert.equal(accuracyRate, 2 / 3);
  assert.deepEqual(
    statements.map(({ statement, status }) => [statement, status]),
    [
      [0, "supported"],
      [1, "supported"],
      [2, "unsupported"],
    ],
  );
  for (const { evidence, statement, support, confidence } of verdicts.slice(0, 2)) {
    assert.equal(slice(evidence), evidence.text);
    assert.ok(answer.text.includes(statement));
    assert.ok(support >= 0.7 && confidence === support);
  }
  assert.match(verdicts[0].evidence.text, /망원경은 빛을 모은다/);
});

test("what was found is data: it goes through JSON, and corrects the answer", () => {
  const { verdicts } = JSON.parse(JSON.stringify(verifyAnswer(answer)));
  const corrected = applyVerdicts(JSON.parse(JSON.stringify(answer)), verdicts);
  assert.equal(
    corrected.text,
    "망원경은 빛을 모은다[1]. Level the tripod before anything else [2]. Whales sing in winter.",
  );
  assert.equal(corrected.dropped[0].reason, "inaccurate");
});

test("a claim is held against texts and passages together", () => {
  const verdict = verifyClaim("망원경은 빛을 모은다.", [
    "Whales sing.",
    { text: TEXTS[0], title: "별" },
  ]);
  assert.equal(verdict.status, "accurate");
  assert.equal(verdict.statement, "망원경은 빛을 모은다.");
  const { original, start, end, text } = verdict.evidence;
  assert.equal(original, 2);
  assert.equal(TEXTS[0].slice(start, end), text);
  assert.ok(!("citation" in verdict) && !("number" in verdict));
  assert.equal(verifyClaim("Whales sing in winter.", TEXTS).status, "inaccurate");
  assert.notEqual(verifyClaim("A", []).status, "accurate");
});

/** By this threshold, nothing is sure that isn't wholly so. */
const uncertain = () =>
  verifyAnswer(answer).verdicts.map((verdict) => ({ ...verdict, status: "uncertain" }));

test("a judge is asked for what is uncertain, by the sources' own words", () => {
  const verdicts = uncertain();
  const [system, user, ...more] = judgePrompt(verdicts, answer);
  assert.deepEqual([system.role, user.role, more.length], ["system", "user", 0]);
  assert.match(system.content, /is_accurate/);
  const items = JSON.parse(user.content.slice("Items:\n".length));
  assert.deepEqual(
    items.map(({ index, excerpt }) => [index, excerpt]),
    [
      [0, TEXTS[0]],
      [1, TEXTS[1]],
      [2, TEXTS[1]],
    ],
  );
  assert.deepEqual(judgePrompt([], answer), []);
  assert.deepEqual(judgePrompt([{ ...verdicts[0], status: "accurate" }], answer), []);
});

test("replies are read as the table says", () => {
  for (const { name, reply, verdicts, threshold, expect } of JSON.parse(
    readFileSync(CASES, "utf8"),
  )) {
    const given = verdicts.map(({ number, statement, ...verdict }, citation) => {
      number ??= citation + 1;
      statement ??= `Statement ${number}.`;
      return { citation, statement, number, ...sureness(verdict.status), reasons: [], ...verdict };
    });
    const before = structuredClone(given);
    const judged = readJudgement(reply, given, threshold && { threshold });
    assert.deepEqual(given, before, `${name}: nothing is changed in place`);
    const wanted = expect.map((came, at) => {
      if (came === null) return given[at];
      const reasons = [...new Set([...given[at].reasons, "judged"])];
      const confidence = Math.max(came.support, 1 - came.support);
      return { ...given[at], ...came, confidence, reasons };
    });
    assert.deepEqual(judged.map(rounded), wanted.map(rounded), name);
  }
});

const round = (number) => Math.round(number * 1e9) / 1e9;
const rounded = ({ support, confidence, ...verdict }) => ({
  ...verdict,
  support: round(support),
  confidence: round(confidence),
});

test("errors name the field", () => {
  const [verdict] = verifyAnswer(answer).verdicts;
  const spoilt = (change) => [verdict, { ...verdict, ...change }];
  const wrong = {
    answer: () => verifyAnswer("text"),
    "answer.citations[0].start": () =>
      verifyAnswer({ ...answer, citations: [{ ...answer.citations[0], start: 9999 }] }),
    "answer.citations[0].end": () =>
      validateAnswer({ ...answer, citations: [{ ...answer.citations[0], end: 9999 }] }),
    "answer.citations[1].end": () =>
      formatReferences({
        ...answer,
        citations: [answer.citations[0], { ...answer.citations[0], end: 9999 }],
      }),
    "answer.statements[0].citations": () =>
      validateAnswer({ ...answer, statements: [{ ...answer.statements[0], citations: [99] }] }),
    "options.threshold": () => verifyAnswer(answer, { threshold: 0.2 }),
    "options.thresholds": () => verifyAnswer(answer, { thresholds: 0.7 }),
    claim: () => verifyClaim(5, []),
    passages: () => verifyClaim("a", "text"),
    "passages[1]": () => verifyClaim("a", ["b", 5]),
    "passages[0].text": () => verifyClaim("a", [{ text: 5 }]),
    verdicts: () => judgePrompt(undefined, answer),
    "verdicts[1].status": () => judgePrompt(spoilt({ status: "maybe" }), answer),
    "verdicts[1].evidence.start": () =>
      judgePrompt(spoilt({ evidence: { ...verdict.evidence, start: 1 } }), answer),
    "verdicts[1].reasons[0]": () => readJudgement("", spoilt({ reasons: ["so"] })),
    "verdicts[1].support": () => readJudgement("", spoilt({ support: "much" })),
    "verdicts[1].confidence": () => applyVerdicts(answer, spoilt({ confidence: NaN })),
    reply: () => readJudgement({}, []),
  };
  for (const [path, call] of Object.entries(wrong)) {
    assert.deepEqual(told(thrown(call)), ["invalid-input", path], path);
  }
  const sure = thrown(() => readJudgement("", [], { threshold: 2 }));
  assert.equal(sure.message, "options.threshold: expected a number from 0.5 to 1");
});

const search = async () => TEXTS.map((text) => ({ text }));
const asked = (handlers, threshold) =>
  ask(
    "Q?",
    { search, complete: async () => TEXT, ...handlers },
    { profile: { verify: { threshold } } },
  );

test("an exchange verifies, and leaves out what doesn't hold", async () => {
  const events = [];
  const outcome = await asked({ onProgress: (event) => events.push(event) }, 0.7);
  assert.deepEqual(events.at(-1), { stage: "verifying", attempt: 0 });
  assert.deepEqual(
    outcome.answer.dropped.map(({ raw, reason }) => [raw, reason]),
    [["[2]", "inaccurate"]],
  );
  assert.deepEqual(outcome.verified, outcome.original);
  assert.deepEqual(applyVerdicts(outcome.verified, outcome.verification.verdicts), outcome.answer);
  const { verdicts, statements, accuracyRate, corrected } = outcome.verification;
  assert.deepEqual({ verdicts, statements, accuracyRate }, verifyAnswer(outcome.verified));
  for (const { citation, number, evidence } of corrected.verdicts) {
    assert.equal(outcome.answer.citations[citation].number, number);
    assert.equal(slice(evidence), evidence.text);
  }
  assert.deepEqual(
    corrected.statements.map(({ status }) => status),
    ["supported", "supported", "uncited"],
  );
  const [verified, correction] = outcome.trace.slice(-2);
  assert.deepEqual(
    [verified.stage, verified.counts],
    ["verified", { accurate: 2, inaccurate: 1, uncertain: 0, judged: 0 }],
  );
  assert.deepEqual(
    [correction.stage, correction.counts],
    ["corrected", { removed: 1, citations: 2, references: 2, uncited: 1 }],
  );
});

test("an exchange in which all holds leaves nothing out", async () => {
  const outcome = await asked({ complete: async () => "망원경은 빛을 모은다[1]." }, 0.7);
  assert.deepEqual(outcome.verification, verifyAnswer(outcome.answer));
  assert.ok(!("verified" in outcome));
});

const PARTLY = "The tripod is level [2].";

test("a judge is asked once about what stays uncertain", async () => {
  const calls = [];
  const judge = async (messages, signal) => {
    calls.push([messages, signal.aborted]);
    return 'So:\n```json\n{"is_accurate": false, "confidence": 1, "explanation": "Nobody says so."}\n```';
  };
  const outcome = await asked({ judge, complete: async () => PARTLY }, 1);
  assert.equal(calls.length, 1);
  assert.match(calls[0][0][1].content, /Level the tripod/);
  assert.equal(calls[0][1], false);
  const [verdict] = outcome.verification.verdicts;
  assert.deepEqual([verdict.status, verdict.explanation], ["inaccurate", "Nobody says so."]);
  assert.equal(outcome.answer.text, "The tripod is level.");
  assert.equal(outcome.trace.at(-2).counts.judged, 1);
});

test("a judge that fails leaves the answer as it is", async () => {
  const failures = {
    "the judge failed: no judge": () => Promise.reject(new Error("no judge")),
    "the judge failed: no line": () => { throw "no line"; }, // prettier-ignore
    "the judge failed: reply: expected a string, found undefined": async () => undefined,
    "the judge's reply tells of 0 citations of 1": async () => "I can't say.",
  };
  for (const [warning, judge] of Object.entries(failures)) {
    const outcome = await asked({ judge, complete: async () => PARTLY }, 1);
    assert.equal(outcome.verification.verdicts[0].status, "uncertain", warning);
    assert.deepEqual(outcome.trace.at(-2).warnings, [warning]);
    assert.deepEqual([outcome.answer.text, outcome.fallback], ["The tripod is level [1].", false]);
  }
});

test("while a judge thinks, the exchange may be aborted", async () => {
  const reason = new Error("the reader left");
  const controller = new AbortController();
  const judge = () => (controller.abort(reason), new Promise(() => {}));
  const options = { signal: controller.signal, profile: { verify: { threshold: 1 } } };
  const handlers = { search, complete: async () => PARTLY, judge };
  await assert.rejects(ask("Q?", handlers, options), reason);
});

test("without verification, and of the polite refusal, there is none", async () => {
  const plain = await ask("Q?", { search, complete: async () => TEXT });
  assert.deepEqual([plain.verification, "verified" in plain], [null, false]);
  const refused = await asked({ complete: () => Promise.reject(new Error("no model")) }, 0.7);
  assert.deepEqual([refused.fallback, refused.verification], [true, null]);
});
