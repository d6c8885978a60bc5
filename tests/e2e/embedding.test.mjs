// The real proxy behind a page of somebody else's: of another origin, with a token of its reader's.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";
import { closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const QUESTION = "How do I align an equatorial mount with two stars?";
const SECRET = "a secret of the tests, of more than 32 bytes";

const site = await shared(besidesTheProxy());
const listed = `http://127.0.0.1:${site.address().port}`;
const proxy = await shared(
  startProxy({
    ORIGINS: listed,
    AUTH__SECRET: SECRET,
    AUTH__AUDIENCE: "help",
    FEEDBACK__KIND: "off",
  }),
);
const browser = await shared(launch());

/** A server of the page, as the README has it. */
async function besidesTheProxy() {
  const page = () => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Help</title>
<script type="module" src="${proxy.origin}/widget/citecore-widget.js"></script>
<citecore-widget proxy="${proxy.origin}"></citecore-widget>`;
  const server = createServer((request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(request.url === "/help.html" ? page() : "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** A token as a server makes it that knows its readers. */
function token(seconds) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: "reader", exp: Math.floor(Date.now() / 1000) + seconds, aud: "help" };
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", SECRET).update(signed).digest("base64url")}`;
}

async function opened(origin, tokens) {
  const page = await openPage(browser, `${origin}/help.html`);
  const widget = new Widget(page);
  await widget.host.evaluate((host, tokens) => {
    host.token = (refused) => (refused ? tokens.fresh : tokens.first);
  }, tokens);
  await widget.host.getByRole("button").click();
  await widget.send(QUESTION);
  return { page, widget };
}

const errors = (page) => page.evaluate(() => window.notes.errors.map(({ code }) => code));

test("a page of another origin asks, with its reader's token, and tells whether it helped and why not", async () => {
  const { page, widget } = await opened(listed, { first: token(300) });
  const outcome = await widget.outcome();
  assert.ok(outcome.answer.references.length > 0, outcome.answer.text);
  const sent = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "POST") sent.push(request);
  });
  await widget.button("Not helpful").click();
  await widget.host.getByRole("textbox", { name: /optional/ }).fill("It is too long.");
  await widget.button("Send").click();
  await expectEventually(() => sent.length, 2);
  const [first, second] = await Promise.all(
    sent.map(async (request) => ({ said: request.postDataJSON(), came: await request.response() })),
  );
  assert.deepEqual([first.came.status(), second.came.status()], [204, 204]);
  assert.equal(second.said.amends, first.came.headers()["x-request-id"]);
  const metrics = await (await fetch(`${proxy.origin}/metrics`)).text();
  assert.match(metrics, /citecore_feedback_total\{helpful="false"\} 1\n/, "counted once");
  await closePage(page);
});

test("a token that has ended is renewed, and what can't be renewed is told", async () => {
  const { page, widget } = await opened(listed, { first: token(-300), fresh: token(300) });
  await widget.outcome();
  assert.deepEqual(await errors(page), []);
  await closePage(page);
  for (const [first, code] of [
    [token(-300), "token-expired"],
    ["e30.e30.e30", "token-wrong"],
    [undefined, "token-missing"],
  ]) {
    const { page, widget } = await opened(listed, { first });
    await widget.alert.filter({ hasText: "Please sign in to ask questions here." }).waitFor();
    assert.deepEqual(await errors(page), [code]);
    await closePage(page);
  }
});

test("a page that isn't listed is told so, though its browser hides why", async () => {
  const other = listed.replace("127.0.0.1", "localhost");
  const { page, widget } = await opened(other, { first: token(300) });
  await widget.alert.filter({ hasText: "Questions can’t be asked from this page." }).waitFor();
  assert.deepEqual(await errors(page), ["origin-not-allowed"]);
  assert.ok(page.notes.failures.some((failure) => /CORS/.test(failure)));
  await closePage(page);
});
