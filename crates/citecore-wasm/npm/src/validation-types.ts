/** What an answer has to have. */
export interface ValidateOptions {
  /** Least share of cited statements, 0..1. Default 0.75. With 0 here and for `minDistinctSources`, nothing has to be cited. */
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
  /** What is lacking, at most one of each code but for unknown sources. */
  problems: Problem[];
}

/** Something that an answer lacks. */
export interface Problem {
  /** What is lacking: any text, the prefix, any citation, enough of them, a source for a number, enough different sources. */
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
