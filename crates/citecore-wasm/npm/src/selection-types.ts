/** How passages are selected. What is left out isn't done, but for `dedupe`. */
export interface SelectOptions {
  /** Passages scoring less are left out; those without a score stay. Default: none is. */
  minScore?: number;
  /** Passages of fewer characters are left out, white space around them not counted. Default: empty ones alone. */
  minTextLength?: number;
  /** Passages of more characters are cut at the last sentence end within it, else between two words. Default: none is. */
  maxTextLength?: number;
  /** At most so many passages. Default: all; of an exchange 6. */
  maxPassages?: number;
  /** Adds `keywordWeight` to the score for every word of the question found in the passage. */
  hybrid?: {
    /** 0 or more. */
    keywordWeight: number;
  };
  /**
   * By what two passages are the same, of which the better stays: their text, but for a little more at its ends; their url without
   * its fragment; their `source` (or `title`) and page, or text where there is no page; nothing. Default `"text"`.
   */
  dedupe?: "text" | "url" | "source-page" | "none";
  /** Maximal marginal relevance over the best `fetchK`, down to `k`, behind `roundRobin` where there is one; by embedding, else by term vectors. */
  mmr?: {
    /** How many are chosen at most; from 1. */
    k: number;
    /** Of how many, the best; from 1. */
    fetchK: number;
    /** What relevance counts, 0..1; the rest of 1 is what being like another costs. */
    lambda: number;
  };
  /** One passage of each source before a second of any; "adaptive": 8 a source up to 2 sources, 4 up to 4, else 2. */
  roundRobin?: {
    /** How many passages of a source there may be, from 1. */
    perSource: number | "adaptive";
  };
  /** Prefer recent and trusted sources. */
  boost?: {
    /** The score is halved, and one below zero doubled, for every half-life between `updated` (or `year`) and `now`. */
    recency?: {
      /** The present, as an ISO 8601 date or date and time: the engine has no clock. */
      now: string;
      /** In days, more than 0. */
      halfLifeDays: number;
    };
    /** The score is multiplied by the weight of its `source`, 0 or more, and one below zero divided by it; 1 where none is given. */
    sources?: Record<string, number>;
  };
}
