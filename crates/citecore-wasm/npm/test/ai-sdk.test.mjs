// The example in `www/examples/ai-sdk`, against a server that speaks as OpenAI's does.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { citecore } from "./support/package.mjs";

const EXAMPLE = fileURLToPath(new URL("../../../../www/examples/ai-sdk/", import.meta.url));
const theirs = (name) => import(pathToFileURL(join(EXAMPLE, name)));
const { completeWith } = await theirs("complete.mjs");
const { replay } = await theirs("replay.mjs");
const { search } = await theirs("search.mjs");
const its = createRequire(join(EXAMPLE, "package.json"));
const { createOpenAI } = its("@ai-sdk/openai");

const QUESTION = "How do I align an equatorial mount?";

/** What comes of a question where the model's server plays by these options, with all that was shown. */
async function asked(t, options, more = {}) {
  const server = await replay({ pause: 0, ...options });
  t.after(() => server.close());
  more.onServer?.(server);
  const { chat } = createOpenAI({ baseURL: server.baseURL, apiKey: "none" });
  let shown = "";
  const onProgress = ({ segments = [] }) => {
    for (const { text } of segments) shown += text;
    if (segments.length > 0) more.onSegments?.();
  };
  const handlers = { search, complete: completeWith(chat("gpt-5-mini")), onProgress };
  const outcome = await citecore.ask(QUESTION, handlers, { signal: more.signal });
  return { outcome, shown, requests: server.requests };
}

const warnings = ({ trace }) => trace.flatMap(({ warnings }) => warnings);

test("it runs without a key, and shows citations with their sources", async () => {
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith("OPENAI_"));
  const run = promisify(execFile)(process.execPath, ["main.mjs", QUESTION], {
    cwd: EXAMPLE,
    env: Object.fromEntries(env),
  });
  const { stdout, stderr } = await run;
  assert.match(
    stdout,
    /while it turns \[1\]\..*52½° in Berlin.* pole \[2\]\..*★.* each \[3\]\[1\]\./s,
  );
  assert.match(stdout, /\n- \[1\] \[Levelling the tripod\]\(<https:.*\n- \[2\] .*\n- \[3\] .*\n$/);
  assert.equal(stderr, "");
});

test("it asks the server that it is told of", async (t) => {
  const server = await replay({ answer: "Level it first [2]." });
  t.after(() => server.close());
  const { stdout } = await promisify(execFile)(process.execPath, ["main.mjs"], {
    cwd: EXAMPLE,
    env: { ...process.env, OPENAI_BASE_URL: server.baseURL, OPENAI_API_KEY: "none" },
  });
  assert.match(stdout, /^Level it first \[1\]\./);
  assert.deepEqual(
    server.requests.map(({ url, body }) => [url, body.stream]),
    [["/v1/chat/completions", true]],
  );
});

test("wherever the stream is cut, the answer is the same", async (t) => {
  const { outcome: whole, requests } = await asked(t, { size: 1 << 20 });
  assert.deepEqual([whole.validation.ok, whole.attempts, whole.incomplete], [true, 1, false]);
  const { messages } = requests[0].body;
  assert.deepEqual([messages.length, messages[1].role], [2, "user"]);
  assert.ok(messages[1].content.endsWith(`Question: ${QUESTION}`));
  for (const size of [1, 2, 3, 7, 100]) {
    const { outcome, shown } = await asked(t, { size });
    assert.deepEqual(outcome.answer, whole.answer, `${size} bytes`);
    assert.equal(shown, whole.answer.text);
  }
});

test("an error behind the first words leaves what there is, as incomplete", async (t) => {
  for (const [options, why] of [
    [{ fails: 30 }, /^the model failed: The server had an error/],
    [{ breaks: 30 }, /^the model failed: /],
  ]) {
    const { outcome, shown } = await asked(t, options);
    assert.deepEqual([outcome.incomplete, outcome.fallback, outcome.attempts], [true, false, 1]);
    assert.match(outcome.answer.text, /^Three steps:.* while it turns \[1\]$/s);
    assert.equal(shown, outcome.answer.text);
    assert.match(warnings(outcome).at(-1), why);
  }
});

test("an answer that reached its limit is incomplete", async (t) => {
  const { outcome } = await asked(t, { ends: "length" });
  assert.equal(outcome.incomplete, true);
  assert.equal(warnings(outcome).at(-1), "the model failed: the model may write no more");
});

test("an abort ends the request", async (t) => {
  const controller = new AbortController();
  let server;
  const more = {
    signal: controller.signal,
    onSegments: () => controller.abort(),
    onServer: (begun) => (server = begun),
  };
  await assert.rejects(asked(t, { size: 16 }, more), { name: "AbortError" });
  for (let turns = 0; !server.requests[0].gone && turns < 100; turns += 1) await setTimeout(10);
  assert.equal(server.requests[0].gone, true);
});
