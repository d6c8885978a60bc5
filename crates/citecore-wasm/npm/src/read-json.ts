import type { Engine } from "./glue.js";
import { request } from "./packed/call.js";
import * as shape from "./packed/shapes.js";

/** A list, which nests a value as deep as JSON may. */
const values = /* @__PURE__ */ shape.list(shape.json);

/** Reads JSON within a text for the engine, which has no parser: gives it a list of the value, an empty one where there is none. */
export function readJson(this: Engine, text: string): void {
  let read;
  try {
    read = request(["", values, [JSON.parse(text, finite)]]);
  } catch {
    read = request(["", values, []]);
  }
  this.given(read.bytes);
}

/** Of the numbers that JavaScript reads, JSON has those alone that are finite. */
function finite(_name: string, value: unknown): unknown {
  if (value === Infinity || value === -Infinity) throw value;
  return value;
}
