/** Adds words to questions that have certain others. */
export interface ExpandRule {
  /** Words or phrases, one of which the question has to have. */
  when: string[];
  /** Words or phrases, each of which makes a variant. */
  also: string[];
}

/** How a question is expanded. */
export interface ExpandOptions {
  /** The rules. Default: those of the engine, which are about politics and the economy. */
  rules?: readonly ExpandRule[];
  /** At most so many variants. Default 3; in a `Profile` none. */
  limit?: number;
}
