/** The functions of the engine; `CALLS` in `src/engine/mod.rs` has them in this order too. */
export const enum Call {
  ReadPassages,
  ExpandQueries,
  SelectPassages,
  PrepareContext,
  BuildPrompt,
  ProcessAnswer,
  ValidateAnswer,
  VerifyAnswer,
  VerifyClaim,
  JudgePrompt,
  ReadJudgement,
  ApplyVerdicts,
  FormatReferences,
  DeepLink,
  Profile,
  Begin,
}

/** The methods of a machine; `METHODS` in `src/engine/machine.rs` has them in this order too. */
export const enum Method {
  Error,
  Finish,
  Step,
  Found,
  Responded,
  Completed,
  Verify,
  Judged,
  Failed,
  Outcome,
  References,
}

/** What has to happen next in an exchange; `src/engine/machine.rs` has them in this order too. */
export const enum Next {
  Search,
  Complete,
  Done,
  Verify,
  Judge,
}

/** What a machine does in the memory that both sides write in; `src/engine/machines.rs` has them in this order too. */
export const enum Use {
  Push,
  Room,
  Rows,
}
