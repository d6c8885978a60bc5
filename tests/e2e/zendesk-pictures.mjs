// Writes the pictures of `www/zendesk/README.md`: `node zendesk-pictures.mjs` after `cargo xtask build`.
import { join } from "node:path";
import { ROOT } from "../support/root.mjs";
import { launchWhole, openPage } from "./support/browser.mjs";
import { fakeProxy, stream } from "./support/fake-proxy.mjs";
import { helpCenter } from "./support/help-center.mjs";
import { Widget } from "./support/widget.mjs";

const PICTURES = join(ROOT, "www/zendesk/pictures");
const QUESTION = "How do I align an equatorial mount with two stars?";

/** What the answer says, each statement with words by which its passage is found. */
const STATEMENTS = [
  "The first star corrects the starting position of the two axes.",
  "The second star lets the controller calculate how far the mount's polar axis misses the celestial pole and allow for it in every later slew.",
  "A two-star alignment does not move the polar axis.",
];

const written = ({ context }) =>
  STATEMENTS.map((statement) => {
    const source = context.sources.find(({ text }) => text.includes(statement.slice(0, 30)));
    return statement.replace(/\.$/, ` [${source?.number ?? 1}].`);
  }).join(" ");

const fake = await fakeProxy();
const center = await helpCenter({ proxy: fake.origin });
const headers = {
  "access-control-allow-origin": center.origin,
  "access-control-allow-headers": "authorization, content-type",
};
fake.restart({
  "OPTIONS /v1/answer": () => ({ status: 204, headers }),
  "POST /v1/answer": ({ body }) => ({ ...stream(written(body)), headers }),
});
const browser = await launchWhole();

async function asked(settings) {
  center.restart({
    settings: {
      citecore_proxy: fake.origin,
      citecore_handoff: "form",
      brand_color: "#17494d",
      ...settings,
    },
  });
  const page = await openPage(browser, `${center.origin}/hc/en-us`, { deviceScaleFactor: 2 });
  const widget = new Widget(page);
  if (!(await widget.input.isVisible())) await widget.host.getByRole("button").click();
  await widget.input.waitFor();
  await widget.send(QUESTION);
  await widget.outcome();
  return { page, widget };
}
const shoot = (page, name) => page.screenshot({ path: join(PICTURES, `${name}.png`) });

const corner = await asked({});
await shoot(corner.page, "answer");
await corner.widget.citations.first().focus();
await corner.page.keyboard.press("Enter");
await corner.widget.preview.waitFor();
await shoot(corner.page, "preview");
await corner.page.keyboard.press("Escape");
const opening = corner.page.context().waitForEvent("page");
await corner.widget.button("Ask support").click();
await shoot(await opening, "request");

const home = await asked({ citecore_place: "home" });
await shoot(home.page, "home");

await browser.close();
center.close();
fake.close();
