import { list } from "./kinds.js";
import { table } from "./objects.js";
import { type Shape, isList } from "./shape.js";

// The first byte of a value.
const NULL = 0;
const FALSE = 1;
const TRUE = 2;
const NUMBER = 3;
const TEXT = 4;
const LIST = 5;
const OBJECT = 6;

/**
 * Whatever JSON has. What says by itself how it is written there, as a date does, is asked; what has no place there, as the methods of
 * a client's response, is null; and a number of any size, as drivers have for ids, is a text of its digits.
 */
export const json: Shape<unknown> = {
  pack(given, to) {
    const value = written(given);
    if (value === undefined || value === null) return to.byte(NULL);
    if (typeof value === "boolean") return to.byte(value ? TRUE : FALSE);
    if (typeof value === "number") {
      to.byte(NUMBER);
      to.number(value);
    } else if (typeof value === "string") {
      to.byte(TEXT);
      to.text(value);
    } else if (typeof value !== "object") {
      to.byte(NULL);
    } else if (isList(value)) {
      to.byte(LIST);
      values.pack(value, to);
    } else {
      to.byte(OBJECT);
      fields.pack(value, to);
    }
  },
  unpack(from) {
    const first = from.byte();
    if (first === NUMBER) return from.number();
    if (first === TEXT) return from.text();
    if (first === LIST) return values.unpack(from);
    if (first === OBJECT) return fields.unpack(from);
    return first === NULL ? null : first === TRUE;
  },
};

function written(value: unknown): unknown {
  if (typeof value === "bigint") return `${value}`;
  if (typeof value !== "object" || value === null || !("toJSON" in value)) return value;
  return typeof value.toJSON === "function" ? value.toJSON() : value;
}

const values = /* @__PURE__ */ list(json);

/** An object of such values. */
export const fields = /* @__PURE__ */ table(json);
