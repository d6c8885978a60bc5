// The types that cross the boundary.
export * from "./answers.js";
export * from "./json.js";
export * from "./kinds.js";
export * from "./objects.js";
export * from "./options.js";
export * from "./outcome.js";
export * from "./passages.js";
