// What becomes of a model's marks, over five sources.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { atOnce, fakeOpenAi, stream } from "./support/fake-openai.mjs";
import { KEY, TRIPOD, scripted, startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const fake = await shared(fakeOpenAi());
const proxy = await shared(startProxy(scripted(fake)));
const browser = await shared(launch());

/** Asks with this script behind the proxy, and hands the widget and the outcome over. */
async function asking(script, check) {
  fake.restart(script);
  const page = await openPage(browser, `${proxy.origin}/`);
  const widget = new Widget(page);
  // Of the marks themselves, whatever the sources say.
  await widget.set("verify", "off");
  await widget.send(TRIPOD);
  const outcome = await widget.outcome();
  await check(widget, outcome, page);
  await assertClean(page);
  await closePage(page);
}

test("marks are renumbered by first appearance, unknown ones left out", async () => {
  await asking(
    () => atOnce(stream("B [4], A [2], unknown [9].")),
    async (widget, outcome) => {
      assert.equal(outcome.context.sources.length, 5);
      assert.equal(await widget.text(), "B 1, A 2, unknown.");
      assert.equal(await widget.references.count(), 2);
      const [first, second] = outcome.answer.references;
      assert.equal(first.title, outcome.context.sources[3].title);
      assert.equal(second.title, outcome.context.sources[1].title);
      assert.ok((await widget.references.nth(0).innerText()).includes(first.title));
      assert.ok((await widget.references.nth(1).innerText()).includes(second.title));
    },
  );
  assert.equal(fake.requests.length, 1, "an unknown number alone is no reason to ask again");
});

test("the model gets the rules, the numbered sources and the key; the page gets none of them", async () => {
  await asking(
    () => atOnce(stream("Wipe the legs [1].")),
    async (_, outcome, page) => {
      const [{ headers, body }] = fake.requests;
      assert.equal(headers.authorization, `Bearer ${KEY}`);
      assert.equal(body.stream, true);
      assert.equal(body.model, "scripted");
      assert.equal(body.messages[0].role, "system");
      const prompt = body.messages.at(-1).content;
      for (const { number, text } of outcome.context.sources) {
        assert.ok(prompt.includes(`[${number}]`) && prompt.includes(text.slice(0, 40)));
      }
      assert.ok(prompt.endsWith(`Question: ${TRIPOD}`));
      assert.ok(!(await page.content()).includes(KEY));
      assert.ok(!JSON.stringify(outcome).includes(KEY));
    },
  );
});

test("an answer without citations is asked for three times, the third shown with what it lacks", async () => {
  const answers = ["First, wipe it.", "Second, wipe it dry.", "Third, wipe it and dry it."];
  await asking(
    (number) => atOnce(stream(answers[number])),
    async (widget, outcome) => {
      assert.equal(outcome.attempts, 3);
      assert.equal(await widget.text().then((text) => text.includes(answers[2])), true);
      assert.ok(!(await widget.text()).includes(answers[0]));
      assert.deepEqual(
        outcome.validation.problems.map(({ code }) => code),
        ["no-citations"],
      );
      await widget.host
        .getByText(/cites no source/i)
        .first()
        .waitFor();
      assert.equal(await widget.references.count(), 0);
    },
  );
  assert.equal(fake.requests.length, 3);
  const [, second, third] = fake.requests.map(({ body }) => body.messages);
  assert.ok(second.at(-1).content.includes(answers[0]));
  assert.ok(third.at(-1).content.includes(answers[1]));
  assert.notEqual(second[0].content, third[0].content);
});

test("a repaired answer takes the place of the first", async () => {
  const answers = ["Wipe the legs.", "Wipe the legs [3]."];
  await asking(
    (number) => atOnce(stream(answers[number])),
    async (widget, outcome) => {
      assert.equal(outcome.attempts, 2);
      assert.equal(await widget.text(), "Wipe the legs 1.");
      assert.equal(outcome.original.text, answers[0]);
      assert.equal(await widget.host.getByText(/cites no source/i).count(), 0);
    },
  );
});

test("code, array indexes and ordinary brackets stay as they are", async () => {
  const answer =
    "Read `reply[0]` first [1].\n\n```c\nframes[1] = stack[0][2];\n```\n\nThen press [Menu] in [2024] [2].";
  await asking(
    () => atOnce(stream(answer)),
    async (widget) => {
      const text = await widget.text();
      assert.ok(text.includes("reply[0]"), text);
      assert.ok(text.includes("frames[1] = stack[0][2];"), text);
      assert.ok(text.includes("[Menu] in [2024]"), text);
      assert.deepEqual(await widget.numbers(), ["1", "2"]);
    },
  );
});

test("backlinks lead to every occurrence", async () => {
  await asking(
    () => atOnce(stream("Wipe it [2]. Dry it [2]. Store it [1].")),
    async (widget) => {
      const links = widget.references.first().locator('[role="doc-backlink"]');
      assert.equal(await links.count(), 2);
      assert.match(await links.nth(0).getAttribute("aria-label"), /^Back to citation 1\b/);
      const ids = await widget.citations.evaluateAll((all) => all.map((link) => `#${link.id}`));
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      assert.deepEqual(targets, ids.slice(0, 2));
      await links.nth(1).click();
      const focused = await widget.host.evaluate((host) => host.shadowRoot.activeElement?.id);
      assert.equal(`#${focused}`, ids[1]);
    },
  );
});
