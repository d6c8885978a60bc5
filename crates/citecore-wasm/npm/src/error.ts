/**
 * What kind of thing went wrong: an argument can't be used; a search's response has no shape that is known; what was called has
 * given its last result; `init` wasn't awaited.
 */
export type CiteErrorCode = "invalid-input" | "unknown-shape" | "finished" | "not-initialised";

/**
 * The one error of this package. What a model wrote is never one.
 *
 * @example
 * ```ts
 * try {
 *   prepareContext(JSON.parse('[{ "text": "A." }, { "text": 5 }]'));
 * } catch (error) {
 *   if (error instanceof CiteError) console.log(error.code, error.path); // invalid-input passages[1].text
 * }
 * ```
 */
export class CiteError extends Error {
  /** Always the same, whichever entry of the package the error is of. */
  override readonly name = "CiteError";
  /** What kind of thing went wrong. */
  readonly code: CiteErrorCode;
  /** Where in the input, as a path: `passages[3].score`. Left out where no argument is wrong. */
  declare readonly path?: string;

  /** @internal What consoles print it as: scripts are minified, and a class has a name of one letter there. */
  static override readonly name = "CiteError";

  /** @internal Each entry of the package has this class, and so have `import` and `require`: an error of one is one of all. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "CiteError";
  }

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

/** @internal */
export function checkObject(value: unknown, path: string, what = "an object"): object {
  if (typeof value === "object" && value !== null) return value;
  throw invalid(path, `expected ${what}, found ${kind(value)}`);
}

/** @internal A field of an argument, whose getter or proxy may throw. */
export function field(given: object, name: string, path: string): unknown {
  try {
    return (given as Record<string, unknown>)[name];
  } catch {
    throw invalid(`${path}.${name}`, "can't be read");
  }
}

/** @internal Throws at an argument's field of another name than these, unless it is one that doesn't count. */
export function checkNames(
  given: object,
  known: readonly string[],
  path: string,
  counts = (_name: string) => true,
): void {
  for (const name of names(given, path)) {
    if (!known.includes(name) && counts(name))
      throw invalid(`${path}.${name}`, `unknown field, expected ${known.join(", ")}`);
  }
}

/** The names of an argument's fields, which a proxy may not give. */
function names(given: object, path: string): string[] {
  try {
    return Object.keys(given);
  } catch {
    throw invalid(path, "can't be read");
  }
}

/** @internal What a value is, as errors call it. */
export function kind(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (isArray(value)) return "an array";
  const type = typeof value;
  return `${type === "object" ? "an" : "a"} ${type}`;
}

/** @internal Is it this package's own? A proxy may throw where that is asked of it. */
export function isOurs(thrown: unknown): thrown is CiteError {
  try {
    return thrown instanceof CiteError;
  } catch {
    return false;
  }
}

/** @internal What was thrown, in words: it may be anything. */
export function said(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return kind(thrown);
  }
}

/** @internal What isn't there, as JavaScript or React says it. */
export function isNone(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** @internal `Array.isArray` throws where it is asked of a proxy that was revoked. */
export function isArray(value: unknown): value is unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
