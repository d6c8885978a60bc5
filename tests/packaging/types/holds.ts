// The package's types hold what the contract promises: nothing is missing, renamed or looser.
import * as built from "citecore";
import * as inline from "citecore/inline";
import type * as contract from "./contract.js";

type Promised = typeof contract;

/** Functions and classes: what they take and what they give. */
export const promised: Promised = built;
export const promisedInline: Promised = inline;

type Holds<Wanted, Found extends Wanted> = Found;
type Error = InstanceType<typeof built.CiteError>;

/** Types: what the package gives has what the contract names. */
export type Given = [
  Holds<contract.CiteError, Error>,
  Holds<contract.Passage, built.Passage>,
  Holds<contract.Engine, built.Engine>,
  Holds<contract.ReadOptions, built.ReadOptions>,
  Holds<contract.ExpandRule, built.ExpandRule>,
  Holds<contract.SelectOptions, built.SelectOptions>,
  Holds<contract.ContextStyle, built.ContextStyle>,
  Holds<contract.ContextOptions, built.ContextOptions>,
  Holds<contract.Source, built.Source>,
  Holds<contract.Context, built.Context>,
  Holds<contract.Message, built.Message>,
  Holds<contract.PromptOptions, built.PromptOptions>,
  Holds<contract.AnswerOptions, built.AnswerOptions>,
  Holds<contract.Segment, built.Segment>,
  Holds<contract.AnswerStream, built.AnswerStream>,
  Holds<contract.Answer, built.Answer>,
  Holds<contract.Citation, built.Citation>,
  Holds<contract.Reference, built.Reference>,
  Holds<contract.Statement, built.Statement>,
  Holds<contract.Dropped, built.Dropped>,
  Holds<contract.ValidateOptions, built.ValidateOptions>,
  Holds<contract.Validation, built.Validation>,
  Holds<contract.Verdict, built.Verdict>,
  Holds<contract.StatementVerdict, built.StatementVerdict>,
  Holds<contract.Verification, built.Verification>,
  Holds<contract.ReferenceStyle, built.ReferenceStyle>,
  Holds<contract.ProfileName, built.ProfileName>,
  Holds<contract.Profile, built.Profile>,
  Holds<contract.AskHandlers, built.AskHandlers>,
  Holds<contract.Outcome, built.Outcome>,
  Holds<contract.TraceEntry, built.TraceEntry>,
];

/** And what it takes may be what the contract names. */
export type Taken = [
  Holds<built.Passage, contract.Passage>,
  Holds<built.Engine, contract.Engine>,
  Holds<built.ReadOptions, contract.ReadOptions>,
  Holds<built.ExpandRule, contract.ExpandRule>,
  Holds<built.SelectOptions, contract.SelectOptions>,
  Holds<built.ContextOptions, contract.ContextOptions>,
  Holds<built.Source, contract.Source>,
  Holds<built.Context, contract.Context>,
  Holds<built.PromptOptions, contract.PromptOptions>,
  Holds<built.AnswerOptions, contract.AnswerOptions>,
  Holds<built.Answer, contract.Answer>,
  Holds<built.ValidateOptions, contract.ValidateOptions>,
  Holds<built.Verdict, contract.Verdict>,
  Holds<built.ReferenceStyle, contract.ReferenceStyle>,
  Holds<built.ProfileName, contract.ProfileName>,
  Holds<built.Profile, contract.Profile>,
  Holds<built.AskHandlers, contract.AskHandlers>,
];

// The comparison tells: what is missing, looser or stricter is refused.
// @ts-expect-error
export type Missing = Holds<contract.Answer, Omit<built.Answer, "raw">>;
// @ts-expect-error
export type Looser = Holds<contract.Citation, Omit<built.Citation, "number"> & { number: unknown }>;
// @ts-expect-error
export const fewer: Promised = { ...built, ask: undefined };
// @ts-expect-error
export const stricter: Promised = { ...built, profile: (_: "support") => built.profile(_) };
