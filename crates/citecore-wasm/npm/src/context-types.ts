import type { Passage } from "./passage-types.js";

/**
 * How sources are written in a context: `[1] (Relevance: High)` …, `<source id="1">` …, `[†1] file.pdf, p.3` … or
 * `[Source 1] EPR (2021):` …
 */
export type ContextStyle = "bracket" | "tag" | "dagger" | "labelled";

/** How a context is laid out. */
export interface ContextOptions {
  /** How the sources are written, and the marks that the model is asked for. Default `"bracket"`. */
  style?: ContextStyle;
  /**
   * Tell the model how near each source is: High, Medium or Low, by `thresholds`. The style `"bracket"` alone has a place for
   * it. Default true.
   */
  relevance?: boolean;
  /** Append the citation policy: every statement cites, only these numbers, what to say where nothing fits. Default true. */
  policy?: boolean;
  /** Scores above which a source is High or Medium: finite numbers, `medium` at most `high`. Default 0.95 and 0.9. */
  thresholds?: {
    /** Above it, High. Default 0.95. */
    high?: number;
    /** Above it, Medium, else Low. Default 0.9. */
    medium?: number;
  };
}

/** A passage numbered in a context. */
export interface Source extends Passage {
  /** Position in the context, from 1. */
  number: number;
  /** The step of its score; left out where it has none. */
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
