// What a reader can do with an answer: copy it, say whether it helped, go on to people.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./support/axe.mjs";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy, stream } from "./support/fake-proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const INLINE = '<citecore-widget mode="inline" verify="off"></citecore-widget>';
const ANSWER = "Wipe the **legs** [1]. Look at the `feet` [2], see <b>both</b> [1].";
const FEEDBACK = "POST /v1/feedback";

const fake = await shared(fakeProxy());
const browser = await shared(launch());

/** A page on which a question was answered; events by these names are noted. */
async function answered(attributes = {}, on = {}) {
  const writes = () => stream(ANSWER);
  fake.restart({ "POST /v1/answer": writes, ...on }, { body: INLINE });
  const page = await openPage(browser, `${fake.origin}/`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.evaluate(() => {
    window.heard = [];
    for (const name of ["feedback", "handoff"]) {
      addEventListener(`citecore:${name}`, (event) => window.heard.push([name, event.detail]));
    }
  });
  const widget = new Widget(page);
  for (const [name, value] of Object.entries(attributes)) await widget.set(name, value);
  await widget.send("How is a tripod cleaned?");
  await widget.outcome();
  return { page, widget };
}

/** What has the focus, in the widget. */
const focused = (page) =>
  page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.textContent);

/** Is the whole of it on the screen, and not scrolled away? */
const seen = (locator) =>
  locator.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const root = node.getRootNode();
    const at = (y) => root.elementFromPoint(box.x + box.width / 2, y);
    return at(box.top + 2) === node && at(box.bottom - 2) === node;
  });

const heard = (page) => page.evaluate(() => window.heard);

test("copying gives Markdown and HTML at once, with the references, and no markup of the answer's", async () => {
  const { page, widget } = await answered();
  await widget.button("Copy").click();
  await widget.button("Copied").waitFor();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = async (kind) => (await item.getType(kind)).text();
    return { markdown: await text("text/plain"), html: await text("text/html") };
  });
  const legs = `${fake.origin}/hc/en/articles/tripod-legs`;
  const markdown = copied.markdown.replaceAll("\r\n", "\n");
  assert.ok(markdown.startsWith(ANSWER), markdown);
  assert.match(markdown, /References/);
  assert.ok(markdown.includes(`Tripod legs`) && markdown.includes(legs), markdown);
  assert.ok(copied.html.includes(`<a href="${legs}">[1]</a>`), copied.html);
  assert.ok(copied.html.includes("<strong>legs</strong>"), copied.html);
  assert.ok(copied.html.includes("&lt;b&gt;both"), copied.html);
  assert.match(copied.html, /<h2>References<\/h2>\s*<ol>\s*<li>/);
  assert.doesNotMatch(copied.html, /class=|role=|aria-|<svg|<button/);
  await widget.button("Copy").waitFor({ timeout: 5_000 });
  await assertClean(page);
  await closePage(page);
});

for (const [what, shut] of [
  [
    "that has no clipboard",
    () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
  ],
  [
    "whose clipboard is shut",
    () => {
      const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      navigator.clipboard.write = navigator.clipboard.writeText = refuse;
    },
  ],
]) {
  test(`on a page ${what} the browser's own command copies`, async () => {
    const { page, widget } = await answered();
    await page.evaluate(() => (window.kept = navigator.clipboard));
    await page.evaluate(shut);
    await page.evaluate(() => addEventListener("copy", (event) => event.stopPropagation(), true));
    await widget.button("Copy").click();
    await widget.button("Copied").waitFor();
    assert.equal(await focused(page), "Copied", "the focus stays");
    const [markdown, html] = await page.evaluate(async () => {
      const [item] = await window.kept.read();
      const text = async (kind) => (await item.getType(kind)).text();
      return Promise.all([text("text/plain"), text("text/html")]);
    });
    assert.ok(markdown.replaceAll("\r\n", "\n").startsWith(ANSWER), markdown);
    assert.ok(html.includes("<strong>legs</strong>"), html);
    await assertClean(page);
    await closePage(page);
  });
}

test("a browser that refuses is told of", async () => {
  const { page, widget } = await answered();
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    navigator.clipboard.write = navigator.clipboard.writeText = refuse;
    document.execCommand = () => false;
  });
  await widget.button("Copy").click();
  await widget.button("Copying failed").waitFor();
  await assertClean(page);
  await closePage(page);
});

test("feedback is sent with the answer, told to the page, and thanked for", async () => {
  const { page, widget } = await answered();
  const [yes, no] = [widget.button("Helpful"), widget.button("Not helpful")];
  assert.equal(await yes.getAttribute("aria-pressed"), "false");
  await yes.click();
  await widget.host.getByText("Thank you for your feedback").first().waitFor();
  assert.deepEqual(
    [await yes.getAttribute("aria-pressed"), await no.getAttribute("aria-pressed")],
    ["true", "false"],
  );
  const { headers, body } = fake.sent[FEEDBACK][0];
  assert.match(headers["content-type"], /^application\/json/);
  assert.equal(body.question, "How is a tripod cleaned?");
  assert.equal(body.answer, ANSWER);
  assert.equal(body.helpful, true);
  assert.deepEqual(body.references[0], {
    number: 1,
    title: "Tripod legs",
    url: "/hc/en/articles/tripod-legs",
  });
  assert.deepEqual(await heard(page), [["feedback", { helpful: true }]]);
  await yes.click();
  assert.equal(fake.sent[FEEDBACK].length, 1, "said once is said");
  await no.click();
  await expectEventually(() => fake.sent[FEEDBACK].length, 2);
  assert.equal(fake.sent[FEEDBACK][1].body.helpful, false);
  await expectEventually(() => no.getAttribute("aria-pressed"), "true");
  assert.equal(await yes.getAttribute("aria-pressed"), "false");
  await assertAccessible(page, "citecore-widget");
  await assertClean(page);
  await closePage(page);
});

test("feedback that doesn't arrive is told, and can be sent again", async () => {
  let status = 503;
  const { page, widget } = await answered({}, { [FEEDBACK]: () => ({ status }) });
  const yes = widget.button("Helpful");
  await yes.click();
  await widget.alert.filter({ hasText: "could not be sent" }).waitFor();
  assert.equal(await yes.getAttribute("aria-pressed"), "false");
  status = 204;
  await yes.click();
  await widget.host.getByText("Thank you for your feedback").first().waitFor();
  assert.equal(await widget.alert.filter({ hasText: /\S/ }).count(), 0);
  assert.equal(await yes.getAttribute("aria-pressed"), "true");
  await assertClean(page, [/status of 503/]);
  await closePage(page);
});

test("a page that keeps feedback for itself prevents that it is sent", async () => {
  const { page, widget } = await answered();
  await page.evaluate(() =>
    addEventListener("citecore:feedback", (event) => event.preventDefault()),
  );
  await widget.button("Not helpful").click();
  await widget.host.getByText("Thank you for your feedback").first().waitFor();
  await widget.host.getByRole("textbox", { name: REASON }).fill("Why");
  await widget.button("Send").click();
  await expectEventually(async () => (await heard(page)).length, 2);
  await expectEventually(() => widget.button("Send").count(), 0);
  assert.equal(fake.sent[FEEDBACK], undefined);
  await assertClean(page);
  await closePage(page);
});

/** What the proxy keeps what was said under. */
const kept = (sent, response, number) => ({
  status: 204,
  headers: { "x-request-id": `said-${number}` },
});
const REASON = "What was wrong, or missing? (optional)";
const WHY = "It names no cloth.\nWhich one is it?";

test("an answer that didn't help can be told why; both are sent, and which of them says more of the other", async () => {
  const { page, widget } = await answered({}, { [FEEDBACK]: kept });
  const field = widget.host.getByRole("textbox", { name: REASON });
  assert.equal(await field.count(), 0, "nobody is asked who has said nothing");
  await widget.button("Helpful").click();
  await widget.host.getByText("Thank you for your feedback").first().waitFor();
  assert.equal(await field.count(), 0, "nor who was helped");
  await widget.button("Not helpful").focus();
  await page.keyboard.press("Enter");
  await field.waitFor();
  assert.equal(await focused(page), "Not helpful", "the focus isn't taken");
  assert.ok(await widget.host.getByText("Thank you for your feedback").first().isVisible());
  await assertAccessible(page, "citecore-widget");
  await field.fill(`  ${WHY} `);
  await field.press("Enter");
  await expectEventually(() => field.count(), 0);
  assert.equal(await focused(page), "Not helpful");
  const [yes, no, why] = fake.sent[FEEDBACK].map(({ body }) => body);
  assert.equal(fake.sent[FEEDBACK].length, 3);
  assert.equal(yes.helpful, true);
  assert.deepEqual([no.helpful, no.reason, no.amends], [false, undefined, "said-0"]);
  assert.deepEqual(why, { ...no, reason: WHY, amends: "said-1" });
  assert.deepEqual(await heard(page), [
    ["feedback", { helpful: true }],
    ["feedback", { helpful: false }],
    ["feedback", { helpful: false, reason: WHY }],
  ]);
  assert.equal(await widget.button("Not helpful").getAttribute("aria-pressed"), "true");
  await assertAccessible(page, "citecore-widget");
  await assertClean(page);
  await closePage(page);
});

test("nobody has to give a reason", async () => {
  const { page, widget } = await answered();
  const field = widget.host.getByRole("textbox", { name: REASON });
  for (const leave of [
    () => widget.button("No, thanks").click(),
    () => field.press("Escape"),
    () => widget.button("Send").click(),
    () => field.press("Enter"),
  ]) {
    await widget.button("Not helpful").click();
    await field.waitFor();
    await leave();
    await expectEventually(() => field.count(), 0);
    assert.equal(await focused(page), "Not helpful");
    await widget.button("Helpful").click();
    await expectEventually(() => widget.button("Helpful").getAttribute("aria-pressed"), "true");
  }
  await widget.button("Not helpful").click();
  await field.waitFor();
  await widget.button("Helpful").click();
  await expectEventually(() => field.count(), 0);
  assert.ok(fake.sent[FEEDBACK].every(({ body }) => body.reason === undefined));
  await assertClean(page);
  await closePage(page);
});

test("Escape leaves the reason, and not the panel; a line break is Shift and Enter", async () => {
  fake.restart({ "POST /v1/answer": () => stream(ANSWER) });
  const page = await openPage(browser, `${fake.origin}/`);
  const widget = new Widget(page);
  await widget.host.getByRole("button").click();
  await widget.send("How is a tripod cleaned?");
  await widget.outcome();
  await widget.button("Not helpful").click();
  const field = widget.host.getByRole("textbox", { name: REASON });
  await field.fill("One");
  await field.press("Shift+Enter");
  assert.equal(await field.inputValue(), "One\n");
  await expectEventually(() => seen(field), true, 2_000);
  await field.press("Escape");
  await expectEventually(() => field.count(), 0);
  assert.ok(await widget.input.isVisible());
  await page.keyboard.press("Escape");
  await expectEventually(() => widget.input.isVisible(), false);
  await assertClean(page);
  await closePage(page);
});

test("a reason has a thousand characters at most, and one that doesn't arrive stays to be sent again", async () => {
  let status = 204;
  const { page, widget } = await answered({}, { [FEEDBACK]: () => ({ status }) });
  await widget.button("Not helpful").click();
  const field = widget.host.getByRole("textbox", { name: REASON });
  await field.waitFor();
  status = 503;
  await field.click();
  await page.keyboard.insertText("x".repeat(1_200));
  assert.equal((await field.inputValue()).length, 1_000);
  await widget.button("Send").click();
  await widget.alert.filter({ hasText: "could not be sent" }).waitFor();
  assert.equal(await widget.button("Not helpful").getAttribute("aria-pressed"), "true");
  assert.equal((await field.inputValue()).length, 1_000);
  await assertAccessible(page, "citecore-widget");
  status = 204;
  await field.press("Enter");
  await expectEventually(() => field.count(), 0);
  assert.equal(fake.sent[FEEDBACK].at(-1).body.reason.length, 1_000);
  assert.equal(fake.sent[FEEDBACK].at(-1).body.amends, undefined, "the proxy gave no id");
  await assertClean(page, [/status of 503/]);
  await closePage(page);
});

test("a reason that is on its way isn't sent twice", async () => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  const slow = async (sent) => {
    if (sent.body.reason) await held;
    return { status: 204 };
  };
  const { page, widget } = await answered({}, { [FEEDBACK]: slow });
  await widget.button("Not helpful").click();
  const field = widget.host.getByRole("textbox", { name: REASON });
  await field.fill("Why");
  await field.press("Enter");
  await field.press("Enter");
  await widget.button("Send").click();
  release();
  await expectEventually(() => field.count(), 0);
  assert.equal(fake.sent[FEEDBACK].length, 2);
  await closePage(page);
});

test("where the page names no way to people, it is a letter", async () => {
  const { page, widget } = await answered();
  await page.evaluate(() => (window.open = (address) => (window.opened = address)));
  await widget.button("Ask support").click();
  const letter = new URL(await page.evaluate(() => window.opened));
  assert.equal(letter.protocol, "mailto:");
  assert.equal(letter.searchParams.get("subject"), "How is a tripod cleaned?");
  assert.match(letter.searchParams.get("body"), /References/);
  await closePage(page);
});

test("the request form opens with question and answer in it", async () => {
  const { page, widget } = await answered({ handoff: "/hc/en/requests/new?ticket_form_id=7" });
  const opening = page.context().waitForEvent("page");
  await widget.button("Ask support").click();
  const form = await opening;
  const { pathname, searchParams } = new URL(form.url());
  assert.equal(pathname, "/hc/en/requests/new");
  assert.equal(searchParams.get("ticket_form_id"), "7");
  assert.equal(searchParams.get("tf_subject"), "How is a tripod cleaned?");
  const description = searchParams.get("tf_description");
  assert.ok(description.includes("How is a tripod cleaned?") && description.includes(ANSWER));
  assert.ok(description.includes("Tripod legs"), description);
  assert.equal(await form.evaluate(() => window.opener), null);
  const [[name, detail]] = await heard(page);
  assert.deepEqual([name, detail.question], ["handoff", "How is a tripod cleaned?"]);
  assert.ok(detail.answer.startsWith("Wipe the **legs**."), detail.answer);
  await assertClean(page);
  await closePage(page);
});

test("however long the answer, the form's address isn't too long for servers", async () => {
  const long = `${"Stative müssen täglich geprüft werden — 삼각대 ".repeat(400)} [1].`;
  const writes = () => stream(long);
  const { page, widget } = await answered(
    { handoff: "/hc/en/requests/new" },
    { "POST /v1/answer": writes },
  );
  const opening = page.context().waitForEvent("page");
  await widget.button("Ask support").click();
  const url = (await opening).url();
  assert.ok(url.length < 8_000, `${url.length} characters`);
  assert.ok(new URL(url).searchParams.get("tf_description").endsWith("…"));
  await closePage(page);
});

test("zE opens the messenger", async () => {
  const { page, widget } = await answered({ handoff: "zE" });
  await page.evaluate(() => {
    window.calls = [];
    window.zE = (...call) => window.calls.push(call);
  });
  await widget.button("Ask support").click();
  assert.deepEqual(await page.evaluate(() => window.calls), [["messenger", "open"]]);
  await closePage(page);
});

test("where there is no messenger, it is the form or a letter", async () => {
  for (const [knowledge, protocol, subject] of [
    ["zendesk", "http:", "tf_subject"],
    ["proxy", "mailto:", "subject"],
  ]) {
    const { page, widget } = await answered({ handoff: "zE" });
    await widget.set("knowledge", knowledge);
    await page.evaluate(() => (window.open = (address) => (window.opened = address)));
    await widget.button("Ask support").click();
    const url = new URL(await page.evaluate(() => window.opened));
    assert.equal(url.protocol, protocol);
    assert.equal(url.searchParams.get(subject), "How is a tripod cleaned?");
    await closePage(page);
  }
});

test("a page may do something else", async () => {
  const { page, widget } = await answered({ handoff: "zE" });
  await page.evaluate(() => {
    window.calls = [];
    window.zE = (...call) => window.calls.push(call);
    addEventListener("citecore:handoff", (event) => event.preventDefault());
  });
  await widget.button("Ask support").click();
  assert.deepEqual(await page.evaluate(() => window.calls), []);
  assert.equal((await heard(page)).length, 1);
  await closePage(page);
});

test("an address that runs something is not opened", async () => {
  const { page, widget } = await answered({ handoff: "javascript:window.broken=1" });
  await widget.button("Ask support").click();
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => window.broken), undefined);
  assert.equal(page.context().pages().length, 1);
  await closePage(page);
});
