import { Method } from "./calls.js";
import type { Engine, Machine } from "./glue.js";
import { nothing, opened, request } from "./packed/call.js";
import { wroteShort } from "./packed/short.js";
import type { Segment } from "./types.js";

/** What the engine says where there is an error. */
const FAILED = 0xffffffff;
/** Texts of so many characters are read one by one, which takes less than to call what does it at once. */
const SHORT = 32;

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** The memory of a stream that both sides write in: JavaScript a delta, the engine the segments that come of it. */
export class Slate {
  readonly #engine: Engine;
  /** Where it begins, and how many bytes it has. */
  #start = 0;
  #room = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Hands a delta to a stream and gives the segments that are final. */
  push(stream: Machine, delta: string): Segment[] {
    return this.read(stream, stream.push(this.#write(stream, delta)));
  }

  /** The segments that the engine wrote. Throws the error in their place. */
  read(stream: Machine, code: number): Segment[] {
    if (code === 0) return [];
    if (code === FAILED) opened(this.#engine, stream.call(Method.Error, request()), nothing);
    const text = this.#text(stream, code >>> 1);
    return code & 1 ? this.#apart(stream, text) : [{ type: "text", text }];
  }

  #make(stream: Machine, room: number): void {
    if (this.#room >= room) return;
    this.#start = stream.room(room);
    this.#room = room;
  }

  /** Writes a text and gives its bytes. */
  #write(stream: Machine, text: string): number {
    // A code unit has three bytes at the most.
    const most = 3 * text.length;
    this.#make(stream, most);
    const bytes = this.#engine.bytes();
    if (wroteShort(text, bytes, this.#start)) return text.length;
    return encoder.encodeInto(text, bytes.subarray(this.#start, this.#start + most)).written;
  }

  #text(stream: Machine, length: number): string {
    this.#make(stream, length);
    const bytes = this.#engine.bytes();
    if (length <= SHORT) {
      let text = "";
      let at = 0;
      for (; at < length; at += 1) {
        const unit = bytes[this.#start + at]!;
        if (unit > 127) break;
        text += String.fromCharCode(unit);
      }
      if (at === length) return text;
    }
    return decoder.decode(bytes.subarray(this.#start, this.#start + length));
  }

  #apart(stream: Machine, text: string): Segment[] {
    const { buffer } = this.#engine.bytes();
    const start = stream.rows();
    const [length] = new Uint32Array(buffer, start, 1);
    const rows = new Uint32Array(buffer, start + 4, length);
    const segments: Segment[] = [];
    let from = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      if (row & 1) {
        const numbers = Array.from(rows.subarray(at + 1, at + 1 + (row >>> 1)));
        at += numbers.length;
        segments.push({ type: "citation", text: `[${numbers.join("][")}]`, numbers });
      } else {
        segments.push({ type: "text", text: text.slice(from, (from += row >>> 1)) });
      }
    }
    return segments;
  }
}
