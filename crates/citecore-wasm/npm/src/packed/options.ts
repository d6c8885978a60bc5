import type {
  AnswerOptions,
  ContextOptions,
  ExpandOptions,
  ExpandRule,
  Profile,
  ProfileName,
  PromptOptions,
  ReadOptions,
  ReferenceStyle,
  SelectOptions,
  ValidateOptions,
} from "../types.js";
import { choice, count, flag, list, maybe, number, orNull, share, text, texts } from "./kinds.js";
import { options, record, setting, table } from "./objects.js";
import { contextStyle, references } from "./passages.js";
import { type Shape, expectedWord } from "./shape.js";

export const readOptions = options<ReadOptions>({
  engine: maybe(
    choice(
      "astra",
      "azure-search",
      "azure-openai",
      "azure-ml",
      "azure-sql",
      "cosmos-mongo",
      "mongodb",
      "elasticsearch",
      "pinecone",
      "qdrant",
      "pgvector",
      "lightrag",
      "langchain",
      "llamaindex",
      "zendesk",
      "passages",
    ),
  ),
  fields: options<NonNullable<ReadOptions["fields"]>>({
    text: maybe(text),
    title: maybe(text),
    url: maybe(text),
    id: maybe(text),
    score: maybe(text),
    source: maybe(text),
    year: maybe(text),
    page: maybe(text),
    updated: maybe(text),
  }),
});

export const expandOptions = options<ExpandOptions>({
  rules: maybe(list(setting<ExpandRule>({ when: texts, also: texts }))),
  limit: count,
});

/** "adaptive", or a number: more than there can be passages is as many as there are. */
const perSource: Shape<number | "adaptive"> = {
  pack(value, to) {
    if (value !== "adaptive" && typeof value !== "number")
      throw expectedWord('a whole number from 1 or "adaptive"', value);
    many.pack(value === "adaptive" ? null : Math.min(value, 2 ** 32 - 1), to);
  },
  unpack: (from) => many.unpack(from) ?? "adaptive",
};
const many = maybe(count);

type Part<Of, Name extends keyof Of> = NonNullable<Of[Name]>;

export const selectOptions = options<SelectOptions>({
  minScore: maybe(number),
  minTextLength: maybe(count),
  maxTextLength: maybe(count),
  maxPassages: maybe(count),
  hybrid: maybe(setting<Part<SelectOptions, "hybrid">>({ keywordWeight: number })),
  dedupe: choice("text", "url", "source-page", "none"),
  mmr: maybe(setting<Part<SelectOptions, "mmr">>({ k: count, fetchK: count, lambda: number })),
  roundRobin: maybe(setting<Part<SelectOptions, "roundRobin">>({ perSource })),
  boost: maybe(
    options<Part<SelectOptions, "boost">>({
      recency: maybe(
        setting<Part<Part<SelectOptions, "boost">, "recency">>({ now: text, halfLifeDays: number }),
      ),
      sources: table(number),
    }),
  ),
});

export const contextOptions = options<ContextOptions>({
  style: contextStyle,
  relevance: flag,
  policy: flag,
  thresholds: options<Part<ContextOptions, "thresholds">>({ high: number, medium: number }),
});

export const promptOptions = options<PromptOptions>({
  attempt: count as Shape<0 | 1 | 2>,
  previous: maybe(text),
  domain: maybe(text),
  template: maybe(text),
  language: maybe(text),
  refusal: maybe(text),
  requirePrefix: flag,
  minSources: maybe(count),
  history: list(record({ question: text, answer: text })),
});

export const answerOptions = options<AnswerOptions>({
  dangling: choice("drop", "keep"),
  merge: flag,
  dropModelReferences: flag,
  stripPrefix: flag,
  known: references,
  refusals: texts,
});

export const validateOptions = options<ValidateOptions>({
  minCoverage: share,
  inherit: flag,
  requirePrefix: flag,
  minDistinctSources: count,
});

export const verifyOptions = options<{ threshold: number }>({ threshold: number });

const referenceStyle = choice<ReferenceStyle>("numbered", "dagger", "bracket");

export const referenceOptions = options<{ style?: ReferenceStyle; heading?: string }>({
  style: referenceStyle,
  heading: maybe(text),
});

export const profileName = choice<ProfileName>("support", "verified", "tagged", "diverse");

export const profile = options<Profile>({
  search: options<Part<Profile, "search">>({
    expand: expandOptions,
    perQuery: maybe(count),
  }),
  select: selectOptions,
  context: contextOptions,
  prompt: promptOptions,
  model: options<Part<Profile, "model">>({
    temperatures: list(number),
    maxTokens: maybe(count),
  }),
  answer: answerOptions,
  validate: validateOptions,
  verify: orNull(verifyOptions),
  references: referenceStyle,
});

/** A profile, or the name of one. */
export const profileOrName: Shape<Profile> = {
  pack(value, to) {
    const isName = typeof value === "string";
    to.byte(+isName);
    (isName ? profileName : profile).pack(value, to);
  },
  unpack: profile.unpack,
};
