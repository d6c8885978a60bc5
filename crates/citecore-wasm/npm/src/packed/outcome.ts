import type {
  Message,
  ModelSettings,
  Outcome,
  Problem,
  SearchSettings,
  StatementVerdict,
  TraceEntry,
  Validation,
  Verification,
} from "../types.js";
import { answer, verdicts } from "./answers.js";
import { choice, count, flag, list, maybe, number, orNull, text, texts } from "./kinds.js";
import { record, table } from "./objects.js";
import { context } from "./passages.js";

export const messages = list(
  record<Message>({ role: choice("system", "user", "assistant"), content: text }),
);

export const searchSettings = record<SearchSettings>({ perQuery: maybe(count) });

export const modelSettings = record<ModelSettings>({
  attempt: count,
  temperature: maybe(number),
  maxTokens: maybe(count),
});

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
  stage: choice(
    "expanded",
    "retrieved",
    "selected",
    "answered",
    "validated",
    "verified",
    "corrected",
  ),
  attempt: count,
  counts,
  sources: maybe(counts),
  warnings: texts,
});

const statements = list(
  record<StatementVerdict>({
    statement: count,
    status: choice("supported", "unsupported", "uncertain", "uncited"),
    confidence: number,
  }),
);

export const verification = record<Verification>({
  verdicts,
  statements,
  accuracyRate: number,
  corrected: maybe(record<NonNullable<Verification["corrected"]>>({ verdicts, statements })),
});

export const outcome = record<Omit<Outcome, "error">>({
  answer,
  original: answer,
  validation,
  verification: orNull(verification),
  verified: maybe(answer),
  context,
  attempts: count,
  fallback: flag,
  incomplete: flag,
  trace: list(entry),
});
