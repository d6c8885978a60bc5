// What an answer, a page or a stranger may not do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClean, closePage, launch, openPage } from "./support/browser.mjs";
import { expectEventually } from "./support/expect.mjs";
import { atOnce, fakeOpenAi, stream } from "./support/fake-openai.mjs";
import { TRIPOD, scripted, startProxy } from "./support/proxy.mjs";
import { shared } from "./support/shared.mjs";
import { Widget } from "./support/widget.mjs";

const fake = await shared(fakeOpenAi());
const proxy = await shared(startProxy(scripted(fake)));
const browser = await shared(launch());

async function answered(answer, verify = "off") {
  fake.restart(() => atOnce(stream(answer, 3)));
  const page = await openPage(browser, `${proxy.origin}/`);
  const widget = new Widget(page);
  await widget.set("verify", verify);
  await widget.send(TRIPOD);
  await widget.outcome();
  return widget;
}

test("HTML in an answer is shown as text", async () => {
  const html = [
    "<script>window.broken = 1</script>",
    '<img src="/broken.png" onerror="window.broken = 2">',
    '<a href="javascript:window.broken = 3">here</a>',
    "<iframe src=/></iframe>",
    "<svg onload=window.broken=4>",
  ];
  const widget = await answered(`Wipe it [1].\n\n${html.join("\n\n")}\n\nText ${html[1]} on [2].`);
  const text = await widget.text();
  assert.ok(text.includes("<script>window.broken = 1</script>"), text);
  assert.ok(text.includes("onerror"), text);
  const elements = await widget.answer.evaluate(
    (node) => node.querySelectorAll("script, img, iframe, svg[onload], [onerror]").length,
  );
  assert.equal(elements, 0);
  await widget.page.waitForTimeout(200);
  assert.equal(await widget.page.evaluate(() => window.broken), undefined);
  assert.deepEqual(
    widget.page.notes.requests.filter((url) => url.includes("broken")),
    [],
  );
  await assertClean(widget.page);
  await closePage(widget.page);
});

test("a table of hundreds of columns makes no more of the page than was written", async () => {
  const [columns, rows, written] = [500, 30, 50];
  const head = `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n`;
  const widget = await answered(head + `${"|x [1]".repeat(written)}|\n`.repeat(rows), "on");
  const [cells, quoted] = await widget.answer.evaluate((answer) => [
    answer.querySelectorAll("th, td").length,
    answer.getRootNode().querySelector("details:has(q)").textContent.length,
  ]);
  assert.ok(cells <= columns + rows * written + 1000, `${cells} cells`);
  assert.ok(quoted <= 700_000, `${quoted} characters of what was left out`);
  await closePage(widget.page);
});

test("links of an answer lead to addresses of known kinds alone", async () => {
  const widget = await answered(
    "See [a](javascript:alert(1)), [b](data:text/html,x), [c](vbscript:x), [d](https://example.org/d), " +
      "[e](/hc/en) and ![f](https://example.org/f.png) [1].",
  );
  const links = await widget.answer.evaluate((node) =>
    [...node.querySelectorAll("a:not([role])")].map((link) => link.getAttribute("href")),
  );
  // An image isn't shown, since showing it asks a stranger for it; it is a link to where it lies.
  assert.deepEqual(links, ["https://example.org/d", "/hc/en", "https://example.org/f.png"]);
  assert.equal(await widget.answer.locator("img").count(), 0);
  await assertClean(widget.page);
  await closePage(widget.page);
});

test("pages come with a policy that allows no inline script or style, and no other origin", async () => {
  for (const path of ["/", "/hc/en", "/hc/en/articles/tripod-legs"]) {
    const response = await fetch(proxy.origin + path);
    assert.equal(response.status, 200, path);
    const policy = response.headers.get("content-security-policy");
    for (const part of [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      assert.ok(policy.includes(part), `${path}: ${policy}`);
    }
    assert.ok(!policy.includes("unsafe-inline"));
  }
});

test("nothing but the loader is loaded before somebody means to ask", async () => {
  const page = await openPage(browser, `${proxy.origin}/hc/en/articles/tripod-legs`);
  const widget = new Widget(page);
  const loaded = () => page.notes.requests.filter((url) => url.includes("/widget/"));
  await page.waitForTimeout(500);
  assert.deepEqual(loaded(), [`${proxy.origin}/widget/citecore-widget.js`]);
  await widget.host.getByRole("button").first().hover();
  await expectEventually(() => loaded().filter((url) => url.endsWith(".wasm")).length, 1);
  await assertClean(page);
  await closePage(page);
});

test("the widget's files come compressed, for ever where their name says their content", async () => {
  const page = await openPage(browser, `${proxy.origin}/`);
  const responses = [];
  page.on("response", (response) => responses.push(response));
  const coming = page.waitForResponse((response) => response.url().endsWith(".wasm"));
  await new Widget(page).input.focus();
  await coming;
  const wasm = responses.find((response) => response.url().endsWith(".wasm"));
  const headers = await wasm.allHeaders();
  assert.equal(headers["content-type"], "application/wasm");
  assert.match(headers["cache-control"], /immutable/);
  const one = `${proxy.origin}/widget/citecore-widget-one.js`;
  const packed = await fetch(one, { headers: { "accept-encoding": "br" } });
  assert.equal(packed.headers.get("content-encoding"), "br");
  for (const encoding of ["br", "gzip"]) {
    const packed = await fetch(wasm.url(), { headers: { "accept-encoding": encoding } });
    assert.equal(packed.headers.get("content-encoding"), encoding);
    assert.equal(packed.headers.get("access-control-allow-origin"), "*");
    assert.deepEqual(
      [...new Uint8Array(await packed.arrayBuffer()).slice(0, 4)],
      [0, 0x61, 0x73, 0x6d],
    );
  }
  await closePage(page);
});
