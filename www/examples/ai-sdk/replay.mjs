// What stands here for a model: a server that plays an answer the way OpenAI's chat completions are streamed.
import { once } from "node:events";
import { createServer } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";

const ANSWER = `Three steps:

1. **Level the tripod**, so that the mount keeps its alignment while it turns [2].
2. Set the latitude scale, 52½° in Berlin, and point the axis at the celestial pole [1].
3. Centre two stars, one after the other – ★ and ★ –, and press \`ALIGN\` for each [3][2].
`;

/** An event as OpenAI's server writes it. */
const event = (data) => `data: ${JSON.stringify(data)}\n\n`;

const chunk = (choices, more = {}) =>
  event({
    id: "chatcmpl-replay",
    object: "chat.completion.chunk",
    created: 1763596800,
    model: "replay",
    service_tier: "default",
    system_fingerprint: null,
    choices,
    ...more,
  });

const delta = (delta, finish_reason = null) =>
  chunk([{ index: 0, delta, logprobs: null, finish_reason }], { usage: null });

/** The events of an answer: pieces as tokens are, so that a mark is in several. */
function* events(answer, ends) {
  yield delta({ role: "assistant", content: "", refusal: null });
  for (const [content] of answer.matchAll(/ ?\p{L}+|\s+|[^]/gu)) yield delta({ content });
  yield delta({}, ends);
  const usage = { prompt_tokens: 512, completion_tokens: 90, total_tokens: 602 };
  yield chunk([], { usage });
  yield "data: [DONE]\n\n";
}

/** An error as it comes behind the first words, when the status has long been 200. */
const FAILURE = event({
  error: {
    message: "The server had an error while processing your request.",
    type: "server_error",
    param: null,
    code: null,
  },
});

/**
 * Begins a server; its address is a `baseURL`. Each write has `size` bytes, wherever that cuts a character, and `pause` milliseconds
 * behind it. The model ends by the reason `ends`; after `fails` events there is an error; after `breaks` the connection ends.
 */
export async function replay(options = {}) {
  const { answer = ANSWER, size = 64, pause = 5, ends = "stop", fails, breaks } = options;
  const requests = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const asked = { url: request.url, body: JSON.parse(body), gone: false };
    requests.push(asked);
    response.on("close", () => {
      asked.gone = !response.writableFinished;
    });
    const all = [...events(answer, ends)];
    const played = all.slice(0, fails ?? breaks);
    if (fails !== undefined) played.push(FAILURE);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    const bytes = Buffer.from(played.join(""));
    for (let at = 0; at < bytes.length && !asked.gone; at += size) {
      response.write(bytes.subarray(at, at + size));
      await (pause > 0 ? setTimeout(pause) : setImmediate());
    }
    if (breaks === undefined) response.end();
    else response.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseURL: `http://127.0.0.1:${server.address().port}/v1`,
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
