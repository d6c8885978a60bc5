import { CiteError, type CiteErrorCode, invalid } from "../error.js";
import type { Bound } from "../wasm.js";
import { Packer, type Request } from "./packer.js";
import { type Shape, Wrong } from "./shape.js";
import { Unpacker } from "./unpacker.js";

/** What errors call an argument, what it has to be, and the argument. */
export type Given = [name: string, shape: Pick<Shape<unknown>, "pack">, value: unknown];

/** Arguments, packed one behind the other. Throws a `CiteError` where one of them is wrong. */
export function request(...given: Given[]): Request {
  const to = new Packer();
  for (const [name, shape, value] of given) {
    try {
      shape.pack(value, to);
    } catch (thrown) {
      const wrong = Wrong.of(thrown);
      throw invalid(name + wrong.path, wrong.what);
    }
  }
  return to.packed();
}

/** What a response holds. */
export type Gives<T> = Pick<Shape<T>, "unpack">;

export const nothing: Gives<void> = { unpack() {} };

/** Where a response is in the wasm's memory, until the next one. */
export type Response = number;

/** What the response to a request holds. Throws the error in its place. */
export function opened<T>(wasm: Bound, response: Response, gives: Gives<T>, request?: Request): T {
  const from = new Unpacker(wasm.bytes(), response, request);
  if (from.byte() === 0) {
    const value = gives.unpack(from);
    request?.done();
    return value;
  }
  const code = from.text() as CiteErrorCode;
  const path = from.byte() ? from.text() : undefined;
  const what = from.text();
  throw new CiteError(code, path === undefined ? what : `${path}: ${what}`, path);
}
