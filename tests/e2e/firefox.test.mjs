// The main ways, in Firefox.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { fakeProxy, stream } from "./support/fake-proxy.mjs";
import { WidgetInFirefox, launchFirefox, openInFirefox } from "./support/firefox.mjs";
import { shared } from "./support/shared.mjs";
import { squeeze } from "./support/widget.mjs";

const INLINE = '<citecore-widget mode="inline"></citecore-widget>';
const ASK = "POST /v1/answer";
const WIPE = "Wipe each tripod leg with a damp cloth after every night out [1].";
const RUBBER = "Replace a rubber foot when its profile is worn below 2 mm [2].";
const FORCE = "Bolts want 80 newton metres of force [1].";
const CITATION = "[role=doc-biblioref]";
const PREVIEW = "[role=dialog]";

const fake = await shared(fakeProxy());
const browser = await shared(launchFirefox());

/** A page whose proxy gives these answers, one after the other. */
async function opened(answers, body = INLINE) {
  const writes = (_, response, number) => stream(answers[Math.min(number, answers.length - 1)]);
  fake.restart({ [ASK]: writes }, { body });
  const page = await openInFirefox(browser, `${fake.origin}/`);
  return { page, widget: new WidgetInFirefox(page) };
}

async function answered(...answers) {
  const { page, widget } = await opened(answers);
  await widget.send("How is a tripod cleaned?");
  return { page, widget, outcome: await widget.outcome() };
}

async function done(page) {
  await assertClean(page);
  await page.browserContext().close();
}

const texts = (all) => all.map((node) => node.textContent.trim());
const count = (all) => all.length;

/** Where the pointer would have to be to be over nothing. */
const away = (page) => page.mouse.move(1270, 790);

test("the button opens the dialog, with the focus in its field, and Escape closes it", async () => {
  const { page, widget } = await opened([WIPE], "<citecore-widget></citecore-widget>");
  await (await widget.find("button")).click();
  await widget.find("textarea");
  const focused = () =>
    page.$eval("citecore-widget", (host) => host.shadowRoot.activeElement?.localName);
  await expectEventually(focused, "textarea");
  await page.keyboard.press("Escape");
  const visible = (all) => all.filter((node) => node.checkVisibility()).length;
  await widget.expect("textarea", visible, 0);
  await done(page);
});

test("a script that couldn't be had is asked for again", async () => {
  fake.restart({}, { app: 503 });
  const page = await openInFirefox(browser, `${fake.origin}/`);
  const widget = new WidgetInFirefox(page);
  const button = await widget.find("button");
  await button.click();
  await widget.find("[role=alert]");
  fake.app = 0;
  await button.click();
  await widget.find("textarea");
  await page.browserContext().close();
});

test("an answer is there to be read while it is written, and can be stopped until it is whole", async () => {
  const { page, widget } = await opened([]);
  let finish;
  fake.on[ASK] = (_, response) => {
    const [first, rest] = [`${WIPE}\n\n`, RUBBER].map((text) =>
      stream(text).body.split("event: done"),
    );
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(first[0]);
    finish = () => response.end(rest.join("event: done"));
  };
  await widget.send("How is a tripod cleaned?");
  await expectEventually(() => widget.text(), WIPE.replace("[1]", "1"));
  await widget.button("Stop");
  await widget.expect("[role=status] p", texts, ["Generating answer"]);
  const block = await widget.find('[part~="answer"] p');
  finish();
  const outcome = await widget.outcome();
  assert.equal(outcome.incomplete, false);
  assert.equal(await widget.text(), `${WIPE} ${RUBBER}`.replace("[1]", "1").replace("[2]", "2"));
  assert.ok(await block.evaluate((node) => node.isConnected), "what was settled stayed as it was");
  await done(page);
});

test("a citation's preview opens by hover and by focus, marks its sentence, and Escape closes it alone", async () => {
  const { page, widget } = await answered(`${WIPE} ${RUBBER}`);
  const [first, second] = await page.$$(`citecore-widget >>> ${CITATION}`);
  await second.hover();
  const preview = await widget.find(PREVIEW);
  const text = squeeze(await preview.evaluate((node) => node.innerText));
  assert.ok(text.includes("Tripod feet") && text.includes("The source says this"), text);
  await widget.expect(`${PREVIEW} mark`, texts, [RUBBER.replace(" [2]", "")]);
  const links = (all) => all.map((link) => link.getAttribute("href"));
  const [link] = await widget.all(`${PREVIEW} a`, links);
  assert.match(link, /\/hc\/en\/articles\/tripod-feet#:~:text=/);
  await away(page);
  await widget.expect(PREVIEW, count, 0);

  const focused = () => first.evaluate((node) => node.matches(":focus"));
  for (let presses = 0; presses < 20 && !(await focused()); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expectEventually(() => first.evaluate((node) => node.ariaExpanded), "true");
  assert.deepEqual(await widget.all(`${PREVIEW} mark`, texts), [WIPE.replace(" [1]", "")]);
  await page.keyboard.press("Escape");
  await widget.expect(PREVIEW, count, 0);
  assert.ok(await focused(), "the focus stays");
  await done(page);
});

test("references lead back to every occurrence", async () => {
  const { page, widget } = await answered(`${WIPE} ${RUBBER} ${WIPE}`);
  const references = '[role="doc-bibliography"] li';
  const names = (all) => all.map((item) => item.querySelector("a").textContent);
  assert.deepEqual(await widget.all(references, names), ["Tripod legs", "Tripod feet"]);
  const backlinks = await page.$$(`citecore-widget >>> ${references} [role=doc-backlink]`);
  assert.equal(backlinks.length, 3);
  const ids = await widget.all(CITATION, (all) => all.map(({ id }) => id));
  await backlinks[1].click();
  const focused = () => page.$eval("citecore-widget", (host) => host.shadowRoot.activeElement?.id);
  await expectEventually(focused, ids[2]);
  await done(page);
});

test("verdicts are signs with a text, and what was removed is told", async () => {
  const { page, widget, outcome } = await answered(`${WIPE} ${FORCE} ${RUBBER}`);
  assert.equal(outcome.verification.verdicts.length, 3);
  const signs = (all) =>
    all.map((sign) => [sign.ariaLabel, sign.getBoundingClientRect().width >= 8]);
  const accurate = ["Accurate: the source says this", true];
  assert.deepEqual(await widget.all('[part~="answer"] [role=img]', signs), [accurate, accurate]);
  assert.deepEqual(await widget.all("summary", texts), ["1 citation removed"]);
  const [told] = await widget.all('[part~="verification"]', texts);
  assert.ok(told.includes("2 of 3 citations confirmed by their source"), told);
  await done(page);
});

test("copying gives Markdown and HTML with the references", async () => {
  const { page, widget } = await answered(`${WIPE} Look at **both**.`);
  await (await widget.button("Copy")).click();
  await widget.button("Copied");
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = async (kind) => (await item.getType(kind)).text();
    return { markdown: await text("text/plain"), html: await text("text/html") };
  });
  assert.ok(copied.markdown.startsWith(`${WIPE} Look at **both**.`), copied.markdown);
  assert.match(copied.markdown, /References[^]*Tripod legs/);
  assert.match(copied.html, /<strong>both<\/strong>/);
  assert.match(copied.html, /<h2>References<\/h2>\s*<ol>\s*<li>[^]*Tripod legs/);
  await done(page);
});

test("a follow-up is asked with what came before, and both are there on the next page", async () => {
  const { page, widget } = await answered(WIPE, RUBBER);
  await widget.send("And the feet?");
  await widget.outcome(2);
  const { history } = fake.sent[ASK][1].body;
  assert.deepEqual(history, [
    { question: "How is a tripod cleaned?", answer: WIPE.replace(" [1]", "") },
  ]);
  await page.goto(`${fake.origin}/another`);
  await (await widget.find("textarea")).click();
  await widget.expect(".turn h3", texts, ["How is a tripod cleaned?", "And the feet?"]);
  await widget.expect('[role="doc-bibliography"]', count, 2);
  assert.equal(fake.sent[ASK].length, 2, "nothing was asked again");
  await done(page);
});
