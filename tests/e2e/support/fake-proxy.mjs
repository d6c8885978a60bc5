// A server that speaks the proxy's interface, as a test says: for what the real proxy does only now and then.
import { createServer } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../support/root.mjs";

const FILES = join(ROOT, "target/widget");
const KINDS = { js: "text/javascript", json: "application/json", wasm: "application/wasm" };

/** The policy under which the widget has to work. */
export const STRICT =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; require-trusted-types-for 'script'";

/** Passages of two articles, as a search gives them. */
export const PASSAGES = [
  {
    text: "Wipe each tripod leg with a damp cloth after every night out.",
    title: "Tripod legs",
    url: "/hc/en/articles/tripod-legs",
    score: 0.9,
  },
  {
    text: "Replace a rubber foot when its profile is worn below 2 mm.",
    title: "Tripod feet",
    url: "/hc/en/articles/tripod-feet",
    score: 0.8,
  },
];

/** A page with these elements. */
const page = (body, lang = "en") =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Help</title>` +
  `<script type="module" src="/widget/citecore-widget.js"></script></head><body>${body}</body></html>`;

/** The events of an answer. */
export const answer = (text) =>
  `event: delta\ndata: ${JSON.stringify({ text })}\n\nevent: done\ndata: {"finish_reason":"stop"}\n\n`;

/** A response with that answer. */
export const stream = (text) => ({ kind: "text/event-stream", body: answer(text) });

/** A problem as the proxy tells it. */
export const problem = (status, code, more = {}) => ({
  status,
  kind: "application/problem+json",
  body: JSON.stringify({ type: "about:blank", title: code, status, detail: "", code, ...more }),
});

/**
 * The server. `on["POST /v1/search"]` and so on give `{status, kind, headers, body}` for what was sent, or write the response
 * themselves and give nothing; what is sent is in `sent`, by the same names. `words` is the status of tables of words that can't
 * be had, `app` that of the script that the loader fetches.
 */
export async function fakeProxy(on = {}) {
  const fake = {
    on,
    sent: {},
    body: "<citecore-widget></citecore-widget>",
    lang: "en",
    csp: STRICT,
  };
  const usual = {
    "POST /v1/search": () => json({ passages: PASSAGES }),
    "POST /v1/answer": () => stream("Wipe the legs [1]."),
    "POST /v1/feedback": () => ({ status: 204 }),
  };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url, "http://here");
    const name = `${request.method} ${pathname}`;
    const handle = fake.on[name] ?? usual[name];
    if (pathname.includes("-words-") && fake.words) return response.writeHead(fake.words).end();
    if (/-[0-9a-f]{12}\.js$/.test(pathname) && fake.app) return response.writeHead(fake.app).end();
    if (pathname.startsWith("/widget/")) return file(pathname.slice("/widget/".length), response);
    if (!handle && request.method === "GET") {
      const content = pathname.startsWith("/api/") ? undefined : page(fake.body, fake.lang);
      const headers = { "content-type": "text/html", "content-security-policy": fake.csp };
      response.writeHead(content ? 200 : 404, headers);
      return response.end(content);
    }
    const sent = { headers: request.headers, query: searchParams, body: body && JSON.parse(body) };
    (fake.sent[name] ??= []).push(sent);
    if (!handle) return response.writeHead(404).end();
    const given = await handle(sent, response, fake.sent[name].length - 1);
    if (!given) return;
    const headers = { "content-type": given.kind ?? "application/json", ...given.headers };
    response.writeHead(given.status ?? 200, headers);
    response.end(given.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  fake.origin = `http://127.0.0.1:${server.address().port}`;
  fake.close = () => {
    server.closeAllConnections();
    server.close();
  };
  /** Answers in these ways from now on, and forgets what was sent. */
  fake.restart = (on = {}, more = {}) => {
    const body = "<citecore-widget></citecore-widget>";
    const page = { body, lang: "en", csp: STRICT, words: 0, app: 0 };
    Object.assign(fake, page, more, { on, sent: {} });
  };
  return fake;
}

/** A response of JSON. */
export const json = (value, more = {}) => ({ body: JSON.stringify(value), ...more });

async function file(name, response) {
  const content = await readFile(join(FILES, name)).catch(() => null);
  const kind = KINDS[name.split(".").pop()];
  if (!content || !kind) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": kind, "access-control-allow-origin": "*" });
  response.end(content);
}
