// `ask`: the exchange from question to outcome, and what becomes of it where a handler fails.
import assert from "node:assert/strict";
import { test } from "node:test";
import { citecore, thrown, told } from "./support/package.mjs";

const { ask } = citecore;
const PASSAGES = [{ text: "Point the mount north." }, { text: "Level the tripod." }];
const search = async () => PASSAGES;

async function* pieces(...texts) {
  yield* texts;
}

const textOf = (events) =>
  events
    .flatMap(({ segments }) => segments ?? [])
    .reduce((text, segment) => text + segment.text, "");

test("an exchange from question to outcome", async () => {
  const events = [];
  const asked = {};
  const outcome = await ask("Which way?", {
    search: async (queries, signal) => ((asked.search = [queries, signal.aborted]), PASSAGES),
    complete(messages, signal) {
      asked.complete = [messages.at(-1).content, signal.aborted];
      return pieces("Point it no", "rth [", "1], \ud83d", "\ude00 level it [2].");
    },
    onProgress: (event) => events.push(event),
  });
  assert.deepEqual(asked.search, [["Which way?"], false]);
  assert.match(asked.complete[0], /Question: Which way\?$/);
  assert.equal(outcome.answer.text, "Point it north [1], 😀 level it [2].");
  assert.equal(outcome.answer.raw, outcome.answer.text);
  assert.deepEqual(outcome.original, outcome.answer);
  assert.deepEqual(
    [outcome.attempts, outcome.fallback, outcome.incomplete, outcome.verification],
    [1, false, false, null],
  );
  assert.equal(outcome.context.sources.length, 2);
  assert.deepEqual(events.slice(0, 2), [
    { stage: "searching", attempt: 0 },
    { stage: "answering", attempt: 0 },
  ]);
  assert.equal(textOf(events), outcome.answer.text);
  assert.deepEqual(
    outcome.trace.map(({ stage }) => stage),
    ["expanded", "retrieved", "selected", "answered", "validated"],
  );
});

test("handlers are told what the profile says", async () => {
  const told = [];
  const handlers = {
    search: async (_queries, _signal, settings) => (told.push(settings), PASSAGES),
    complete: (_messages, _signal, settings) => (told.push(settings), "It cites nothing."),
  };
  const model = { temperatures: [0.5, 0], maxTokens: 300 };
  await ask("Q?", handlers, { profile: { search: { perQuery: 7 }, model } });
  const answered = (attempt, temperature) => ({ attempt, temperature, maxTokens: 300 });
  assert.deepEqual(told, [{ perQuery: 7 }, answered(0, 0.5), answered(1, 0), answered(2, 0)]);
  told.length = 0;
  await ask("Q?", handlers, { profile: { validate: { minCoverage: 0 } } });
  assert.deepEqual(told.slice(0, 2), [{}, { attempt: 0 }]);
});

test("answers come as a string, as promises, as streams", async () => {
  const text = "Point it north [1].";
  const ways = {
    string: () => text,
    promise: async () => text,
    generator: () => pieces("Point it ", "north [1]."),
    "promise of a generator": async () => pieces("Point it ", "north [1]."),
    list: () => ["Point it ", "north [1]."],
    stream: () => new Blob([text]).stream().pipeThrough(new TextDecoderStream()),
    "stream without iteration"() {
      const reader = this.stream().getReader();
      return { getReader: () => reader };
    },
  };
  for (const [name, complete] of Object.entries(ways)) {
    const outcome = await ask("Which way?", { search, complete: complete.bind(ways) });
    assert.equal(outcome.answer.text, text, name);
  }
});

test("a piece that is nothing is an empty one", async () => {
  const complete = () => pieces(undefined, "Point it ", null, "north [1].", undefined);
  const outcome = await ask("Which way?", { search, complete });
  assert.deepEqual([outcome.answer.text, outcome.incomplete], ["Point it north [1].", false]);
});

test("an answer without citations is repaired, twice at most", async () => {
  const attempts = [];
  const handlers = {
    search,
    complete: (messages) => (attempts.push(messages), pieces(`Attempt ${attempts.length}.`)),
  };
  const events = [];
  const outcome = await ask("Q?", { ...handlers, onProgress: (event) => events.push(event) });
  assert.equal(attempts.length, 3);
  assert.match(attempts[1].at(-1).content, /Attempt 1\./);
  assert.deepEqual([outcome.attempts, outcome.validation.ok, outcome.fallback], [3, false, false]);
  assert.equal(outcome.original.text, "Attempt 1.");
  const stages = new Set(events.map(({ stage, attempt }) => `${stage} ${attempt}`));
  assert.deepEqual([...stages], ["searching 0", "answering 0", "repairing 1", "repairing 2"]);
});

test("a profile, or the name of one, is what is asked by", async () => {
  for (const profile of ["tagged", citecore.profile("tagged"), { context: { style: "tag" } }]) {
    const outcome = await ask("Q?", { search, complete: async () => "A [1]." }, { profile });
    assert.equal(outcome.context.style, "tag");
  }
});

test("where all else fails, the answer is the polite refusal", async () => {
  const failures = {
    "the search fails": { search: () => Promise.reject(new Error("no index")) },
    "the search throws": { search: () => { throw "no index"; } }, // prettier-ignore
    "the search finds nothing": { search: async () => [] },
    "the search gives what can't be read": { search: async () => [{ text: 5 }] },
    "the model fails": { complete: () => Promise.reject(new Error("no model")) },
    "the model throws": { complete: () => { throw new Error("no model"); } }, // prettier-ignore
    "the model says nothing": { complete: () => pieces() },
    "the model says nothing that anybody sees": { complete: () => pieces("\u200b\ufeff\u00a0") },
    "the model gives no text": { complete: () => pieces(5) },
    "the model gives nothing": { complete: async () => undefined },
  };
  for (const [name, failing] of Object.entries(failures)) {
    const outcome = await ask("Q?", { search, complete: () => pieces("A [1]."), ...failing });
    assert.deepEqual([outcome.fallback, outcome.answer.refusal], [true, true], name);
    assert.ok(outcome.answer.text.length > 0, name);
  }
});

test("the trace says why", async () => {
  const warnings = async (failing) => {
    const outcome = await ask("Q?", { search, complete: () => pieces("A [1]."), ...failing });
    return outcome.trace.flatMap(({ warnings }) => warnings);
  };
  const [search5] = await warnings({ search: async () => [{ text: 5 }] });
  assert.equal(search5, "the search failed: passages[0].text: expected a string, found a number");
  const [nothing] = await warnings({ search: async () => {} });
  assert.ok(nothing.endsWith("found undefined: its function returns nothing"), nothing);
  const [response] = await warnings({ search: async () => new Response("[]") });
  assert.ok(response.endsWith("`await response.json()` has what is in it"), response);
  const model = await warnings({ complete: () => Promise.reject(new Error("no model")) });
  assert.ok(model.includes("the model failed: no model"), model.join());
  const piece = await warnings({ complete: () => pieces("A", 5) });
  assert.ok(piece.includes("the model failed: expected text, found a number"), piece.join());
  const whole = await warnings({ complete: async () => new Response("A [1].") });
  const hint = "expected text or pieces of it, found an object: a response's text is in its body";
  assert.ok(whole.includes(`the model failed: ${hint}`), whole.join());
});

test("the outcome has what was thrown, as it was thrown", async () => {
  const complete = () => pieces("A [1].");
  const asked = (failing) => ask("Q?", { search, complete, ...failing });
  for (const error of [
    Object.assign(new Error("no quota"), { status: 429 }),
    "in words",
    undefined,
  ]) {
    const fail = () => Promise.reject(error);
    for (const failing of [{ search: fail }, { complete: fail }]) {
      const outcome = await asked(failing);
      assert.ok("error" in outcome);
      assert.equal(outcome.error, error);
    }
  }
  const { error } = await asked({ search: async () => [{ text: 5 }] });
  assert.deepEqual(told(error), ["invalid-input", "passages[0].text"]);
  for (const well of [{}, { search: async () => [] }]) assert.ok(!("error" in (await asked(well))));
  const verify = { threshold: 0.7 };
  const judge = () => Promise.reject(new Error("no judge"));
  const judged = await ask("Q?", { search, complete, judge }, { profile: { verify } });
  assert.ok(!("error" in judged));
});

test("bytes are called what they are", async () => {
  const bytes = new TextEncoder().encode("Point it north [1].");
  for (const complete of [
    () => new Blob([bytes]).stream(),
    () => pieces(bytes),
    async () => bytes,
    () => [Buffer.from(bytes)],
  ]) {
    const { trace } = await ask("Q?", { search, complete });
    const said =
      "the model failed: expected text, found bytes: a TextDecoderStream makes text of them";
    assert.ok(trace.some(({ warnings }) => warnings.includes(said)), JSON.stringify(trace)); // prettier-ignore
  }
});

test("where a model breaks off, what there is of its answer stays", async () => {
  async function* broken() {
    yield "Point it north [1], and then";
    throw new Error("the line is cut");
  }
  const outcome = await ask("Q?", { search, complete: broken });
  assert.equal(outcome.answer.text, "Point it north [1], and then");
  assert.deepEqual([outcome.incomplete, outcome.fallback, outcome.attempts], [true, false, 1]);
});

test("rows of a database keep their scores, whatever their ids are", async () => {
  const found = async (passages) => {
    const asked = await ask("Q?", { search: async () => passages, complete: async () => "A [1]." });
    return asked.context.sources.map(({ id, text, score }) => [id, text, score]);
  };
  for (const id of ["7", 7]) {
    for (const row of [{ similarity: 0.25 }, { distance: 0.75 }, { cosine_distance: 0.75 }])
      assert.deepEqual(await found([{ id, text: "x", ...row }]), [["7", "x", 0.25]]);
    const rows = [{ id, text: "x", similarity: 0.25 }, { id: "8", text: "y", similarity: 0.5 }]; // prettier-ignore
    const best = await found(rows);
    assert.deepEqual(best, [["8", "y", 0.5], ["7", "x", 0.25]]); // prettier-ignore
  }
});

test("each query may be searched for by itself, though it is the only one", async () => {
  const one = async (query) => [{ text: `Of ${query.length} letters.`, score: 0.9 }];
  for (const profile of ["support", "diverse"]) {
    const search = (queries) => Promise.all(queries.map(one));
    const asked = await ask("Which way?", { search, complete: async () => "A [1]." }, { profile });
    assert.deepEqual([asked.fallback, asked.context.sources[0].text], [false, "Of 10 letters."]);
  }
});

test("passages with fields of others lose nothing", async () => {
  const passage = {
    text: "Point the mount north.",
    id: "7",
    title: "Setup",
    url: "https://example.org/setup",
    score: 0.5,
    source: "manual.pdf",
    year: 2021,
    page: 3,
    updated: "2024-05-01T12:00:00Z",
    embedding: new Float32Array([0.5, 1]),
    metadata: { language: "en" },
  };
  const found = async (passages) => {
    const { context } = await ask("Q?", {
      search: async () => passages,
      complete: async () => "A [1].",
    });
    return context.sources;
  };
  const [source] = await found([passage]);
  assert.deepEqual(source, { ...passage, embedding: [0.5, 1], number: 1, relevance: "Low" });
  const [more] = await found([{ ...passage, section: "Mounts" }]);
  assert.deepEqual(more, { ...source, metadata: { language: "en", section: "Mounts" } });
  class Chunk {
    #text = "Level the tripod.";
    own = true;
    get text() {
      return this.#text;
    }
  }
  const cyclic = { text: "Level the tripod." };
  cyclic.itself = cyclic;
  const unlike = [{ text: "Level the tripod.", more: () => {}, size: 5n }, new Chunk(), cyclic];
  for (const passage of unlike) {
    const [{ text, number }] = await found([passage]);
    assert.deepEqual([text, number], ["Level the tripod.", 1]);
  }
});

test("where a handler throws an error of this package, it is a handler that fails", async () => {
  const message = "module: can't be loaded";
  const error = new citecore.CiteError("invalid-input", message, "module", new Error("no network"));
  const fail = () => Promise.reject(error);
  for (const failing of [{ search: fail }, { complete: fail }]) {
    const outcome = await ask("Q?", { search, complete: async () => "A [1].", ...failing });
    assert.equal(outcome.fallback, true);
    const warnings = outcome.trace.flatMap(({ warnings }) => warnings);
    assert.ok(warnings.some((warning) => warning.endsWith(` failed: ${message}`)));
  }
});

test("an aborted exchange rejects with the reason, whatever the handlers do", async () => {
  const never = () => new Promise(() => {});
  const reason = new Error("the reader left");
  for (const handlers of [
    { search: never, complete: never },
    { search, complete: never },
    { search, complete: () => ({ [Symbol.asyncIterator]: () => ({ next: never }) }) },
    {
      search,
      complete: (_, signal) => new Promise((_, no) => signal.addEventListener("abort", no)),
    },
  ]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 5);
    await assert.rejects(ask("Q?", handlers, { signal: controller.signal }), reason);
  }
  let searched = false;
  const handlers = { search: async () => (searched = true), complete: never };
  await assert.rejects(ask("Q?", handlers, { signal: AbortSignal.abort() }), {
    name: "AbortError",
  });
  assert.equal(searched, false);
});

test("an abort in the middle of an answer ends the iterator", async () => {
  const controller = new AbortController();
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield "a ";
    } finally {
      ended = true;
    }
  }
  const onProgress = ({ segments }) => segments && controller.abort();
  const asked = ask("Q?", { search, complete: endless, onProgress }, { signal: controller.signal });
  await assert.rejects(asked, { name: "AbortError" });
  await new Promise(setImmediate);
  assert.equal(ended, true);
});

test("what onProgress throws is what ask rejects with", async () => {
  const error = new Error("in the page");
  const onProgress = ({ segments }) => {
    if (segments) throw error;
  };
  await assert.rejects(ask("Q?", { search, complete: async () => "A [1].", onProgress }), error);
});

test("what an asynchronous onProgress throws is what ask rejects with, too", async () => {
  const error = new Error("in the page");
  const onProgress = async ({ stage }) => {
    if (stage === "searching") throw error;
  };
  await assert.rejects(ask("Q?", { search, complete: async () => "A [1].", onProgress }), error);
});

test("what getters and proxies throw is caught", async () => {
  const fail = () => {
    throw new Error("got");
  };
  const complete = async () => "A [1].";
  const trapped = new Proxy({}, { getPrototypeOf: fail, get: fail });
  const refused = {
    "handlers.search": ask("Q?", Object.defineProperty({ complete }, "search", { get: fail })),
    "options.profile": ask("Q?", { search, complete }, trapped),
    "options.signal.aborted": ask(
      "Q?",
      { search, complete },
      { signal: Object.defineProperty({ addEventListener() {} }, "aborted", { get: fail }) },
    ),
  };
  for (const [path, asked] of Object.entries(refused)) {
    const error = await asked.catch((error) => error);
    assert.deepEqual(told(error), ["invalid-input", path]);
  }
  const outcome = await ask("Q?", { search: () => Promise.reject(trapped), complete });
  assert.equal(outcome.fallback, true);
});

test("a signal has all that is asked of it, and need not be the platform's", async () => {
  const handlers = { search, complete: async () => "A [1]." };
  const whole = { aborted: false, addEventListener() {}, removeEventListener() {} };
  assert.equal((await ask("Q?", handlers, { signal: whole })).answer.text, "A [1].");
  for (const name of Object.keys(whole)) {
    const { [name]: _, ...signal } = whole;
    const error = await ask("Q?", handlers, { signal }).catch((error) => error);
    assert.deepEqual(told(error), ["invalid-input", "options.signal"], name);
  }
  const { message } = await ask("Q?", handlers, { signal: new AbortController() }).catch(
    (error) => error,
  );
  const hint = "found an object: a controller has its own in `signal`";
  assert.equal(message, `options.signal: expected a signal, ${hint}`);
});

test("handlers are methods of what they are given in", async () => {
  const handlers = {
    text: "A [1].",
    found: PASSAGES,
    async search() {
      return this.found;
    },
    async complete() {
      return this.text;
    },
  };
  assert.equal((await ask("Q?", handlers)).answer.text, "A [1].");
});

test("wrong arguments are named", async () => {
  const complete = async () => "";
  const wrong = {
    question: [5, { search, complete }],
    handlers: ["Q?", undefined],
    "handlers.search": ["Q?", { complete }],
    "handlers.complete": ["Q?", { search, complete: "text" }],
    "handlers.onProgress": ["Q?", { search, complete, onProgress: 5 }],
    "handlers.onprogress": ["Q?", { search, complete, onprogress() {} }],
    "handlers.Complete": ["Q?", { search, Complete: complete }],
    options: ["Q?", { search, complete }, null],
    "options.signal": ["Q?", { search, complete }, { signal: {} }],
    "options.profile": ["Q?", { search, complete }, { profile: "none such" }],
  };
  // Some of it is checked where it is packed, some by the engine.
  for (const [section, name, value] of [
    ["validate", "minCoverage", "all"],
    ["verify", "threshold", 2],
    ["select", "minScore", NaN],
    ["select", "hybrid.keywordWeight", -1],
    ["prompt", "attempt", 7],
    ["context", "thresholds.high", NaN],
    ["model", "temperatures[1]", 5],
  ]) {
    const [outer, inner] = name.split(".");
    const field = inner ? { [inner]: value } : value;
    const set = outer.endsWith("]") ? { temperatures: [0, value] } : { [outer]: field };
    const profile = { [section]: set };
    wrong[`options.profile.${section}.${name}`] = ["Q?", { search, complete }, { profile }];
  }
  for (const [path, given] of Object.entries(wrong)) {
    const error = await ask(...given).catch((error) => error);
    assert.deepEqual(told(error), ["invalid-input", path]);
  }
  const misspelt = await ask("Q?", { search, complete }, { profil: "support" }).catch(
    (error) => error,
  );
  assert.equal(misspelt.message, "options.profil: unknown field, expected profile, signal");
  const misnamed = await ask("Q?", { search, complete, onprogress() {} }).catch((error) => error);
  assert.equal(
    misnamed.message,
    "handlers.onprogress: unknown field, expected search, complete, judge, onProgress",
  );
  const empty = await ask(" ", { search, complete }).catch((error) => error);
  assert.deepEqual(told(empty), ["invalid-input", "question"]);
  assert.equal(told(thrown(() => citecore.profile("none such")))[1], "name");
});
