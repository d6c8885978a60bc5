import type { Verification } from "./verdicts.js";

export type * from "./verdicts.js";

/** A type of the platform, where it is known: not every project has the types of browsers. */
type Platform<Name extends string, Else = never> = typeof globalThis extends {
  [name in Name]: { prototype: infer Type };
}
  ? Type
  : Else;

type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Type } };
}
  ? Type
  : never;

/** Where the wasm is, for those who place it themselves. */
export type ModuleSource =
  | ArrayBuffer
  | ArrayBufferView<ArrayBuffer>
  | CompiledModule
  | Platform<"URL">
  | Platform<"Request">
  | Platform<"Response">
  | Promise<Platform<"Response">>;

/** What handlers are told by that nobody waits for them any more. */
export type Signal = Platform<
  "AbortSignal",
  { readonly aborted: boolean; readonly reason: unknown }
>;

/** One chunk of text that a search returned. */
export interface Passage {
  /** Plain text or Markdown. */
  text: string;
  /** The passage's own name in its index. */
  id?: string;
  /** What a reader knows the document by. */
  title?: string;
  /** Where a reader can open it. */
  url?: string;
  /** Similarity to the question, 0..1, higher is closer. */
  score?: number;
  /** Data set, collection or file that the passage comes from; with `year`, its group for round-robin selection. */
  source?: string;
  /** Of what year the document is. With `source`, the group of the passage. */
  year?: number;
  /** Page in the document, from 1. */
  page?: number;
  /** When the document was last changed, ISO 8601. */
  updated?: string;
  /** The embedding of `text`, of whatever length the index uses. */
  embedding?: number[] | Float32Array;
  /** Whatever else the index knows. */
  metadata?: Record<string, unknown>;
}

/** The search engines whose responses are known. */
export type Engine =
  | "astra"
  | "azure-search"
  | "azure-openai"
  | "azure-ml"
  | "azure-sql"
  | "cosmos-mongo"
  | "mongodb"
  | "elasticsearch"
  | "pinecone"
  | "qdrant"
  | "pgvector"
  | "lightrag"
  | "langchain"
  | "llamaindex"
  | "zendesk"
  | "passages";

/** How a response is read. */
export interface ReadOptions {
  /** Whose it is; left out, it is recognised by its shape. */
  engine?: Engine;
  /** Names of fields where the index has its own; dots lead into objects. */
  fields?: Partial<
    Record<
      "text" | "title" | "url" | "id" | "score" | "source" | "year" | "page" | "updated",
      string
    >
  >;
}

/** Adds words to questions that have certain others. */
export interface ExpandRule {
  /** Words or phrases, one of which the question has to have. */
  when: string[];
  /** Words or phrases, each of which makes a variant. */
  also: string[];
}

/** How a question is expanded. */
export interface ExpandOptions {
  /** The rules; left out, those of the engine. */
  rules?: ExpandRule[];
  /** At most so many variants; 3 unless said otherwise. */
  limit?: number;
}

/** How passages are selected. */
export interface SelectOptions {
  /** Passages scoring less are left out; those without a score stay. */
  minScore?: number;
  /** Passages of fewer characters are left out. */
  minTextLength?: number;
  /** Longer passages are cut at the last sentence end within it. */
  maxTextLength?: number;
  /** At most so many passages. */
  maxPassages?: number;
  /** Adds `keywordWeight` to the score for every word of the question found in the passage. */
  hybrid?: { keywordWeight: number };
  /** By what two passages are the same. */
  dedupe?: "text" | "url" | "source-page" | "none";
  /** Maximal marginal relevance over the best `fetchK`, down to `k`; by embedding, else by term vectors. */
  mmr?: { k: number; fetchK: number; lambda: number };
  /** One passage of each source before a second of any; "adaptive": 8 a source up to 2 sources, 4 up to 4, else 2. */
  roundRobin?: { perSource: number | "adaptive" };
  /** Prefer recent and trusted sources. */
  boost?: {
    /** The score is halved for every half-life between `updated` (or `year`) and `now`. */
    recency?: { now: string; halfLifeDays: number };
    /** The score is multiplied by the weight of its `source`, 1 where none is given. */
    sources?: Record<string, number>;
  };
}

/** How sources are written in a context. */
export type ContextStyle = "bracket" | "tag" | "dagger" | "labelled";

/** How a context is laid out. */
export interface ContextOptions {
  /** `[1] (Relevance: High)` …, `<source id="1">` …, `[†1] file.pdf, p.3` … or `[Source 1] EPR (2021):` … */
  style?: ContextStyle;
  /** Tell the model how near each source is. */
  relevance?: boolean;
  /** Append the citation policy: every statement cites, only these numbers, what to say where nothing fits. */
  policy?: boolean;
}

/** A passage numbered in a context. */
export interface Source extends Passage {
  /** Position in the context, from 1. */
  number: number;
  /** The step of its score. */
  relevance?: "High" | "Medium" | "Low";
}

/** Numbered sources and the text that shows them to a model. */
export interface Context {
  /** What the model reads; "" without sources. */
  text: string;
  /** The sources by number, from 1. */
  sources: Source[];
  /** How they are written. */
  style: ContextStyle;
}

/** One message of a conversation with a model. */
export interface Message {
  /** Who says it. */
  role: "system" | "user" | "assistant";
  /** What is said. */
  content: string;
}

/** What the prompt asks for beside the answer. */
export interface PromptOptions {
  /** 0 the first answer, 1 and 2 the stronger requests to repair `previous`. */
  attempt?: 0 | 1 | 2;
  /** The answer to repair. */
  previous?: string;
  /** What the assistant knows about: "amateur telescopes". */
  domain?: string;
  /** A system message of one's own with `{{CONTEXT}}` and `{{QUERY}}`. */
  template?: string;
  /** BCP 47; the language to answer in, the question's own if left out. */
  language?: string;
  /** Ask for "(Based on provided context)" at the start. */
  requirePrefix?: boolean;
  /** Ask for at least so many different sources. */
  minSources?: number;
  /** Earlier turns, oldest first. */
  history?: { question: string; answer: string }[];
}

/** How an answer is read. */
export interface AnswerOptions {
  /** What becomes of a mark that names no source: left out (default) or kept as written; reported either way. */
  dangling?: "drop" | "keep";
  /** Sources with the same url (or id) share one number. Default true. */
  merge?: boolean;
  /** Leave out of `text` a list of references that the model wrote itself, and link definitions that read as marks. Default true. */
  dropModelReferences?: boolean;
  /** Leave "(Based on provided context)" out of `text`; `prefix` tells whether it was there. Default false. */
  stripPrefix?: boolean;
  /** References of earlier turns, which keep their numbers. */
  known?: Reference[];
  /** Phrases of one's own that a refusal begins with, beside those that are known in seven languages. */
  refusals?: string[];
}

/** A piece of an answer that is final. `text` of a citation is the canonical form, "[1]" or "[1][2]". */
export type Segment =
  { type: "text"; text: string } | { type: "citation"; text: string; numbers: number[] };

/** An answer once its citations are resolved. Offsets are UTF-16 code units, so `text.slice(start, end)` works. */
export interface Answer {
  /** Markdown, marks in canonical form `[1]`, numbered by first appearance, one mark a number, adjacent ones unspaced. */
  text: string;
  /** As the model wrote it. */
  raw: string;
  /** In the order of the text. */
  citations: Citation[];
  /** The cited sources alone, in the order of their numbers. */
  references: Reference[];
  /** Sources of the context that the answer doesn't cite. */
  uncited: Source[];
  /** In the order of the text. */
  statements: Statement[];
  /** What was left out or kept unresolved. */
  dropped: Dropped[];
  /** It begins with "(Based on provided context)", left out of `text` or not. */
  prefix: boolean;
  /** The answer says that it can't answer. */
  refusal: boolean;
  /** The greatest number of earlier turns; left out where there is none. */
  known?: number;
  /** The phrases of one's own that it was read with; left out where there are none. */
  refusals?: string[];
}

/** One number of one mark in `Answer.text`. */
export interface Citation {
  start: number;
  end: number;
  /** The reference's number. */
  number: number;
  /** Index into `Answer.statements`. */
  statement: number | null;
}

/** A cited source with its final number. */
export interface Reference extends Source {
  /** The number it has in `Answer.text`. */
  number: number;
  /** Its number in the context. */
  original: number;
  /** How often the answer cites it. */
  occurrences: number;
  /** Every cited passage that this number stands for: one, unless several share its url. */
  passages: Source[];
}

/**
 * A unit that ought to be supported: a sentence, list item or table row of prose. Headings, code, questions, lead-ins
 * that end in a colon, the prefix and refusals need no citation.
 */
export interface Statement {
  start: number;
  end: number;
  text: string;
  needsCitation: boolean;
  /** Indexes into `Answer.citations`: the marks in it or right after it (`fact.[1] Next` belongs to "fact."). */
  citations: number[];
  /** Citations of a later statement of the same paragraph or list item, which may stand for this one too. */
  inherited: number[];
}

/** What was left out: `raw` as the model wrote it, `at` its offset in `Answer.raw`. */
export interface Dropped {
  raw: string;
  at: number;
  reason: "unknown-source" | "model-references" | "inaccurate" | "duplicate";
}

/** What an answer has to hold. */
export interface ValidateOptions {
  /** Least share of cited statements, 0..1. Default 0.75. */
  minCoverage?: number;
  /** Count statements that only inherit a citation as covered. Default false. */
  inherit?: boolean;
  /** Ask for "(Based on provided context)" at the start. Default false. */
  requirePrefix?: boolean;
  /** Least number of different sources cited. Default 1. */
  minDistinctSources?: number;
}

/** What an answer lacks. */
export interface Validation {
  /** There are no problems. */
  ok: boolean;
  /** Cited statements / statements that need a citation; 1 where none does. */
  coverage: number;
  /** How many different sources are cited. */
  distinctSources: number;
  problems: Problem[];
}

/** Something that an answer lacks. */
export interface Problem {
  code:
    | "empty"
    | "missing-prefix"
    | "no-citations"
    | "low-coverage"
    | "unknown-source"
    | "low-diversity";
  /** In a sentence. */
  message: string;
  /** Index of the first statement concerned. */
  statement?: number;
}

/** How a reference's number is written: `1. EPR (2021)`, `- [†1] file.pdf, p.10` or `- [1] Title`. */
export type ReferenceStyle = "numbered" | "dagger" | "bracket";

/** The kinds of systems whose settings are known. */
export type ProfileName = "support" | "verified" | "tagged" | "diverse";

/** Every setting of an exchange. */
export interface Profile {
  /** What is searched for. */
  search?: { expand?: ExpandOptions; perQuery?: number };
  /** Which passages the model gets to see. */
  select: SelectOptions;
  /** How they are laid out. */
  context: ContextOptions;
  /** What the model is asked. */
  prompt: PromptOptions;
  /** How its answer is read. */
  answer: AnswerOptions;
  /** What the answer has to hold. */
  validate: ValidateOptions;
  /** How it is verified; null: not at all. */
  verify: { threshold: number } | null;
  /** How freely a model answers: the temperature of each attempt, and the most tokens. */
  model?: { temperatures?: number[]; maxTokens?: number };
  /** How references are listed. */
  references?: ReferenceStyle;
}

/** What has to touch the world, done by those who ask. */
export interface AskHandlers {
  /** Gives what a search found. Called once, with the question and variants of it. */
  search(queries: string[], signal: Signal): Promise<Passage[] | unknown>;
  /** Lets a model answer, whole or as it streams. */
  complete(messages: Message[], signal: Signal): AsyncIterable<string> | Promise<string>;
  /** Lets a model judge the citations that are uncertain. */
  judge?(messages: Message[], signal: Signal): Promise<string>;
  /** Told where the exchange is, and each segment once it is final. */
  onProgress?(event: ProgressEvent): void;
}

/** Where an exchange is. A stage begins with an event without segments; those of an `attempt` make up its answer's text. */
export interface ProgressEvent {
  stage: "searching" | "answering" | "repairing" | "verifying";
  attempt: number;
  segments?: Segment[];
}

/** How an exchange is led. */
export interface AskOptions {
  /** Settings, or their name; what is left out is a help center's. */
  profile?: ProfileName | Partial<Profile>;
  /** Ends the exchange: `ask` rejects with the signal's reason. */
  signal?: Signal;
}

/** What came of an exchange. Its answer is never empty. */
export interface Outcome {
  /** The best answer there was, without the citations that verification found inaccurate. */
  answer: Answer;
  /** The first answer, before any repair. */
  original: Answer;
  /** What `answer` lacks. */
  validation: Validation;
  /** What verification found, of `verified` where that is there, else of `answer`; null where there was none. */
  verification: Verification | null;
  /** The best answer as it was before citations were left out; missing where none were. */
  verified?: Answer;
  /** What the model was shown. */
  context: Context;
  /** How many answers the model was asked for. */
  attempts: number;
  /** `answer` is the polite refusal, for want of any other. */
  fallback: boolean;
  /** The model broke off before `answer` was whole. */
  incomplete: boolean;
  /** What each stage did. */
  trace: TraceEntry[];
}

/** What a stage did, for logs and dashboards. */
export interface TraceEntry {
  stage:
    "expanded" | "retrieved" | "selected" | "answered" | "validated" | "verified" | "corrected";
  attempt: number;
  counts: Record<string, number>;
  /** How many passages of each source. */
  sources?: Record<string, number>;
  /** What a person should look at. */
  warnings: string[];
}
