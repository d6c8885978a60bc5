import { createOpenAI } from "@ai-sdk/openai";
import init, { ask, formatReferences } from "citecore";
import { completeWith } from "./complete.mjs";
import { replay } from "./replay.mjs";
import { search } from "./search.mjs";

const question = process.argv[2] ?? "How do I align an equatorial mount?";
const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL = "gpt-5-mini" } = process.env;

// Without a key or a server of your own, an answer is played.
const played = OPENAI_API_KEY || OPENAI_BASE_URL ? undefined : await replay();
const provider = createOpenAI({
  baseURL: played?.baseURL ?? OPENAI_BASE_URL,
  apiKey: OPENAI_API_KEY ?? "none",
});

await init();
const { answer, validation, fallback, incomplete, trace } = await ask(question, {
  search,
  complete: completeWith(provider.chat(OPENAI_MODEL)),
  onProgress({ stage, segments = [] }) {
    if (stage === "repairing" && segments.length === 0) process.stdout.write("\n\nOnce more:\n\n");
    // Text and citations, numbered by first appearance: none of it changes any more.
    for (const { text } of segments) process.stdout.write(text);
  },
});
played?.close();

if (fallback) process.stdout.write(answer.text);
process.stdout.write(`\n\n${formatReferences(answer, { style: "bracket" })}`);
for (const { message } of validation.problems) console.error(`lacking: ${message}`);
if (fallback || incomplete)
  for (const { warnings } of trace) for (const warning of warnings) console.error(warning);
