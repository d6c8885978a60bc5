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
  /** Similarity to the question, 0..1, higher is closer; any finite number is taken. */
  score?: number;
  /** Data set, collection or file that the passage comes from; with `year`, its group for round-robin selection. */
  source?: string;
  /** Of what year the document is. With `source`, the group of the passage. */
  year?: number;
  /** Page in the document, from 1. */
  page?: number;
  /** When the document was last changed, ISO 8601. */
  updated?: string;
  /** The embedding of `text`, of whatever length the index uses; `mmr` compares passages by it. */
  embedding?: number[] | Float32Array;
  /** Whatever else the index knows: values that JSON has. It comes back with the source, and no model sees it. */
  metadata?: Record<string, unknown>;
}

/** The search engines whose responses are known; `"passages"` is a list of {@link Passage}. */
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
  /** Whose it is. Default: it is recognised by its shape. */
  engine?: Engine;
  /** Names of fields where the index has its own, in place of the usual ones; dots lead into objects: `"document.body"`. Default none. */
  fields?: Partial<
    Record<
      "text" | "title" | "url" | "id" | "score" | "source" | "year" | "page" | "updated",
      string
    >
  >;
}
