// Kinds of values, and what others are made of by them.
import { type Shape, Wrong, expected, expectedWord, isList } from "./shape.js";

export const text: Shape<string> = {
  pack(value, to) {
    if (typeof value !== "string") throw expected("a string", value);
    to.text(value);
  },
  unpack: (from) => from.text(),
};

export const number: Shape<number> = {
  pack: (value, to) => to.number(numberOf(value)),
  unpack: (from) => from.number(),
};

/** A number that JSON can have. */
export const finite: Shape<number> = {
  pack: (value, to) => to.number(finiteOf(value)),
  unpack: (from) => from.number(),
};

function finiteOf(value: unknown): number {
  const number = numberOf(value);
  if (Number.isFinite(number)) return number;
  throw new Wrong(`expected a finite number, found ${number}`);
}

/** A part of all. */
export const share: Shape<number> = {
  pack(value, to) {
    const share = numberOf(value);
    if (!(share >= 0 && share <= 1))
      throw new Wrong(`expected a number from 0 to 1, found ${share}`);
    to.number(share);
  },
  unpack: (from) => from.number(),
};

export const flag: Shape<boolean> = {
  pack(value, to) {
    if (typeof value !== "boolean") throw expected("a boolean", value);
    to.byte(+value);
  },
  unpack: (from) => from.byte() !== 0,
};

/** How many of something there are, or which of them it is. */
export const count: Shape<number> = {
  pack: (value, to) => to.whole(wholeOf(value, 0, 2 ** 32 - 1)),
  unpack: (from) => from.whole(),
};

export const year: Shape<number> = {
  pack: (value, to) => to.whole(wholeOf(value, -(2 ** 31), 2 ** 31 - 1)),
  unpack: (from) => from.whole() | 0,
};

function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  throw expected("a number", value);
}

function wholeOf(value: unknown, least: number, most: number): number {
  const number = numberOf(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Wrong(`expected a whole number from ${least} to ${most}, found ${number}`);
}

/** One of a few words, as its place among them. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<Word extends string>(...words: Word[]): Shape<Word> {
  return {
    pack(value, to) {
      const place = words.indexOf(value as Word);
      if (place < 0) throw expectedWord(`one of ${words.join(", ")}`, value);
      to.byte(place);
    },
    unpack: (from) => words[from.byte()]!,
  };
}

/** What may be left out, but is no option where it is `null`, unless the option itself may be. */
/* @__NO_SIDE_EFFECTS__ */
export function leftOut<T>(of: Shape<T>): Shape<T> {
  return {
    pack(value, to) {
      to.byte(+(value !== undefined));
      if (value !== undefined) of.pack(value, to);
    },
    // A field that is `undefined` is left out of its object.
    unpack: (from) => (from.byte() ? of.unpack(from) : (undefined as T)),
    optional: true,
  };
}

/** What may be missing, `null` or `undefined`. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T>(of: Shape<T>): Shape<T> {
  const { pack, ...more } = leftOut(of);
  return { pack: (value, to) => pack(value ?? undefined, to), ...more };
}

/** What is `null` where there is none. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(of: Shape<T>): Shape<T | null> {
  const { pack, unpack } = maybe(of);
  return { pack, unpack: (from) => unpack(from) ?? null };
}

/** How many elements a list takes the place of, whatever it holds. */
const LIST = 4;

/** `each` takes the place of so many elements that may be anything. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(of: Shape<T>, each = 1): Shape<T[]> {
  return {
    pack(value, to) {
      const length = lengthOf(value);
      to.whole(length);
      to.count(LIST + each * length);
      to.enter();
      for (let index = 0; index < length; index += 1) {
        try {
          of.pack((value as ArrayLike<unknown>)[index], to);
        } catch (thrown) {
          throw Wrong.of(thrown).within(`[${index}]`);
        }
      }
      to.leave();
    },
    unpack(from) {
      const list: T[] = [];
      for (let left = from.whole(); left > 0; left -= 1) list.push(of.unpack(from));
      return list;
    },
  };
}

export const texts: Shape<string[]> = /* @__PURE__ */ list(text);

/** The length of an array, as far as it tells. */
export function lengthOf(value: unknown): number {
  if (!isList(value)) throw expected("an array", value);
  const { length } = value;
  if (Number.isInteger(length) && length >= 0 && length < 2 ** 32) return length;
  throw new Wrong("an array that can't be read");
}

const float: Shape<number> = {
  pack: (value, to) => to.float(finiteOf(value)),
  unpack: (from) => from.float(),
};

/** An embedding, which may have thousands of numbers. */
export const floats: Shape<number[]> = /* @__PURE__ */ list(float, 1 / 16);
