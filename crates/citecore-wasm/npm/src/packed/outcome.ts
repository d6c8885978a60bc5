import type { Message, Outcome, Problem, TraceEntry, Validation } from "../types.js";
import { answer } from "./answers.js";
import { choice, count, flag, list, maybe, number, text, texts } from "./kinds.js";
import { record, table } from "./objects.js";
import { context } from "./passages.js";

export const messages = list(
  record<Message>({ role: choice("system", "user", "assistant"), content: text }),
);

const code = choice(
  "empty",
  "missing-prefix",
  "no-citations",
  "low-coverage",
  "unknown-source",
  "low-diversity",
);

export const validation = record<Validation>({
  ok: flag,
  coverage: number,
  distinctSources: count,
  problems: list(record<Problem>({ code, message: text, statement: maybe(count) })),
});

const counts = table(number);

const entry = record<TraceEntry>({
  stage: choice("expanded", "retrieved", "selected", "answered", "validated"),
  attempt: count,
  counts,
  sources: maybe(counts),
  warnings: texts,
});

export const outcome = record<Omit<Outcome, "verification">>({
  answer,
  original: answer,
  validation,
  context,
  attempts: count,
  fallback: flag,
  incomplete: flag,
  trace: list(entry),
});
