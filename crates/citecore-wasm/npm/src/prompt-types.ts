/** One message of a conversation with a model. */
export interface Message {
  /** Who says it. */
  role: "system" | "user" | "assistant";
  /** What is said. */
  content: string;
}

/** What the prompt asks for beside the answer. What is left out isn't asked for. */
export interface PromptOptions {
  /** 0 the first answer, 1 and 2 the stronger requests to repair `previous`. Default 0. */
  attempt?: 0 | 1 | 2;
  /** The answer to repair. */
  previous?: string;
  /** What the assistant knows about: "amateur telescopes". */
  domain?: string;
  /** A system message of one's own in place of the rules, where `{{CONTEXT}}` and `{{QUERY}}` stand for sources and question. */
  template?: string;
  /** The language to answer in, as a BCP 47 tag: `"pt-BR"`. Default: the question's own. */
  language?: string;
  /** What to say where the sources don't hold the answer, or no answer came: a statement without marks. Default: a polite refusal, in
   *  `language` where there is one. `ask` knows it in the answer; where that is read otherwise, `AnswerOptions.refusals` has to tell it. */
  refusal?: string;
  /** Ask for "(Based on provided context)" at the start. Default false. */
  requirePrefix?: boolean;
  /** Ask for at least so many different sources. */
  minSources?: number;
  /** Earlier turns, oldest first. */
  history?: {
    /** What was asked. */
    question: string;
    /** What was answered. */
    answer: string;
  }[];
}
