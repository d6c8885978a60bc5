// The widget in a help center's own theme, over its own search: only the model is behind the proxy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { answer, fakeProxy } from "./support/fake-proxy.mjs";
import { helpCenter } from "./support/help-center.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, squeeze } from "./support/widget.mjs";

const ASK = "POST /v1/answer";
const QUESTION = "How do I align an equatorial mount with two stars?";

const fake = await shared(fakeProxy());
const center = await shared(helpCenter({ proxy: fake.origin }));
const browser = await shared(launch());

/** A page of the help center, whose proxy lets the model answer so. */
async function opened(path = "/hc/en-us", settings = {}, script = () => "Choose two stars [1].") {
  const cors = {
    "access-control-allow-origin": center.origin,
    "access-control-allow-headers": "authorization, content-type",
    "access-control-expose-headers": "retry-after",
  };
  fake.restart({
    [`OPTIONS /v1/answer`]: () => ({ status: 204, headers: cors }),
    [ASK]: (sent, response, number) => {
      const given = script(sent.body, number, sent.headers);
      const whole = typeof given === "string" ? { body: answer(given) } : given;
      return { kind: "text/event-stream", ...whole, headers: cors };
    },
  });
  center.restart({
    settings: { citecore_proxy: fake.origin, brand_color: "#17494d", ...settings },
  });
  const page = await openPage(browser, center.origin + path);
  return { page, widget: new Widget(page) };
}

async function asked(widget, question = QUESTION) {
  if (!(await widget.input.isVisible())) await widget.host.getByRole("button").first().click();
  await widget.input.waitFor();
  await widget.send(question);
}

/**
 * Nothing was asked but the help center and the proxy's model, and no policy was broken. That there is no token is a 404 by the
 * help center's own interface.
 */
async function done(page, expected = []) {
  assert.deepEqual(await page.evaluate(() => window.notes.violations), []);
  const known = [center.origin, fake.origin];
  const foreign = page.notes.requests.filter((url) => !known.includes(new URL(url).origin));
  assert.deepEqual(foreign, []);
  expected.push(/status of 404/);
  const surprises = page.notes.failures.filter(
    (failure) => !expected.some((one) => one.test(failure)),
  );
  assert.deepEqual(surprises, []);
  await closePage(page);
}

test("the theme puts a button in the corner, which asks over the help center's own search", async () => {
  const { page, widget } = await opened();
  await widget.host.waitFor({ state: "attached" });
  assert.deepEqual(center.searches, []);
  await asked(widget);
  const outcome = await widget.outcome();
  assert.deepEqual(center.searches[0], { query: QUESTION, locale: "en-us" });
  assert.equal(fake.sent["POST /v1/search"], undefined);
  const { question, context, language } = fake.sent[ASK][0].body;
  assert.deepEqual([question, language], [QUESTION, "en-us"]);
  assert.ok(context.sources.length > 1 && context.sources.length <= 6);
  const [best] = context.sources;
  assert.match(best.title, /two stars/);
  assert.ok(best.text.length <= 1_200 && !/<\w+/.test(best.text), best.text);
  assert.ok(best.url.startsWith(`${center.origin}/hc/en-us/articles/`), best.url);
  const [reference] = outcome.answer.references;
  const link = widget.references.first().getByRole("link", { name: reference.title });
  assert.equal(await link.getAttribute("href"), best.url);
  await assertAccessible(page, "citecore-widget");
  await done(page);
});

test("sections of an article are passages of their own, named by their headings", async () => {
  const { page, widget } = await opened();
  await asked(widget);
  await widget.outcome();
  const { sources } = fake.sent[ASK][0].body.context;
  assert.ok(sources.some(({ metadata }) => metadata?.heading));
  assert.ok(sources.every(({ score }) => score >= 0 && score <= 1));
  assert.equal(new Set(sources.map(({ id }) => id)).size, sources.length);
  await done(page);
});

test("the preview marks the sentence in the article's own text", async () => {
  const sentence = "The first star corrects the starting position of the two axes";
  const write = ({ context }) => {
    const source = context.sources.find(({ text }) => text.includes(sentence));
    return `${sentence} [${source?.number ?? 1}].`;
  };
  const { page, widget } = await opened("/hc/en-us", {}, write);
  await asked(widget);
  await widget.outcome();
  await widget.citations.first().focus();
  await page.keyboard.press("Enter");
  await widget.preview.waitFor();
  assert.ok(squeeze(await widget.preview.locator("mark").innerText()).includes(sentence));
  const link = widget.preview.getByRole("link", { name: "Open the article" });
  assert.match(await link.getAttribute("href"), /\/hc\/en-us\/articles\/\d+.*#:~:text=/);
  await done(page);
});

for (const [locale, language, question] of [
  ["de", "de", "Wie richte ich eine Montierung mit zwei Sternen aus?"],
  ["ko", "ko", "두 별로 적도의를 정렬하려면 어떻게 하나요?"],
  ["ar", "ar", "كيف أحاذي الحامل الاستوائي باستخدام نجمين؟"],
]) {
  test(`in ${locale} it searches, speaks and answers in ${language}`, async () => {
    const { page } = await opened(`/hc/${locale}`);
    const widget = new Widget(page, language);
    await asked(widget, question);
    await widget.outcome();
    assert.deepEqual(center.searches[0], { query: question, locale });
    const { context } = fake.sent[ASK][0].body;
    assert.ok(context.sources.every(({ url }) => url.includes(`/hc/${locale}/`)));
    await done(page);
  });
}

test("a help center that wants a moment gets it; one that wants more is told of", async () => {
  const { page, widget } = await opened();
  center.busy = { times: 1, seconds: 1 };
  await asked(widget);
  await widget.outcome();
  assert.equal(center.searches.length, 2);
  center.busy = { times: 1, seconds: 40 };
  await widget.send("How heavy may a telescope be?");
  await widget.alert.filter({ hasText: /too many questions/ }).waitFor();
  await widget.host.getByText(/^Try again in (40|39) seconds\.$/).waitFor();
  await done(page, [/status of 429/]);
});

test("signed-in readers' token goes to the proxy and nowhere else, and is asked for once", async () => {
  const { page, widget } = await opened();
  const claims = { exp: Math.floor(Date.now() / 1000) + 3_600, sub: "7" };
  center.token = `eyJhbGciOiJSUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
  await asked(widget);
  await widget.outcome();
  await widget.send(QUESTION);
  await widget.outcome(2);
  assert.equal(center.tokens, 1);
  const sent = fake.sent[ASK].map(({ headers }) => headers.authorization);
  assert.deepEqual(sent, [`Bearer ${center.token}`, `Bearer ${center.token}`]);
  assert.ok(page.notes.requests.every((url) => !url.includes(center.token)));
  await done(page);
});

test("a token that is about to end is asked for anew, as is one that the proxy refuses", async () => {
  const token = (seconds, number) => {
    const claims = { exp: Math.floor(Date.now() / 1000) + seconds, number };
    return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
  };
  const refused = new Set();
  let stubborn = false;
  const { page, widget } = await opened("/hc/en-us", {}, (body, number, headers) => {
    const bearer = headers.authorization.slice("Bearer ".length);
    if (!refused.has(bearer)) return "Choose two stars [1].";
    // The help center gives out another one from now on, unless it has the same for all.
    if (center.token === bearer && !stubborn) center.token = token(3_600, 3);
    return { status: 401, kind: "application/problem+json", body: "{}" };
  });
  center.token = token(20, 1);
  await asked(widget);
  await widget.outcome();
  center.token = token(3_600, 2);
  refused.add(center.token);
  await widget.send(QUESTION);
  await widget.outcome(2);
  assert.equal(center.tokens, 3, "the first ended soon, and the second was refused");
  stubborn = true;
  refused.add(center.token);
  await widget.send(QUESTION);
  await widget.alert.filter({ hasText: "Please sign in" }).waitFor();
  assert.equal(center.tokens, 4);
  refused.clear();
  await widget.button("Try again").click();
  await widget.outcome(3);
  await done(page, [/status of 401/]);
});

test("readers who aren't signed in ask without a token", async () => {
  const { page, widget } = await opened();
  await asked(widget);
  await widget.outcome();
  assert.equal(fake.sent[ASK][0].headers.authorization, undefined);
  await widget.send(QUESTION);
  await widget.outcome(2);
  assert.equal(center.tokens, 1);
  await done(page);
});

test("the settings of the theme: place, heading, key, colour, and the way to people", async () => {
  const { page, widget } = await opened("/hc/en-us", {
    citecore_place: "home",
    citecore_heading: "Ask our articles",
    citecore_hotkey: "/",
    citecore_handoff: "form",
  });
  assert.equal(await page.locator(".hero-inner citecore-widget[mode=inline]").count(), 1);
  const accent = await widget.host.evaluate((host) =>
    getComputedStyle(host).getPropertyValue("--citecore-accent"),
  );
  assert.equal(accent, "#17494d");
  await page.keyboard.press("/");
  await expectEventually(() => widget.input.evaluate((node) => node.matches(":focus")), true);
  await widget.send(QUESTION);
  await widget.outcome();
  const opening = page.context().waitForEvent("page");
  await widget.button("Ask support").click();
  const form = new URL((await opening).url());
  assert.equal(form.pathname, "/hc/en-us/requests/new");
  assert.equal(form.searchParams.get("tf_subject"), QUESTION);
  await page.goto(await widget.references.first().getByRole("link").first().getAttribute("href"));
  const corner = new Widget(page);
  await corner.button("Ask our articles").click();
  await corner.input.waitFor();
  assert.equal(await corner.host.getByRole("heading", { name: QUESTION }).count(), 1);
  await done(page);
});

for (const [handoff, leads] of [
  ["form", "/hc/en-us/requests/new?tf_subject="],
  ["none", "mailto:?subject="],
]) {
  test(`“Ask support” with the theme's setting ${handoff}, and where the element says nothing`, async () => {
    const { page, widget } = await opened("/hc/en-us", { citecore_handoff: handoff });
    await page.evaluate(() => (window.open = (address) => (window.opened = address)));
    const leadsTo = () => page.evaluate(() => window.opened);
    await asked(widget);
    await widget.outcome();
    await widget.button("Ask support").click();
    assert.ok((await leadsTo()).replace(center.origin, "").startsWith(leads), await leadsTo());
    await widget.host.evaluate((host) => host.removeAttribute("handoff"));
    await widget.button("Ask support").click();
    assert.ok((await leadsTo()).startsWith(`${center.origin}/hc/requests/new?tf_subject=`));
    await done(page);
  });
}

test("without an address of a proxy the theme adds nothing", async () => {
  const { page, widget } = await opened("/hc/en-us", { citecore_proxy: "" });
  await page.waitForTimeout(300);
  assert.equal(await widget.host.count(), 0);
  assert.ok(page.notes.requests.every((url) => !url.includes("citecore-widget")));
  await done(page);
});
