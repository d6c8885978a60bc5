/** A part of a source. */
export interface Evidence {
  /** The number of the source in the context. */
  original: number;
  /** Where the part begins in the source's `text`, in UTF-16 code units. */
  start: number;
  /** Where it ends. */
  end: number;
  /** The part. */
  text: string;
}

/** What verification says of one citation. */
export interface Verdict {
  /** Index into `Answer.citations`. */
  citation: number;
  /** The statement's text. */
  statement: string;
  /** The reference's number. */
  number: number;
  /**
   * Probability, 0..1, that the source fully supports the statement; of a source that is needed beside the statement's others, that
   * they do together; of a citation that stands behind a clause of its own, that its source supports that clause, where this is more.
   */
  support: number;
  /** "accurate" where `support` reaches the threshold, "inaccurate" where 1 - `support` does, else "uncertain". */
  status: "accurate" | "inaccurate" | "uncertain";
  /** max(support, 1 - support). */
  confidence: number;
  /** The part of the source that bears most on the statement: offsets in the `text` of the context's source `original`. */
  evidence?: Evidence;
  /** Why: what the source has, or has otherwise. */
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
  /** Where another source of the context supports the statement clearly better: the part of it that does. */
  better?: Evidence;
  /** What the judge said, in its own words: text, never markup. */
  explanation?: string;
}

/** What verification says of a claim that is nobody's citation. */
export type ClaimVerdict = Omit<Verdict, "citation" | "number" | "better" | "explanation">;

/** How citations are held against their sources. */
export interface VerifyOptions {
  /** The confidence from which a verdict is sure, 0.5..1. Default 0.7. */
  threshold?: number;
}

/** What all sources cited for a statement, taken together, say of it. */
export interface StatementVerdict {
  /** Index into `Answer.statements`. */
  statement: number;
  /** Do they support it? `"uncited"` where it needs a citation and has none. */
  status: "supported" | "unsupported" | "uncertain" | "uncited";
  /** How sure that is, 0.5..1; 1 where it is uncited. */
  confidence: number;
}

/** What verification found: of the answer that was verified, before anything was left out of it. */
export interface Verification {
  /** One for each citation, in the order of the text. */
  verdicts: Verdict[];
  /** One for each statement that has citations or needs one. */
  statements: StatementVerdict[];
  /** accurate / (accurate + inaccurate), 1 where there is neither. */
  accuracyRate: number;
  /** In an outcome from which citations were left out: the same of its `answer`, by the indexes and numbers that it has. */
  corrected?: {
    /** One for each citation that stayed. */
    verdicts: Verdict[];
    /** One for each statement; one that lost all its citations is `"uncited"`. */
    statements: StatementVerdict[];
  };
}
