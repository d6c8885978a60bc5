// The upstreams before models as somebody else imagines them: the server of the npm package @copilotkit/aimock, which knows
// nothing of this repository. What it says in each format, and how it fails, is its own.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

import { LLMock } from "@copilotkit/aimock";

import { QUESTION, answerRequest, startProxy } from "./support/proxy.mjs";
import { startRelay } from "./support/relay.mjs";

const FORMATS = [
  { kind: "openai", base: "/v1" },
  { kind: "azure", base: "" },
  { kind: "azure", base: "/openai/v1" },
  { kind: "anthropic", base: "" },
];
const ANSWER = "It turns around its polar axis [1]. 별도 돈다 [2].";
/** Slowly enough that what was said is read before the connection ends. */
const pace = { streamingProfile: { ttft: 20, tps: 40 } };
const USAGE = { prompt_tokens: 7, completion_tokens: 2, input_tokens: 7, output_tokens: 2 };

describe("upstreams", { concurrency: FORMATS.length }, () => {
  for (const { kind, base } of FORMATS) {
    describe(`${kind} at ${base || "/"}`, { concurrency: 1 }, () => {
      let model, relay, proxy;

      before(async () => {
        model = new LLMock({ port: 0, chunkSize: 5 });
        await model.start();
        relay = await startRelay(model.port);
        proxy = await startProxy({
          UPSTREAM__KIND: kind,
          UPSTREAM__BASE_URL: relay.origin + base,
        });
      });
      after(async () => {
        await proxy.close();
        relay.stop();
        await model.stop();
      });

      /** Lets the model say this from now on. */
      const say = (response, options = {}) => {
        model.clearFixtures().clearRequests();
        model.on({}, response, options);
      };

      test("an answer comes whole, with what it cost", async () => {
        say({ content: ANSWER, usage: USAGE });
        const { text, last } = await proxy.answer();
        assert.equal(text, ANSWER);
        assert.deepEqual(last, {
          name: "done",
          data: { finish_reason: "stop", usage: { prompt_tokens: 7, completion_tokens: 2 } },
        });
      });

      test("what a model thinks is no part of its answer", async () => {
        say({ content: ANSWER, reasoning: "Let me think of whales." });
        const { text, last } = await proxy.answer();
        assert.equal(text, ANSWER);
        assert.equal(last.name, "done");
      });

      test("an answer that was too long is told", async () => {
        say({ content: "It turns", finishReason: kind === "anthropic" ? "max_tokens" : "length" });
        const { last } = await proxy.answer();
        assert.equal(last.data.finish_reason, "length");
      });

      test("a stream that is cut off is an error", async () => {
        say({ content: ANSWER }, { truncateAfterChunks: 4, ...pace });
        const { text, last, events } = await proxy.answer();
        assert.ok(ANSWER.startsWith(text) && text !== ANSWER, text);
        assert.equal(last.name, "error");
        assert.equal(last.data.status, 502);
        assert.ok(events.slice(0, -1).every((event) => event.name === "delta"));
      });

      test("a stream that breaks off by time is an error", async () => {
        say({ content: ANSWER.repeat(20) }, { disconnectAfterMs: 300, ...pace });
        const { last } = await proxy.answer();
        assert.equal(last.name, "error");
      });

      test("a model that is too slow is one", async () => {
        say({ content: ANSWER }, { streamingProfile: { ttft: 3_000 } });
        const { problem, last } = await proxy.answer();
        assert.equal((problem ?? last.data).code, "upstream-slow");
      });

      test("errors before the beginning are tried again", async () => {
        for (const status of [500, 503, 429]) {
          say({ content: ANSWER });
          model.nextRequestError(status, {
            message: "sk-secret is at fault",
            type: "server_error",
          });
          const { text } = await proxy.answer();
          assert.equal(text, ANSWER, `${status}`);
        }
      });

      test("refusals have a status, and nothing of what was said", async () => {
        for (const [status, expected] of [
          [401, 502],
          [400, 502],
        ]) {
          say({ error: { message: "sk-secret is wrong", type: "authentication_error" }, status });
          const { problem } = await proxy.answer();
          assert.equal(problem.status, expected);
          assert.ok(!JSON.stringify(problem).includes("secret"));
        }
      });

      test("a busy server is told as one", async () => {
        say({ content: ANSWER }, { chaos: { rateLimitRate: 1 } });
        const { problem } = await proxy.answer();
        assert.equal(problem.code, "overloaded");
        assert.ok(problem.retry_after >= 1);
      });

      test("junk in place of an answer is an error", async () => {
        say({ content: ANSWER }, { chaos: { malformedRate: 1 } });
        const { problem, last } = await proxy.answer();
        assert.equal((problem ?? last.data).status, 502);
      });

      test("a connection that is dropped is an error", async () => {
        say({ content: ANSWER }, { chaos: { disconnectRate: 1 } });
        const { problem } = await proxy.answer();
        assert.equal(problem.status, 502);
      });

      test("a whole exchange is led, and repaired", async () => {
        say({ content: "It turns." });
        const response = await proxy.post("/v1/ask", { question: QUESTION });
        const outcome = await response.json();
        assert.equal(outcome.attempts, 3);
        assert.equal(outcome.answer.text, "It turns.");
        assert.equal(model.getRequests().length, 3);
      });

      test("claims are judged", async () => {
        say({
          content:
            '[{"index": 0, "is_accurate": true, "confidence": 0.9, "explanation": "So it is."}]',
        });
        const claims = [{ statement: "It turns.", excerpt: "It turns." }];
        const response = await proxy.post("/v1/judge", { claims });
        assert.deepEqual(await response.json(), {
          verdicts: [{ is_accurate: true, confidence: 0.9, explanation: "So it is." }],
        });
      });

      test("a reader who leaves leaves nothing running", async () => {
        say({ content: ANSWER.repeat(50) }, pace);
        const leaving = new AbortController();
        const response = await proxy.post("/v1/answer", answerRequest(), leaving.signal);
        await response.body.getReader().read();
        const wire = relay.latest();
        assert.ok(wire.open);
        leaving.abort();
        const left = Date.now();
        while (wire.open && Date.now() - left < 5_000) await sleep(20);
        assert.ok(Date.now() - left < 1_000, `${Date.now() - left} ms`);
      });

      test("the server's idea of ready is ours", async () => {
        assert.equal((await fetch(`${proxy.origin}/readyz`)).status, 200);
      });

      test("no key was logged", () => {
        const lines = proxy.log().split("\n");
        assert.ok(lines.length > 10);
        assert.deepEqual(
          lines.filter((line) => line.includes("sk-secret")),
          [],
        );
      });
    });
  }
});
