// The plain search, in place of answers, where the page or the browser doesn't run WebAssembly.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";
import { wordsOf } from "./support/words.mjs";

const INLINE = '<citecore-widget mode="inline"></citecore-widget>';
const FLOATING = '<citecore-widget heading="Ask us"></citecore-widget>';
const SEARCH = "POST /v1/search";
/** A policy that doesn't allow it. */
const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

async function opened(body, more = {}) {
  fake.restart({}, { body, csp: CSP, ...more });
  const page = await openPage(browser, `${fake.origin}/`);
  return { page, widget: new Widget(page, more.lang), host: page.locator("citecore-widget") };
}

const errors = (page) => page.evaluate(() => window.notes.errors.map(({ code }) => code));
/** Where the focus is: the part of the element that has it, or else the id of what has it on the page. */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active.shadowRoot?.activeElement?.getAttribute("part") ?? active.id;
  });

test("where WebAssembly may not run, that is told, and the articles can be searched", async () => {
  for (const body of [INLINE, FLOATING]) {
    const { page, widget, host } = await opened(body);
    const { input } = widget;
    await (body === INLINE ? input : host.getByRole("button")).click();
    await host.getByRole("alert").filter({ hasText: "Answers can’t be shown here" }).waitFor();
    assert.deepEqual(await errors(page), ["wasm"]);
    await input.fill("tripod");
    await input.press("Enter");
    const link = host.getByRole("link", { name: "Tripod legs" });
    await link.waitFor();
    assert.equal(await link.getAttribute("href"), `${fake.origin}/hc/en/articles/tripod-legs`);
    assert.equal(fake.sent[SEARCH][0].body.question, "tripod");
    await assertAccessible(page, "citecore-widget");
    const broken = await page.evaluate(() => window.notes.violations);
    assert.ok(
      broken.every((violation) => /wasm/.test(violation)),
      broken.join(),
    );
    await closePage(page);
  }
});

test("where WebAssembly may not run, no address but an http one or a path of the page's is a link", async () => {
  const { page, widget, host } = await opened(INLINE);
  const links = ["/hc/setup", "https://a.example/", "HTTP://b.example/"];
  const others = ["//c", "/\\c", "/\t/c", "/\n\\c", "https:c", "javascript:c", "c", ""];
  await host.evaluate(
    (host, urls) => (host.search = async () => urls.map((url) => ({ title: `To ${url}`, url }))),
    [...links, ...others],
  );
  await widget.input.click();
  await host.getByText("Answers can’t be shown here").waitFor();
  await widget.send("How?");
  await expectEventually(() => host.getByRole("listitem").count(), links.length + others.length);
  const linked = await host
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  assert.deepEqual(linked, links);
  await closePage(page);
});

test("in the corner it opens and closes as answers do: by button, Escape and methods", async () => {
  const { page, widget, host } = await opened(FLOATING);
  const button = widget.button("Ask us");
  const panel = host.getByRole("dialog", { name: "Ask us" });
  await page.evaluate(() => {
    window.heard = [];
    for (const name of ["open", "close"]) {
      addEventListener(`citecore:${name}`, () => window.heard.push(name));
    }
  });
  const closed = async () => {
    await panel.waitFor({ state: "hidden" });
    assert.ok(await button.isVisible());
  };
  await button.click();
  await panel.waitFor();
  assert.ok(await button.isHidden());
  assert.equal(await focused(page), "input");
  await widget.send("tripod");
  await host.getByRole("link", { name: "Tripod legs" }).waitFor();

  await widget.button("Close").click();
  await closed();
  assert.equal(await focused(page), "button");
  await page.keyboard.press("Enter");
  await panel.waitFor();
  assert.equal(await host.getByRole("link").count(), 2, "what was found is still there");
  await widget.input.press("Escape");
  await closed();
  assert.equal(await focused(page), "button");

  await host.evaluate((host) => host.open());
  await panel.waitFor();
  await host.evaluate((host) => host.close());
  await closed();
  assert.equal(await focused(page), "button");
  await host.evaluate((host) => host.open());
  await host.evaluate((host) => {
    const other = document.createElement("input");
    other.id = "other";
    host.before(other);
    other.focus();
    host.close();
  });
  await closed();
  assert.equal(await focused(page), "other", "which has it, keeps it");
  const heard = await page.evaluate(() => window.heard.join());
  assert.equal(heard, "open,close,open,close,open,close,open,close");
  assert.deepEqual(await errors(page), ["wasm"]);
  await closePage(page);
});

test("it stays in the flow of the page, leaves with its element, and is there again with it", async () => {
  const { page, widget, host } = await opened(INLINE);
  await widget.input.click();
  await widget.alert.waitFor();
  await widget.input.press("Escape");
  await host.evaluate((host) => host.close());
  assert.ok(await widget.input.isVisible());
  const left = await host.evaluate(async (host) => {
    const { parentNode: parent, shadowRoot: root } = host;
    host.remove();
    await new Promise(requestAnimationFrame);
    const left = [root.childElementCount, root.adoptedStyleSheets.length];
    parent.append(host);
    return left;
  });
  assert.deepEqual(left, [0, 1], "the loader's style");
  await widget.input.click();
  await widget.alert.waitFor();
  await closePage(page);
});

test("of searches one behind the other, the last one is shown, and how many articles it found is told", async () => {
  const { page, widget, host } = await opened(INLINE);
  await host.evaluate((host) => {
    window.asked = [];
    host.search = ([question], signal) => {
      const found = Promise.withResolvers();
      window.asked.push({ question, signal, found });
      return found.promise;
    };
  });
  await widget.input.click();
  await widget.alert.waitFor();
  await widget.send("first");
  await widget.send("second");
  await expectEventually(() => page.evaluate(() => window.asked.length), 2);
  const answer = (place, titles) =>
    page.evaluate(
      ([place, titles]) => {
        const { found, signal } = window.asked[place];
        found.resolve(titles.map((title) => ({ title, url: `/${title}` })));
        return signal.aborted;
      },
      [place, titles],
    );
  assert.equal(await answer(1, ["b", "b", "c"]), false);
  await expectEventually(() => host.getByRole("link").allInnerTexts(), ["b", "c"]);
  assert.equal(await widget.status.innerText(), "Articles found: 2");
  assert.equal(await answer(0, ["a"]), true);
  await page.waitForTimeout(100);
  assert.deepEqual(await host.getByRole("link").allInnerTexts(), ["b", "c"]);

  await widget.send("third");
  await expectEventually(() => page.evaluate(() => window.asked.length), 3);
  assert.equal(await widget.status.innerText(), "");
  await answer(2, []);
  await expectEventually(() => widget.status.innerText(), "No article was found.");
  await closePage(page);
});

test("a question that the page asks is searched for, and refused with the reason", async () => {
  const { page, widget, host } = await opened(FLOATING);
  const code = await host.evaluate((host) => host.ask("tripod").catch(({ code }) => code));
  assert.equal(code, "wasm");
  await host.getByRole("link", { name: "Tripod legs" }).waitFor();
  await host.evaluate((host) => host.clear());
  assert.equal(await host.getByRole("link").count(), 0);
  await host.evaluate((host) => host.stop());
  assert.ok(await widget.input.isVisible());
  await closePage(page);
});

for (const lang of ["ar", "de", "en", "es", "fr", "ja", "ko", "zh"]) {
  test(`${lang}: everything is said in it`, async () => {
    const said = wordsOf(lang);
    const { page, widget, host } = await opened("<citecore-widget></citecore-widget>", { lang });
    await widget.button(said.heading).click();
    const direction = await widget.alert.evaluate((node) => getComputedStyle(node).direction);
    assert.equal(direction, said.direction);
    await widget.send("tripod");
    await widget.status.filter({ hasText: "2" }).waitFor();
    await assertAccessible(page, "citecore-widget");
    await widget.button(said.close).click();
    await host.getByRole("dialog").waitFor({ state: "hidden" });
    await closePage(page);
  });
}

test("a browser without WebAssembly has it too", async () => {
  fake.restart({}, { body: FLOATING });
  const page = await openPage(browser, "about:blank");
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await page.goto(fake.origin);
  const widget = new Widget(page);
  await widget.button("Ask us").click();
  await widget.alert.filter({ hasText: "Answers can’t be shown here" }).waitFor();
  await widget.send("tripod");
  await widget.host.getByRole("link", { name: "Tripod legs" }).waitFor();
  assert.deepEqual(await errors(page), ["wasm"]);
  await closePage(page);
});
