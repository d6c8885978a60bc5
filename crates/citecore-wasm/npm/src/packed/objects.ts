// Objects with fields of their own.
import { leftOut } from "./kinds.js";
import { type Shape, Wrong, objectOf, put } from "./shape.js";
import type { Unpacker } from "./unpacker.js";

export type Fields<T> = { [Name in keyof T]-?: Shape<T[Name]> };

export interface ObjectShape<T> extends Shape<T> {
  /** Gives an object the fields that come next. */
  fill<Of extends object>(object: Of, from: Unpacker): Of & T;
}

/** How many elements it takes the place of. */
const RECORD = 16;

/** An object. Fields that it doesn't have are passed over. */
/* @__NO_SIDE_EFFECTS__ */
export function record<T extends object>(fields: Fields<T>): ObjectShape<T> {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][];
  return {
    pack(value, to) {
      const object = objectOf(value);
      to.count(RECORD);
      to.enter();
      for (const [name, shape] of shapes) {
        try {
          const field = object[name];
          if (field === undefined && !shape.optional)
            throw new Wrong(shape.missing ?? "missing field");
          shape.pack(field, to);
        } catch (thrown) {
          throw Wrong.of(thrown).within(`.${name}`);
        }
      }
      to.leave();
    },
    unpack: (from) => fill({}, from),
    fill,
  };

  function fill<Of extends object>(object: Of, from: Unpacker): Of & T {
    for (const [name, shape] of shapes) {
      const field = shape.unpack(from);
      if (field !== undefined) (object as Record<string, unknown>)[name] = field;
    }
    return object as Of & T;
  }
}

/** An object of options, which has no other fields. */
/* @__NO_SIDE_EFFECTS__ */
export function setting<T extends object>(fields: Fields<T>): Shape<T> {
  const { pack, unpack } = record(fields);
  return {
    pack(value, to) {
      for (const name of Object.keys(objectOf(value))) {
        if (Object.hasOwn(fields, name)) continue;
        const known = Object.keys(fields).join(", ");
        throw new Wrong(`unknown field, expected ${known}`).within(`.${name}`);
      }
      pack(value, to);
    },
    unpack,
  };
}

/** An object of options of which each may be left out, or all of them. */
/* @__NO_SIDE_EFFECTS__ */
export function options<T extends object>(fields: Fields<T>): Shape<T> {
  const left = Object.entries(fields).map(([name, shape]) => [
    name,
    leftOut(shape as Shape<unknown>),
  ]);
  const { pack, unpack } = setting<T>(Object.fromEntries(left) as Fields<T>);
  return { pack: (value, to) => pack(value === undefined ? {} : value, to), unpack };
}

/** How many elements an object takes the place of, and a field of it: measured, up to a few seconds a call. */
const OBJECT = 32;
const FIELD = 4;

/** Names with a value each. */
/* @__NO_SIDE_EFFECTS__ */
export function table<T>(of: Shape<T>): Shape<Record<string, T>> {
  return {
    pack(value, to) {
      const object = objectOf(value);
      const fields = Object.keys(object).map((name) => [name, object[name]] as const);
      const own = fields.filter(([name, value]) => name !== "__proto__" && value !== undefined);
      to.whole(own.length);
      to.count(OBJECT + FIELD * own.length);
      to.enter();
      for (const [name, value] of own) {
        try {
          to.text(name);
          of.pack(value, to);
        } catch (thrown) {
          throw Wrong.of(thrown).within(`.${name}`);
        }
      }
      to.leave();
    },
    unpack(from) {
      const object: Record<string, T> = {};
      for (let left = from.whole(); left > 0; left -= 1) put(object, from.text(), of.unpack(from));
      return object;
    },
  };
}
