// What users get, in the order of the stages.
export type * from "./expansion-types.js";
export type * from "./passage-types.js";
export type * from "./selection-types.js";
export type * from "./context-types.js";
export type * from "./prompt-types.js";
export type * from "./answer-types.js";
export type * from "./validation-types.js";
export type * from "./verification-types.js";
export type * from "./profile-types.js";
export type * from "./exchange-types.js";
export type * from "./platform-types.js";
