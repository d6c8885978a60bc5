import { Wrong } from "./shape.js";
import { wroteShort } from "./short.js";

const encoder = /* @__PURE__ */ new TextEncoder();

/** The most elements that a call may pack; an object or a field counts as several, by the memory that it takes in the engine. */
const MOST_VALUES = 1 << 24;

/** Objects and arrays may nest so deep: who reads them calls itself for each level. */
const DEEPEST = 128;

/** Memory of so many bytes is kept for the next call: to get as much anew takes longer than to write it. */
const MOST_KEPT = 1 << 20;

/** A passage on its way to the engine, which may say in its response that it has it as it came. */
interface Sent {
  /** Where it begins. */
  readonly start: number;
  /** Its texts, one behind the other, but those that are no ASCII: half a surrogate pair doesn't come back as it went. */
  readonly texts: (string | undefined)[];
}

/** What no call uses. */
let kept: Uint8Array<ArrayBuffer> | undefined;

/** Packs values one behind the other. */
export class Packer {
  #bytes = taken();
  #view = new DataView(this.#bytes.buffer);
  #end = 0;
  #values = 0;
  #passages: Sent[] = [];
  #texts: (string | undefined)[] | undefined;
  #depth = 0;

  byte(byte: number): void {
    const at = this.#room(1);
    this.#bytes[at] = byte;
  }

  whole(number: number): void {
    const at = this.#room(4);
    this.#view.setUint32(at, number, true);
  }

  number(number: number): void {
    const at = this.#room(8);
    this.#view.setFloat64(at, number, true);
  }

  text(text: string): void {
    // A code unit has three bytes at the most. What isn't written to takes no memory.
    const { length } = text;
    const start = this.#room(4 + 3 * length);
    const from = start + 4;
    const written = wroteShort(text, this.#bytes, from)
      ? length
      : encoder.encodeInto(text, this.#bytes.subarray(from, from + 3 * length)).written;
    this.#view.setUint32(start, written, true);
    this.#end = from + written;
    this.#texts?.push(written === length ? text : undefined);
  }

  float(number: number): void {
    const at = this.#room(4);
    this.#view.setFloat32(at, number, true);
  }

  /**
   * Counts the values of a list or an object, before they are packed, in elements whose place they take in the engine's memory: a
   * list of holes may be longer than any memory.
   */
  count(elements: number): void {
    this.#values += elements;
    if (this.#values > MOST_VALUES) throw new Wrong("holds too many values");
  }

  /** What is packed up to `leave` is in an object or an array. */
  enter(): void {
    if (this.#depth === DEEPEST) throw new Wrong("nests too deep");
    this.#depth += 1;
  }

  leave(): void {
    this.#depth -= 1;
  }

  /** What is packed next is a passage that may come back. */
  passage(): void {
    this.#texts = [];
    this.#passages.push({ start: this.#end, texts: this.#texts });
  }

  packed(): Request {
    return new Request(this.#bytes, this.#end, this.#passages);
  }

  /** Makes room for so many bytes, and says where it begins. */
  #room(length: number): number {
    const start = this.#end;
    this.#end += length;
    if (this.#end > this.#bytes.length) {
      const bytes = new Uint8Array(Math.max(this.#end, 2 * this.#bytes.length));
      bytes.set(this.#bytes.subarray(0, start));
      [this.#bytes, this.#view] = [bytes, new DataView(bytes.buffer)];
    }
    return start;
  }
}

/** What a call hands to the engine. */
export class Request {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly passages: readonly Sent[];
  readonly #room: Uint8Array<ArrayBuffer>;

  constructor(room: Uint8Array<ArrayBuffer>, end: number, passages: readonly Sent[]) {
    this.bytes = room.subarray(0, end);
    this.passages = passages;
    this.#room = room;
  }

  /** Nobody will read it any more. */
  done(): void {
    if (this.#room.length <= MOST_KEPT) kept = this.#room;
  }
}

function taken(): Uint8Array<ArrayBuffer> {
  const bytes = kept ?? new Uint8Array(1024);
  // A getter among the values may call the engine.
  kept = undefined;
  return bytes;
}
