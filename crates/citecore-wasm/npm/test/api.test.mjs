// Each function, and what it says where an argument is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { verdictsOf } from "../../../../tests/packaging/support/cases.mjs";
import { citecore, sources, thrown, told } from "./support/package.mjs";

const { processAnswer, prepareContext, selectPassages, buildPrompt, profile } = citecore;
const PASSAGES = [
  { text: "Level the tripod.", title: "Setup", score: 0.97, url: "https://example.org/setup" },
  { text: "Mirrors gather light.", score: 0.3, metadata: { a: { b: [1, null, "c"] } } },
];

test("a score is a number that JSON can have", () => {
  for (const score of [NaN, Infinity]) {
    const error = thrown(() => prepareContext([{ text: "Level it.", score }]));
    assert.equal(error.message, `passages[0].score: expected a finite number, found ${score}`);
  }
});

test("a console prints an error by its name", () => {
  const error = thrown(() => prepareContext([{ text: 5 }]));
  assert.match(
    inspect(error),
    /^CiteError: passages\[0\]\.text: expected a string, found a number\n/,
  );
});

test("no number of an attempt passes for another", () => {
  for (const attempt of [3, 255, 256, 257, 65_536, 2 ** 32 - 1]) {
    const error = thrown(() => buildPrompt("Q?", prepareContext(PASSAGES), { attempt }));
    assert.deepEqual(told(error), ["invalid-input", "options.attempt"]);
    assert.match(error.message, /expected 0 to 2/);
  }
});

test("from which score on a source is near is the caller's to say", () => {
  const relevance = (thresholds) =>
    prepareContext(PASSAGES, { thresholds }).sources.map(({ relevance }) => relevance);
  assert.deepEqual(relevance({}), ["High", "Low"]);
  assert.deepEqual(relevance({ high: 0.98 }), ["Medium", "Low"]);
  assert.deepEqual(relevance({ high: 0.5, medium: 0.2 }), ["High", "Medium"]);
  for (const [thresholds, name] of [
    [{ high: NaN }, "high"],
    [{ high: 0.5 }, "medium"],
    [{ low: 0.5 }, "low"],
  ]) {
    const error = thrown(() => relevance(thresholds));
    assert.deepEqual(told(error), ["invalid-input", `options.thresholds.${name}`]);
  }
});

test("the way from passages to references", () => {
  const selected = selectPassages("How?", [PASSAGES[1], PASSAGES[0]], { minScore: 0.5 });
  assert.deepEqual(selected, [PASSAGES[0]]);
  const context = prepareContext(selected, { policy: false });
  assert.equal(context.text, "[1] (Relevance: High)\nLevel the tripod.\n");
  assert.deepEqual(context.sources, [{ ...PASSAGES[0], number: 1, relevance: "High" }]);
  const messages = buildPrompt("How?", context, { domain: "telescopes" });
  assert.equal(messages[0].role, "system");
  assert.match(messages[0].content, /telescopes/);
  const answer = processAnswer("Level it [1].", context);
  const validation = citecore.validateAnswer(answer);
  assert.deepEqual(validation, { ok: true, coverage: 1, distinctSources: 1, problems: [] });
  const section = citecore.formatReferences(answer, { style: "bracket", heading: "Sources" });
  assert.equal(section, "### Sources\n- [1] [Setup](<https://example.org/setup>)\n");
});

test("values come back as they were given", () => {
  const given = structuredClone(PASSAGES);
  const [, second] = prepareContext(given).sources;
  assert.deepEqual(given, PASSAGES);
  assert.deepEqual(second, { ...PASSAGES[1], number: 2, relevance: "Low" });
  assert.deepEqual(prepareContext([]), { text: "", sources: [], style: "bracket" });
  const embedded = { text: "a", embedding: new Float32Array([0.5, 1]) };
  assert.deepEqual(selectPassages("q", [embedded])[0].embedding, [0.5, 1]);
});

test("a source is the same whether the engine gives it back or keeps it for a while", () => {
  const given = (own) => ({ number: 1, text: "Level it.", ...own });
  const twice = { url: "https://h.ex/a", title: "A" };
  const metadata = { at: new Date(0), 별: ["é", null, { b: "ascii" }] };
  for (const own of [
    { title: "Setup", id: "a", url: "/setup", score: -0, year: -44, page: 3, updated: "2026" },
    { title: "설정", text: "별은 밝다.", source: "\ud800 half", relevance: "High" },
    { title: null, url: undefined, embedding: new Float32Array([0.1, 1]), metadata },
    { title: "", text: "\ud83d\ude00 and \udc00", extra: "not a field" },
    { ...twice, metadata: { a: "b" } },
  ]) {
    const context = [
      given({ number: 2, text: "Mirrors gather light.", ...twice }),
      given(own),
      given({ number: 7, text: "Never cited, 별.", metadata }),
      given({ number: 9, ...twice, text: "Its second page." }),
    ];
    const text = "It floats [1][9]. It sails [2], at 4 km/h [1].";
    for (const options of [{}, { merge: false }, { known: [{ ...given(own), original: 1 }] }]) {
      const answer = processAnswer(text, context, options);
      assert.ok(answer.references.length > 0 && answer.uncited.length > 0);
      const stream = new citecore.AnswerStream(context, options);
      stream.push(text);
      assert.deepEqual(answer, stream.finish().answer);
    }
  }
});

test("what comes back is no part of what was given", () => {
  const metadata = { a: ["b"] };
  const context = [{ number: 1, text: "Level it.", metadata }];
  const [first, second] = [1, 2].map(() => processAnswer("It floats [1].", context).references[0]);
  first.metadata.a.push("c");
  first.passages[0].text = "changed";
  assert.deepEqual([metadata, second.metadata], [{ a: ["b"] }, { a: ["b"] }]);
  assert.deepEqual([context[0].text, first.text, second.text], Array(3).fill("Level it."));
});

test("a deep link holds nothing that ends an attribute", () => {
  const link = (url, evidence) => {
    const source = { number: 1, text: "Point it north.", url };
    return citecore.deepLink(
      citecore.processAnswer("North [1].", [source]).references[0],
      evidence,
    );
  };
  const evidence = { original: 1, start: 0, end: 15, text: "Point it north." };
  for (const [url, expected] of [
    ['https://h.ex/a"onmouseover="x', "https://h.ex/a%22onmouseover=%22x"],
    ["https://h.ex/<a b>`", "https://h.ex/%3Ca%20b%3E%60"],
    ["https://h.ex/별?q=a%20b&c=d", "https://h.ex/별?q=a%20b&c=d"],
  ]) {
    assert.equal(link(url), expected);
    assert.equal(link(url, evidence), `${expected}#:~:text=Point%20it%20north.`);
  }
});

test("offsets are UTF-16 code units, halves of pairs without the other included", () => {
  const raw = "😀 별[2]. \ud800 x [1] 끝[9]";
  const answer = processAnswer(raw, sources(2));
  const slice = ({ start, end }) => answer.text.slice(start, end);
  assert.deepEqual(answer.citations.map(slice), ["[1]", "[2]"]);
  assert.deepEqual(
    answer.statements.map(slice),
    answer.statements.map(({ text }) => text),
  );
  assert.equal(answer.raw, raw);
  const [{ at, raw: mark }] = answer.dropped;
  assert.equal(raw.slice(at, at + mark.length), "[9]");
});

test("an answer that was kept as JSON is as good as the first", () => {
  const options = { known: [], refusals: ["No way"] };
  const answer = processAnswer("😀 It floats [2]. It tracks [1]. [7]", sources(2), options);
  const kept = JSON.parse(JSON.stringify(answer));
  assert.deepEqual(kept, answer);
  assert.deepEqual(citecore.validateAnswer(kept), citecore.validateAnswer(answer));
  const verdicts = verdictsOf({ verdicts: [{ citation: 0, status: "inaccurate" }] }, kept);
  const corrected = citecore.applyVerdicts(kept, verdicts);
  assert.equal(corrected.text, "😀 It floats. It tracks [1].");
  assert.equal(corrected.raw, answer.raw);
  assert.deepEqual(
    corrected.dropped.map(({ raw, reason }) => [raw, reason]),
    [
      ["[2]", "inaccurate"],
      ["[7]", "unknown-source"],
    ],
  );
  assert.deepEqual(corrected.refusals, ["No way"]);
});

test("references of earlier turns keep their numbers", () => {
  const first = processAnswer("A [2].", [
    { number: 1, text: "a", url: "https://example.org/a" },
    { number: 2, text: "b", url: "https://example.org/b" },
  ]);
  const again = [
    { number: 1, text: "b", url: "https://example.org/b" },
    { number: 2, text: "c" },
  ];
  const second = processAnswer("C [2], b [1].", again, { known: first.references });
  assert.equal(second.text, "C [2], b [1].");
  assert.equal(second.known, 1);
});

test("profiles are data to spread", () => {
  const tagged = profile("tagged");
  assert.deepEqual(Object.keys(tagged).sort(), [
    "answer",
    "context",
    "model",
    "prompt",
    "references",
    "search",
    "select",
    "validate",
    "verify",
  ]);
  assert.equal(tagged.context.style, "tag");
  for (const section of Object.values(tagged)) {
    for (const value of Object.values(section ?? {})) assert.notEqual(value, null);
  }
  assert.equal(prepareContext(PASSAGES, { ...tagged.context }).style, "tag");
});

test("errors name the field", () => {
  const wrong = {
    question: () => selectPassages(5, []),
    passages: () => prepareContext({ text: "a" }),
    "passages[1].text": () => prepareContext([{ text: "a" }, { text: 5 }]),
    "passages[0].score": () => prepareContext([{ text: "a", score: "high" }]),
    "passages[0]": () => prepareContext([null]),
    "passages[2].text": () => prepareContext([{ text: "a" }, { text: "b" }, { title: "c" }]),
    "options.mmr.lamda": () => selectPassages("q", [], { mmr: { k: 1, fetchK: 1, lamda: 1 } }),
    "options.mmr.lambda": () => selectPassages("q", [], { mmr: { k: 1, fetchK: 1 } }),
    "options.boost.recency.now": () =>
      selectPassages("q", [], { boost: { recency: { now: "today", halfLifeDays: 1 } } }),
    "options.style": () => prepareContext([], { style: "none such" }),
    "options.minScore": () => selectPassages("q", [], { minScore: [] }),
    context: () => buildPrompt("q", undefined),
    text: () => processAnswer(undefined, []),
    "context[0].number": () => processAnswer("a", [{ text: "a", number: -1 }]),
    "options.known[0].number": () =>
      processAnswer("a", [], { known: [{ text: "a", number: 1.5, original: 1 }] }),
    answer: () => citecore.validateAnswer(null),
    "answer.citations": () =>
      citecore.formatReferences({ ...processAnswer("a", []), citations: 1 }),
    verdicts: () => citecore.applyVerdicts(processAnswer("a", []), "all"),
    name: () => profile("none such"),
  };
  for (const [path, call] of Object.entries(wrong)) {
    const error = thrown(call);
    assert.deepEqual(told(error), ["invalid-input", path]);
    assert.ok(error.message.startsWith(`${path}: `), error.message);
  }
  const messages = {
    question: "expected a string, found a number",
    "passages[2].text": "missing field: `readPassages` finds it under other names",
    "options.mmr.lamda": "unknown field, expected k, fetchK, lambda",
    "options.boost.recency.now": 'expected a date such as 2024-05-01T12:00:00Z, found "today"',
    name: 'expected one of support, verified, tagged, diverse, found "none such"',
  };
  for (const [path, message] of Object.entries(messages))
    assert.equal(thrown(wrong[path]).message, `${path}: ${message}`);
});

test("two sources can't have one number, and none has 0", () => {
  const numbered = (...numbers) => numbers.map((number) => ({ number, text: "a" }));
  const table = [
    ["context[0].number", numbered(0)],
    ["context[1].number", numbered(1, 1)],
    ["context[3].number", numbered(2, 1, 7, 2)],
  ];
  for (const [path, context] of table) {
    const calls = {
      [path]: [
        () => processAnswer("A fact [1].", context),
        () => new citecore.AnswerStream(context),
      ],
      [path.replace("context", "context.sources")]: [
        () => processAnswer("A fact [1].", { sources: context }),
        () => buildPrompt("q", { text: "a", sources: context, style: "bracket" }),
      ],
    };
    for (const [path, all] of Object.entries(calls))
      for (const call of all) assert.deepEqual(told(thrown(call)), ["invalid-input", path]);
  }
  const error = thrown(() => processAnswer("A fact [1].", numbered(1, 1)));
  const what = "expected a number from 1 that no other source has, found 1";
  assert.equal(error.message, `context[1].number: ${what}`);
  assert.equal(processAnswer("A fact [7].", numbered(7, 2)).text, "A fact [1].");
});

test("who gives passages in place of sources is told what numbers them", () => {
  const error = thrown(() => processAnswer("A fact [1].", [{ text: "A fact." }]));
  const what = "missing field: `prepareContext` numbers passages";
  assert.equal(error.message, `context[0].number: ${what}`);
});

test("a response of which no hit has a text is of no known shape", () => {
  const response = {
    hits: { hits: [{ _score: 1, _source: { plot: "A mirror is ground." } }, { _score: 0.5 }] },
  };
  const read = (text) => citecore.readPassages(response, { fields: { text } });
  assert.deepEqual(read("plot").length, 1);
  const error = thrown(() => read("plott"));
  assert.deepEqual(told(error), ["unknown-shape", "response.hits.hits[0]"]);
  assert.match(error.message, /: no text under `plott`; found .*`plot`/);
  assert.deepEqual(citecore.readPassages([{ text: " " }], { engine: "passages" }), []);
});

test("an answer that isn't read yet is no response", () => {
  for (const [given, hint] of [
    [undefined, "undefined"],
    [Promise.resolve([]), "a Promise: `await` has what it resolves to"],
    [new Response("[]"), "a Response: `await response.json()` has what is in it"],
  ]) {
    const error = thrown(() => citecore.readPassages(given));
    assert.deepEqual(told(error), ["unknown-shape", "response"]);
    assert.equal(error.message, `response: expected what a search engine answered, found ${hint}`);
  }
});

test("dates are what JSON makes of them", () => {
  const given = {
    at: new Date(0),
    never: new Date(Number.NaN),
    address: new URL("https://a.example"),
  };
  const { metadata } = prepareContext([{ text: "a", metadata: given }]).sources[0];
  assert.deepEqual(metadata, JSON.parse(JSON.stringify(given)));
});

test("a client's response is read as it is handed out, methods and numbers of any size among its values", () => {
  class Result {
    rows = [{ id: 9007199254740993n, content: "Level the tripod.", similarity: 0.75 }];
    rowCount = 1;
    _parsers = [(text) => text, undefined];
    format = () => "";
  }
  const [passage] = citecore.readPassages(new Result());
  assert.deepEqual(
    [passage.id, passage.text, passage.score],
    ["9007199254740993", "Level the tripod.", 0.75],
  );
});

test("a number of an embedding that is none is told by its place", () => {
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY]) {
    for (const embedding of [[0.5, wrong], new Float32Array([0.5, wrong])]) {
      const error = thrown(() => prepareContext([{ text: "a", embedding }]));
      assert.deepEqual(told(error), ["invalid-input", "passages[0].embedding[1]"]);
    }
  }
});

test("what holds too much is refused by its length, before it is gone through", () => {
  let reads = 0;
  const endless = new Proxy(new Array(2 ** 32 - 1), {
    get: (list, name) => ((reads += 1), list[name]),
  });
  for (const [path, call] of Object.entries({
    passages: () => prepareContext(endless),
    "passages[0].metadata.all": () => prepareContext([{ text: "a", metadata: { all: endless } }]),
    "passages[0].embedding": () => prepareContext([{ text: "a", embedding: endless }]),
  })) {
    const error = thrown(call);
    assert.deepEqual(told(error), ["invalid-input", path]);
    assert.equal(error.message, `${path}: holds too many values`);
  }
  assert.ok(reads < 20, `${reads} reads`);
});

test("what holds itself again and again is refused where it gets too much", () => {
  const grown = (grow) => Array.from({ length: 30 }).reduce(grow, {});
  const passages = Array.from({ length: 2_000_000 }, () => PASSAGES[0]);
  for (const [path, given] of Object.entries({
    "passages[0].metadata": [{ text: "a", metadata: grown((all) => ({ a: all, b: all })) }],
    "passages[0].metadata.all": [{ text: "a", metadata: { all: grown((all) => [all, all]) } }],
    passages,
  })) {
    const error = thrown(() => prepareContext(given));
    assert.deepEqual([error.code, error.cause], ["invalid-input", undefined]);
    assert.ok(error.path.startsWith(path), error.path);
    assert.ok(error.message.endsWith(": holds too many values"), error.message);
  }
});

test("what a large index holds is not too much", () => {
  const embedding = new Float32Array(1_536).fill(0.5);
  const embedded = Array.from({ length: 12_000 }, (_, at) => ({ text: `Text ${at}.`, embedding }));
  assert.equal(prepareContext(embedded, { policy: false }).sources.length, embedded.length);
  const metadata = { page: 1, section: { title: "A", tags: ["b", "c"] } };
  const many = Array.from({ length: 100_000 }, (_, at) => ({ text: `Text ${at}.`, metadata }));
  assert.deepEqual(prepareContext(many).sources.at(-1).metadata, metadata);
});

test("what getters and proxies throw is caught", () => {
  const trap = new Proxy({}, { ownKeys: () => assert.fail("trapped") });
  const getter = { get text() { throw new TypeError("got"); } }; // prettier-ignore
  const wrong = (value) => told(thrown(() => prepareContext([value])));
  assert.deepEqual(wrong(getter), ["invalid-input", "passages[0].text"]);
  assert.deepEqual(wrong({ text: "a", metadata: trap }), ["invalid-input", "passages[0].metadata"]);
  let read = 0;
  const answer = processAnswer("It floats [1].", sources(1));
  const changing = { ...answer, get raw() { return read++ === 0 ? answer.raw : 5; } }; // prettier-ignore
  assert.deepEqual(told(thrown(() => citecore.applyVerdicts(changing, []))), [
    "invalid-input",
    "answer.raw",
  ]);
  const cyclic = { text: "a", metadata: {} };
  cyclic.metadata.self = cyclic;
  assert.equal(told(thrown(() => prepareContext([cyclic])))[0], "invalid-input");
  const { metadata } = prepareContext([
    { text: "a", metadata: JSON.parse('{"__proto__":{"x":1}}') },
  ]).sources[0];
  assert.equal(metadata?.x, undefined);
});

test("a proxy that was revoked is no value, and breaks nothing off", () => {
  const revoked = (object) => {
    const { proxy, revoke } = Proxy.revocable(object, {});
    revoke();
    return proxy;
  };
  const wrong = {
    question: () => selectPassages(revoked([]), []),
    passages: () => prepareContext(revoked([])),
    "passages[0]": () => prepareContext([revoked({})]),
    context: () => processAnswer("a", revoked([])),
    verdicts: () => citecore.applyVerdicts(processAnswer("a", []), revoked([])),
  };
  for (const [path, call] of Object.entries(wrong)) {
    const error = thrown(call);
    assert.deepEqual(told(error), ["invalid-input", path]);
    assert.equal(error.cause, undefined, path);
  }
});

test("a getter that calls without end is a wrong argument, and breaks nothing off", () => {
  const deep = () => prepareContext([{ get text() { return deep().text; } }]); // prettier-ignore
  const error = thrown(deep);
  assert.equal(told(error)[0], "invalid-input");
  assert.equal(error.cause, undefined);
  assert.equal(processAnswer("It floats [1].", sources(1)).text, "It floats [1].");
});
