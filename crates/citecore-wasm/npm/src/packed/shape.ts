import { kind } from "../error.js";
import type { Packer } from "./packer.js";
import type { Unpacker } from "./unpacker.js";

/**
 * How the values of a type are packed for the engine, and made of what the engine packed. The engine's side of it is
 * `crates/citecore-wasm/src/packed`: fields stand in the same order there.
 */
export interface Shape<T> {
  /** Packs a value. Throws `Wrong` where it is of another type, and whatever its getters throw. */
  pack(value: unknown, to: Packer): void;
  /** Makes the value that comes next. */
  unpack(from: Unpacker): T;
  /** A field of this shape may be missing. */
  readonly optional?: true;
  /** What is said of a field of this shape that is missing. */
  readonly missing?: string;
}

/** What is wrong with a value. It learns its path on the way out, so that nobody keeps one before there is an error. */
export class Wrong {
  path = "";
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  /** What was thrown where a value was packed: a getter may throw anything, proxies included. */
  static of(thrown: unknown): Wrong {
    const isWrong = typeof thrown === "object" && thrown !== null && #what in thrown;
    return isWrong ? thrown : new Wrong("can't be read");
  }

  get what(): string {
    return this.#what;
  }

  /** As seen from one step further out: `.title`, `[3]`. */
  within(step: string): this {
    this.path = step + this.path;
    return this;
  }
}

export function expected(what: string, value: unknown): Wrong {
  return new Wrong(`expected ${what}, found ${kind(value)}`);
}

/** Where only certain words will do: which word it was. */
export function expectedWord(what: string, value: unknown): Wrong {
  if (typeof value !== "string") return expected(what, value);
  return new Wrong(`expected ${what}, found ${JSON.stringify(value.slice(0, 40))}`);
}

export function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/** An object that is no array and no function. */
export function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !isList(value))
    return value as Record<string, unknown>;
  throw expected("an object", value);
}

/** Sets a field of an object that is made here. What this name would set is no field. */
export function put<T>(object: Record<string, T>, name: string, value: T): void {
  if (name !== "__proto__") object[name] = value;
}
