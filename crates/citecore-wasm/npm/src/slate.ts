import { Method, Use } from "./calls.js";
import type { Engine, Handle } from "./glue.js";
import { nothing, opened, request } from "./packed/call.js";
import { wroteShort } from "./packed/short.js";
import type { Segment } from "./types.js";

/** What the engine says where there is an error. */
const FAILED = 0xffffffff;
/** Texts of so many characters are read one by one, which takes less than to call what does it at once. */
const SHORT_TO_READ = 32;

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** The memory of a machine that both sides write in: JavaScript a delta, the engine the segments that come of it. */
export class Slate {
  readonly #engine: Engine;
  readonly #handle: Handle;
  /** Where it begins, and how many bytes it has. */
  #start = 0;
  #room = 0;

  constructor(engine: Engine, handle: Handle) {
    this.#engine = engine;
    this.#handle = handle;
  }

  /** Hands over a delta and gives the segments that are final. */
  push(delta: string): Segment[] {
    const length = this.#write(delta);
    return this.read(this.#engine.on(this.#handle, Use.Push, length));
  }

  /** The segments that the engine wrote. Throws the error in their place. */
  read(code: number): Segment[] {
    if (code === 0) return [];
    const engine = this.#engine;
    if (code === FAILED)
      opened(engine, engine.ask(this.#handle, Method.Error, request().bytes), nothing);
    const text = this.#text(code >>> 1);
    return code & 1 ? this.#apart(text) : [{ type: "text", text }];
  }

  #make(room: number): void {
    if (this.#room >= room) return;
    this.#start = this.#engine.on(this.#handle, Use.Room, room);
    this.#room = room;
  }

  /** Writes a text and gives its bytes. */
  #write(text: string): number {
    // A code unit has three bytes at the most.
    const most = 3 * text.length;
    this.#make(most);
    const bytes = this.#engine.bytes();
    if (wroteShort(text, bytes, this.#start)) return text.length;
    return encoder.encodeInto(text, bytes.subarray(this.#start, this.#start + most)).written;
  }

  #text(length: number): string {
    this.#make(length);
    const bytes = this.#engine.bytes();
    if (length <= SHORT_TO_READ) {
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

  #apart(text: string): Segment[] {
    const { buffer } = this.#engine.bytes();
    const start = this.#engine.on(this.#handle, Use.Rows, 0);
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
