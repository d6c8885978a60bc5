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
}
