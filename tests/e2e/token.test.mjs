// A page's own token: what shows the proxy who the reader is, outside of Zendesk.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { PASSAGES, fakeProxy, json, problem, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget, squeeze } from "./support/widget.mjs";

const INLINE = '<citecore-widget mode="inline" verify="off"></citecore-widget>';
const SEARCH = "POST /v1/search";
const ASK = "POST /v1/answer";
const FEEDBACK = "POST /v1/feedback";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** Takes what bears one of these tokens; what doesn't is refused as the proxy refuses it. */
const guarded = (good) => {
  const guard = (give) => (sent) =>
    good().includes(sent.headers.authorization)
      ? give(sent)
      : problem(401, sent.headers.authorization ? "token-expired" : "token-missing");
  return {
    [SEARCH]: guard(() => json({ passages: PASSAGES })),
    [ASK]: guard(() => stream("Wipe the legs [1].")),
    [FEEDBACK]: guard(() => ({ status: 204 })),
  };
};

/** A page before a proxy that takes these tokens, with a token that a function of the page gives. */
async function opened(good, give, more = {}) {
  fake.restart(
    guarded(() => good.map((token) => `Bearer ${token}`)),
    { body: INLINE, ...more },
  );
  const page = await openPage(browser, `${fake.origin}/`);
  await page.evaluate(give);
  return { page, widget: new Widget(page) };
}

const errors = (page) => page.evaluate(() => window.notes.errors.map(({ code }) => code));
const told = (widget) => widget.alert.filter({ hasText: /\S/ }).first();
const bearers = (name) => (fake.sent[name] ?? []).map(({ headers }) => headers.authorization);

/** What the element's `token` was asked, one entry a call: the token that was refused. */
const asked = (page) => page.evaluate(() => window.asked);

test("a token that is a string goes with everything that is sent to the proxy", async () => {
  const { page, widget } = await opened(["first"], () => {
    document.querySelector("citecore-widget").token = "first";
  });
  await widget.send("How?");
  await widget.outcome();
  await widget.button("Helpful").click();
  await expectEventually(() => bearers(FEEDBACK), ["Bearer first"]);
  assert.deepEqual([bearers(SEARCH), bearers(ASK)], [["Bearer first"], ["Bearer first"]]);
  const shown = await widget.host.evaluate((host) => host.outerHTML + host.shadowRoot.innerHTML);
  assert.ok(!shown.includes("first"), "no markup has it");
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  assert.ok(!kept.includes("first"), "nor does the tab's session");
  await assertClean(page);
  await closePage(page);
});

test("a function is asked once a question, and for every question", async () => {
  const { page, widget } = await opened(["token-1", "token-2"], () => {
    window.asked = [];
    document.querySelector("citecore-widget").token = function (refused) {
      window.asked.push([refused ?? null, this.localName]);
      return Promise.resolve(`token-${window.asked.length}`);
    };
  });
  await widget.send("How?");
  await widget.outcome();
  await widget.send("And then?");
  await widget.outcome(2);
  assert.deepEqual(bearers(SEARCH), ["Bearer token-1", "Bearer token-2"]);
  assert.deepEqual(bearers(ASK), ["Bearer token-1", "Bearer token-2"]);
  assert.deepEqual(await asked(page), [
    [null, "citecore-widget"],
    [null, "citecore-widget"],
  ]);
  await assertClean(page);
  await closePage(page);
});

/** Gives `old`, and `new` once `old` was refused. */
const renewing = () => {
  window.asked = [];
  document.querySelector("citecore-widget").token = (refused) => {
    window.asked.push(refused ?? null);
    return refused === "old" ? "new" : "old";
  };
};

test("a token that is refused is asked for once more, and the reader sees nothing of it", async () => {
  const { page, widget } = await opened(["new"], renewing);
  await widget.send("How?");
  await widget.outcome();
  assert.equal(await widget.text(), "Wipe the legs 1.");
  assert.deepEqual(await asked(page), [null, "old"]);
  assert.deepEqual(bearers(SEARCH), ["Bearer old", "Bearer new"]);
  assert.deepEqual(
    bearers(ASK),
    ["Bearer new"],
    "the new one is kept for the rest of the question",
  );
  assert.deepEqual(await errors(page), []);
  await assertClean(page, [/status of 401/]);
  await closePage(page);
});

test("a token that ends between the search and the answer is renewed", async () => {
  const good = ["old"];
  const { page, widget } = await opened(good, renewing);
  const search = fake.on[SEARCH];
  fake.on[SEARCH] = (sent) => {
    const given = search(sent);
    good[0] = "new";
    return given;
  };
  await widget.send("How?");
  await widget.outcome();
  assert.deepEqual([bearers(SEARCH), bearers(ASK)], [["Bearer old"], ["Bearer old", "Bearer new"]]);
  await assertClean(page, [/status of 401/]);
  await closePage(page);
});

test("two that are refused are told, and so is the same one given twice, which isn't sent again", async () => {
  for (const [give, sent] of [
    [renewing, ["Bearer old", "Bearer new"]],
    [() => (document.querySelector("citecore-widget").token = () => "old"), ["Bearer old"]],
    [() => (document.querySelector("citecore-widget").token = "old"), ["Bearer old"]],
  ]) {
    const { page, widget } = await opened(["another"], give);
    await widget.send("How?");
    await told(widget).waitFor();
    assert.equal(
      squeeze(await told(widget).textContent()),
      "Please sign in to ask questions here.",
    );
    assert.deepEqual(await errors(page), ["token-expired"]);
    assert.deepEqual(bearers(SEARCH), sent);
    await widget.button("Try again").waitFor();
    await assertClean(page, [/status of 401/]);
    await closePage(page);
  }
});

test("a reader who has none is sent without, and the proxy says whether that will do", async () => {
  for (const give of [
    () => {},
    () => (document.querySelector("citecore-widget").token = null),
    () => (document.querySelector("citecore-widget").token = " "),
    () => (document.querySelector("citecore-widget").token = async () => undefined),
  ]) {
    const { page, widget } = await opened(["first"], give);
    await widget.send("How?");
    await told(widget).waitFor();
    assert.deepEqual(await errors(page), ["token-missing"]);
    assert.deepEqual(bearers(SEARCH), [undefined]);
    await assertClean(page, [/status of 401/]);
    await closePage(page);
  }
});

test("a function that throws, is rejected or gives something else is told, and can be tried again", async () => {
  for (const give of [
    () => {
      throw new Error("no session");
    },
    () => Promise.reject(new Error("no session")),
    () => 7,
    () => ({ token: "first" }),
    () => "two\nlines",
    () => "schlüssel",
  ]) {
    const { page, widget } = await opened(["first"], () => {});
    // The protocol's own evaluation is subject to no policy of the page's.
    await page.evaluate(`window.broken = ${give}`);
    await widget.host.evaluate((host) => {
      host.token = () => (window.mended ? "first" : window.broken());
    });
    await widget.send("How?");
    await told(widget).waitFor();
    assert.equal(
      squeeze(await told(widget).textContent()),
      "This page could not fetch what the answer needs.",
    );
    assert.deepEqual(await errors(page), ["page"]);
    assert.equal(fake.sent[SEARCH], undefined, "nothing is sent without it");
    await page.evaluate(() => (window.mended = true));
    await widget.button("Try again").click();
    await widget.outcome();
    await assertClean(page);
    await closePage(page);
  }
});

test("a function that never comes to an end is given up, or stopped by the reader", async () => {
  const never = () => {
    document.querySelector("citecore-widget").token = () => new Promise(() => {});
  };
  const { page, widget } = await opened(["first"], () => {});
  await page.clock.install();
  await page.reload();
  await page.evaluate(never);
  await widget.send("How?");
  await widget.host.getByText("Searching the help center…").waitFor();
  await widget.stop.click();
  await widget.host.getByRole("note").getByText("Answer stopped").waitFor();
  await widget.button("Try again").click();
  await widget.stop.waitFor();
  await page.clock.runFor(35_000);
  await told(widget).waitFor();
  assert.deepEqual(await errors(page), ["stalled"]);
  assert.equal(fake.sent[SEARCH], undefined);
  await assertClean(page);
  await closePage(page);
});

test("an attribute of that name is nothing, and a page's own search and model get no token", async () => {
  const { page, widget } = await opened(
    ["first"],
    () => {
      const host = document.querySelector("citecore-widget");
      window.asked = [];
      host.search = async () => [{ text: "Wipe the legs.", title: "Legs", score: 0.9 }];
      host.complete = async function* () {
        yield "Wipe the legs [1].";
      };
      host.token = () => window.asked.push("asked");
    },
    { body: INLINE.replace("verify", 'token="first" verify') },
  );
  await widget.send("How?");
  await widget.outcome();
  assert.deepEqual(await asked(page), []);
  await widget.host.evaluate((host) => (host.search = host.complete = host.token = undefined));
  await widget.send("And then?");
  await told(widget).waitFor();
  assert.deepEqual(bearers(SEARCH), [undefined]);
  await assertClean(page, [/status of 401/]);
  await closePage(page);
});

test("the plain search, where WebAssembly may not run, bears it too", async () => {
  const csp =
    "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
  const { page, widget } = await opened(
    ["first"],
    () => (document.querySelector("citecore-widget").token = async () => "first"),
    { csp },
  );
  await widget.input.click();
  await widget.host.getByText("Answers can’t be shown here").waitFor();
  await widget.send("How?");
  await widget.host.getByRole("link", { name: "Tripod legs" }).waitFor();
  assert.deepEqual(bearers(SEARCH), ["Bearer first"]);
  await closePage(page);
});
