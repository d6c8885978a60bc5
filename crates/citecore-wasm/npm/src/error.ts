/** What kind of thing went wrong. */
export type CiteErrorCode = "invalid-input" | "unknown-shape" | "finished" | "not-initialised";

/** The one error of this package. */
export class CiteError extends Error {
  override readonly name = "CiteError";
  /** What kind of thing went wrong. */
  readonly code: CiteErrorCode;
  /** Where in the input, as a path: `passages[3].score`. */
  declare readonly path?: string;

  /** @internal */
  constructor(code: CiteErrorCode, message: string, path?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    if (path !== undefined) this.path = path;
  }
}

/** @internal */
export function invalid(path: string, what: string, cause?: unknown): CiteError {
  return new CiteError("invalid-input", `${path}: ${what}`, path, cause);
}

/** @internal Throws unless it is a string: the engine would read anything else as one. */
export function checkString(value: unknown, path: string): asserts value is string {
  if (typeof value !== "string") throw invalid(path, `expected a string, found ${kind(value)}`);
}

/** @internal What a value is, as errors call it. */
export function kind(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return "an array";
  const type = typeof value;
  return `${type === "object" ? "an" : "a"} ${type}`;
}
