// The shapes that the package promises, as its contract has them.

declare function init(
  module?: BufferSource | WebAssembly.Module | URL | Request | Response | Promise<Response>,
): Promise<void>;
export default init;

export interface CiteError extends Error {
  name: "CiteError";
  code: "invalid-input" | "unknown-shape" | "finished" | "not-initialised";
  path?: string;
}

export interface Passage {
  text: string;
  id?: string;
  title?: string;
  url?: string;
  score?: number;
  source?: string;
  year?: number;
  page?: number;
  updated?: string;
  embedding?: number[] | Float32Array;
  metadata?: Record<string, unknown>;
}

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

export interface ReadOptions {
  engine?: Engine;
  fields?: Partial<
    Record<
      "text" | "title" | "url" | "id" | "score" | "source" | "year" | "page" | "updated",
      string
    >
  >;
}

export declare function readPassages(response: unknown, options?: ReadOptions): Passage[];

export interface SelectOptions {
  minScore?: number;
  minTextLength?: number;
  maxTextLength?: number;
  maxPassages?: number;
  hybrid?: {
    keywordWeight: number;
  };
  dedupe?: "text" | "url" | "source-page" | "none";
  mmr?: {
    k: number;
    fetchK: number;
    lambda: number;
  };
  roundRobin?: {
    perSource: number | "adaptive";
  };
  boost?: {
    recency?: {
      now: string;
      halfLifeDays: number;
    };
    sources?: Record<string, number>;
  };
}

export declare function selectPassages(
  question: string,
  passages: Passage[],
  options?: SelectOptions,
): Passage[];

export interface ExpandRule {
  when: string[];
  also: string[];
}

export declare function expandQueries(
  question: string,
  options?: {
    rules?: ExpandRule[];
    limit?: number;
  },
): string[];

export type ContextStyle = "bracket" | "tag" | "dagger" | "labelled";

export interface ContextOptions {
  style?: ContextStyle;
  relevance?: boolean;
  policy?: boolean;
}

export interface Source extends Passage {
  number: number;
  relevance?: "High" | "Medium" | "Low";
}

export interface Context {
  text: string;
  sources: Source[];
  style: ContextStyle;
}

export declare function prepareContext(passages: Passage[], options?: ContextOptions): Context;

export interface Message {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface PromptOptions {
  attempt?: 0 | 1 | 2;
  previous?: string;
  domain?: string;
  template?: string;
  language?: string;
  requirePrefix?: boolean;
  minSources?: number;
  history?: {
    question: string;
    answer: string;
  }[];
}

export declare function buildPrompt(
  question: string,
  context: Context,
  options?: PromptOptions,
): Message[];

export interface AnswerOptions {
  dangling?: "drop" | "keep";
  merge?: boolean;
  dropModelReferences?: boolean;
  stripPrefix?: boolean;
  known?: Reference[];
}

export type Segment =
  | {
      type: "text";
      text: string;
    }
  | {
      type: "citation";
      text: string;
      numbers: number[];
    };

export declare class AnswerStream {
  constructor(context: Context | Source[], options?: AnswerOptions);
  push(delta: string): Segment[];
  finish(): {
    segments: Segment[];
    answer: Answer;
  };
  free(): void;
}

export declare function processAnswer(
  text: string,
  context: Context | Source[],
  options?: AnswerOptions,
): Answer;

export interface Answer {
  text: string;
  raw: string;
  citations: Citation[];
  references: Reference[];
  uncited: Source[];
  statements: Statement[];
  dropped: Dropped[];
  prefix: boolean;
  refusal: boolean;
}

export interface Citation {
  start: number;
  end: number;
  number: number;
  statement: number | null;
}

export interface Reference extends Source {
  number: number;
  original: number;
  occurrences: number;
  passages: Source[];
}

export interface Statement {
  start: number;
  end: number;
  text: string;
  needsCitation: boolean;
  citations: number[];
  inherited: number[];
}

export interface Dropped {
  raw: string;
  at: number;
  reason: "unknown-source" | "model-references" | "inaccurate" | "duplicate";
}

export interface ValidateOptions {
  minCoverage?: number;
  inherit?: boolean;
  requirePrefix?: boolean;
  minDistinctSources?: number;
}

export interface Validation {
  ok: boolean;
  coverage: number;
  distinctSources: number;
  problems: {
    code:
      | "empty"
      | "missing-prefix"
      | "no-citations"
      | "low-coverage"
      | "unknown-source"
      | "low-diversity";
    message: string;
    statement?: number;
  }[];
}

export declare function validateAnswer(answer: Answer, options?: ValidateOptions): Validation;

export interface Verdict {
  citation: number;
  statement: string;
  number: number;
  support: number;
  status: "accurate" | "inaccurate" | "uncertain";
  confidence: number;
  evidence?: {
    original: number;
    start: number;
    end: number;
    text: string;
  };
  reasons: (
    | "supported"
    | "number-mismatch"
    | "negation-mismatch"
    | "name-mismatch"
    | "low-overlap"
    | "better-source"
    | "too-short"
    | "judged"
  )[];
}

export interface StatementVerdict {
  statement: number;
  status: "supported" | "unsupported" | "uncertain" | "uncited";
  confidence: number;
}

export interface Verification {
  verdicts: Verdict[];
  statements: StatementVerdict[];
  accuracyRate: number;
}

export declare function verifyAnswer(
  answer: Answer,
  options?: {
    threshold?: number;
  },
): Verification;

export declare function verifyClaim(
  claim: string,
  passages: (string | Passage)[],
  options?: {
    threshold?: number;
  },
): Omit<Verdict, "citation" | "number">;

export declare function judgePrompt(verdicts: Verdict[], answer: Answer): Message[];

export declare function readJudgement(
  reply: string,
  verdicts: Verdict[],
  options?: {
    threshold?: number;
  },
): Verdict[];

export declare function applyVerdicts(answer: Answer, verdicts: Verdict[]): Answer;

export type ReferenceStyle = "numbered" | "dagger" | "bracket";

export declare function formatReferences(
  answer: Answer,
  options?: {
    style?: ReferenceStyle;
    heading?: string;
  },
): string;

export declare function deepLink(
  reference: Reference,
  evidence?: Verdict["evidence"],
): string | undefined;

export type ProfileName = "support" | "verified" | "tagged" | "diverse";

export interface Profile {
  select: SelectOptions;
  context: ContextOptions;
  prompt: PromptOptions;
  answer: AnswerOptions;
  validate: ValidateOptions;
  verify: {
    threshold: number;
  } | null;
}

export declare function profile(name: ProfileName): Profile;

export interface AskHandlers {
  search(queries: string[], signal: AbortSignal): Promise<Passage[] | unknown>;
  complete(messages: Message[], signal: AbortSignal): AsyncIterable<string> | Promise<string>;
  judge?(messages: Message[], signal: AbortSignal): Promise<string>;
  onProgress?(event: {
    stage: "searching" | "answering" | "repairing" | "verifying";
    attempt: number;
    segments?: Segment[];
  }): void;
}

export interface Outcome {
  answer: Answer;
  original: Answer;
  validation: Validation;
  verification: Verification | null;
  context: Context;
  attempts: number;
  fallback: boolean;
  trace: TraceEntry[];
}

export interface TraceEntry {
  stage:
    "expanded" | "retrieved" | "selected" | "answered" | "validated" | "verified" | "corrected";
  attempt: number;
  counts: Record<string, number>;
  sources?: Record<string, number>;
  warnings: string[];
}

export declare function ask(
  question: string,
  handlers: AskHandlers,
  options?: {
    profile?: ProfileName | Partial<Profile>;
    signal?: AbortSignal;
  },
): Promise<Outcome>;
