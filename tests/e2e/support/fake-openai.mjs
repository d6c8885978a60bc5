// A server that speaks as OpenAI-compatible ones do, byte by byte as a test's script says.
import { createServer } from "node:http";
import { once } from "node:events";

const encoder = new TextEncoder();

/** An event of a stream, with one piece of an answer. */
export const delta = (content) => event({ choices: [{ index: 0, delta: { content } }] });

/** The last event of a stream with content, and the end mark. */
export const finish = (reason = "stop") =>
  event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }) + "data: [DONE]\n\n";

/** An event with any data. */
export const event = (data) => `data: ${JSON.stringify({ id: "chatcmpl-1", ...data })}\n\n`;

/** An answer as a whole stream, in pieces of so many characters. */
export function stream(answer, size = 4) {
  const characters = [...answer];
  let text = event({ choices: [{ index: 0, delta: { role: "assistant", content: "" } }] });
  for (let at = 0; at < characters.length; at += size) {
    text += delta(characters.slice(at, at + size).join(""));
  }
  return text + finish();
}

/** A script that writes a text in runs of so many bytes, wherever that cuts it. */
export function inBytes(text, size, pause = 0) {
  const bytes = encoder.encode(text);
  const steps = [];
  for (let at = 0; at < bytes.length; at += size) {
    steps.push({ write: bytes.subarray(at, at + size) });
    if (pause > 0) steps.push({ wait: pause });
  }
  return steps;
}

/** A script that writes a text at once. */
export const atOnce = (text) => [{ write: encoder.encode(text) }];

/**
 * The server. `script(number, body)` gives the steps of the response to the request of that number, from 0:
 * `{write: bytes | string}`, `{wait: milliseconds}`, `{status, body}` in place of a stream, `{cut: true}` to break the
 * connection, `{stall: true}` to say no more until the other side goes away.
 */
export async function fakeOpenAi(script = () => atOnce(stream("Nothing [1]."))) {
  const fake = { script, requests: [], gone: 0 };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.method !== "POST" || !request.url.endsWith("/chat/completions")) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ object: "list", data: [{ id: "scripted" }] }));
      return;
    }
    const number = fake.requests.length;
    fake.requests.push({ headers: request.headers, body: JSON.parse(body) });
    await play(fake.script(number, fake.requests[number].body), response, fake);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  fake.address = `http://127.0.0.1:${server.address().port}/v1`;
  fake.close = () => {
    server.closeAllConnections();
    server.close();
  };
  /** Plays another script from its first request on. */
  fake.restart = (next) => {
    fake.script = next;
    fake.requests.length = 0;
  };
  return fake;
}

async function play(steps, response, fake) {
  let gone = false;
  response.on("close", () => {
    gone = !response.writableFinished;
    if (gone) fake.gone += 1;
  });
  const begin = () => {
    if (!response.headersSent) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
    }
  };
  for (const step of steps) {
    if (gone) return;
    if (step.status) {
      response.writeHead(step.status, { "content-type": "application/json", ...step.headers });
      response.end(JSON.stringify(step.body ?? {}));
      return;
    }
    begin();
    if (step.write) {
      response.write(step.write);
      // A turn of the event loop each, so that the pieces leave one by one.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (step.wait) await new Promise((resolve) => setTimeout(resolve, step.wait));
    if (step.cut) {
      response.flushHeaders();
      await new Promise((resolve) => setTimeout(resolve, 50));
      response.destroy();
      return;
    }
    if (step.stall) {
      response.flushHeaders();
      return;
    }
  }
  response.end();
}
