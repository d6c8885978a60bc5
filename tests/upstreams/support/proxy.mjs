// The real proxy before a model of our choosing, and what it makes of the model's answers.
import { join } from "node:path";
import { serve } from "../../support/proxy.mjs";
import { ROOT } from "../../support/root.mjs";

const PROGRAM = process.env.UPSTREAMS_PROXY;

export const QUESTION = "How do I turn the telescope on?";

/** Starts the proxy with these settings, by their names in the environment without `CITECORE_`. */
export async function startProxy(settings) {
  if (!PROGRAM)
    throw new Error("UPSTREAMS_PROXY is not set: run the tests with `cargo xtask test upstreams`");
  const wanted = {
    KNOWLEDGE__PATH: join(ROOT, "tests/e2e/knowledge"),
    LIMITS__PER_MINUTE: "1000",
    LIMITS__FIRST_BYTE: "1",
    LIMITS__IDLE: "1",
    UPSTREAM__RETRIES: "1",
    UPSTREAM__MODEL: "test-model",
    UPSTREAM__API_KEY: "sk-secret",
    ...settings,
  };
  const proxy = await serve(PROGRAM, wanted, { PATH: process.env.PATH, RUST_LOG: "trace" });
  const post = (path, body, signal) =>
    fetch(proxy.origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
  return {
    ...proxy,
    post,
    /** The events of `/v1/answer`, or the problem that comes in their place. */
    async answer() {
      const response = await post("/v1/answer", answerRequest());
      if (response.status !== 200) return { problem: await response.json(), text: "", events: [] };
      const events = readEvents(await response.text());
      const deltas = events.filter((event) => event.name === "delta");
      return { events, text: deltas.map((event) => event.data.text).join(""), last: events.at(-1) };
    },
  };
}

/** A request to `/v1/answer` over two sources. */
export function answerRequest() {
  const sources = [
    { number: 1, text: "The mount turns around its polar axis." },
    { number: 2, text: "A mount has two axes." },
  ];
  return { question: "Around which axis?", context: { text: "", style: "bracket", sources } };
}

function readEvents(text) {
  const blocks = text.split("\n\n").filter((block) => block.includes("data:"));
  return blocks.map((block) => {
    const field = (name) => block.split("\n").find((line) => line.startsWith(`${name}: `));
    return {
      name: field("event").slice("event: ".length),
      data: JSON.parse(field("data").slice("data: ".length)),
    };
  });
}
