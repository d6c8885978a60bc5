// What the pages take for granted: the reader's own search, model and page.
import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";

const HITS = [
  {
    _id: "polar",
    _score: 12,
    _source: {
      title: "Polar alignment",
      url: "https://help.example/polar-alignment",
      content:
        "Point the axis of an equatorial mount at the celestial pole, then turn the mount on.",
    },
  },
  {
    _id: "balance",
    _score: 9,
    _source: {
      title: "Balancing",
      url: "https://help.example/balancing",
      content: "Balance the telescope before you power the mount. The counterweight weighs 5 kg.",
    },
  },
  {
    _id: "mirrors",
    _score: 3,
    _source: {
      title: "Mirrors",
      url: "https://help.example/mirrors",
      content: "A mirror gathers light without colour fringes.",
    },
  },
];

export const question = "How do I set up an equatorial mount?";

/** What Elasticsearch answers. */
export const response = { hits: { max_score: 12, hits: HITS } };

export const searchMyIndex = async () => response;

async function* streamed(answer) {
  for (const piece of answer.match(/[^]{1,5}/g)) {
    await setImmediate();
    yield piece;
  }
}

const CITED = "Balance the telescope first [2]. Then point the axis at the pole [1]";

/** An answer that streams in small pieces, as often as it is asked for. One of its marks names no source. */
export const model = { [Symbol.asyncIterator]: () => streamed(`${CITED}[7].`) };

/** Asks a model: an answer that cites nothing, until it is asked for citations again. */
export async function* askMyModel(messages) {
  if (/revised/.test(messages.at(-1).content)) yield* streamed(`${CITED}.`);
  else yield* streamed(`${CITED.replaceAll(/ \[\d\]/g, "")}.`);
}

/** Asks a model that answers as OpenAI's do: the first chunk has a role alone, the last but one no text, and the last is of the usage. */
export async function askMyOpenAI() {
  const chunks = async function* () {
    yield { choices: [{ delta: { role: "assistant", content: "" } }] };
    for await (const content of streamed(`${CITED}.`)) yield { choices: [{ delta: { content } }] };
    yield { choices: [{ delta: {}, finish_reason: "stop" }] };
    yield { choices: [], usage: { total_tokens: 300 } };
  };
  return chunks();
}

/** Asks a model that answers as Anthropic's do: with events that have no text between the others. It stops at its limit of tokens. */
export async function askMyAnthropic(system, messages) {
  assert.ok(system.includes("cite") && messages.every(({ role }) => role !== "system"));
  const events = async function* () {
    yield { type: "message_start", message: { role: "assistant", content: [] } };
    yield { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } };
    yield { type: "ping" };
    for await (const text of streamed(CITED.slice(0, -4)))
      yield { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } };
    yield { type: "content_block_stop", index: 0 };
    yield { type: "message_delta", delta: { stop_reason: "max_tokens", stop_sequence: null } };
    yield { type: "message_stop" };
  };
  return events();
}

/** Asks a model that judges: it has no opinion. */
export const askMyJudge = async () => "[]";

/** Asks a model whose line is cut. */
export async function* askMyBrokenModel() {
  yield "Balance the telescope first [2]. Then";
  throw new Error("the line is cut");
}

/** Shows segments behind what was shown. */
export const show = (segments) => {
  for (const { text } of segments) process.stdout.write(text);
};

export const element = { innerHTML: "" };
