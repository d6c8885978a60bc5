import type { Request } from "./packer.js";

const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * How many bytes of a long text are decoded at once, to characters of two bytes at the most. V8 keeps objects of 128 KB and more apart
 * from others, and takes longer to make room for one there than to fill it: of 200 KB a text in these pieces is there in 0.16 ms, as a
 * whole in 0.44.
 */
const PIECE = 65_000;

/** Unpacks values one behind the other. */
export class Unpacker {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #request: Request | undefined;
  /** Reads the values of the request, once a passage refers to them. */
  #sent: Unpacker | undefined;
  #at: number;
  /** Texts that are there already, and which of them is the next. */
  #texts: readonly (string | undefined)[] = [];
  #text = 0;

  /** Reads the values that stand in `memory` from `at` on. `request` is what was sent, whose passages those of the response may refer to. */
  constructor(memory: Uint8Array, at: number, request?: Request) {
    this.#bytes = memory;
    this.#view = new DataView(memory.buffer);
    this.#at = at;
    this.#request = request;
  }

  /** What comes next is a passage: here, or in the request. */
  passage(): Unpacker {
    const place = this.whole();
    const request = this.#request;
    const sent = request?.passages[place - 1];
    if (!sent) return this;
    const from = (this.#sent ??= new Unpacker(request!.bytes, 0));
    [from.#at, from.#texts, from.#text] = [sent.start, sent.texts, 0];
    return from;
  }

  byte(): number {
    return this.#view.getUint8(this.#pass(1));
  }

  whole(): number {
    return this.#view.getUint32(this.#pass(4), true);
  }

  /** Whole numbers that stayed where they were made. */
  wholes(): Uint32Array {
    const length = this.whole();
    return new Uint32Array(this.#bytes.buffer, this.whole(), length);
  }

  number(): number {
    return this.#view.getFloat64(this.#pass(8), true);
  }

  float(): number {
    return this.#view.getFloat32(this.#pass(4), true);
  }

  text(): string {
    const length = this.whole();
    const start = this.#pass(length);
    return this.#texts[this.#text++] ?? this.#decoded(start, start + length);
  }

  /** A text that may be long, and stayed where it was made, in pieces. */
  pieces(): string[] {
    const length = this.whole();
    let at = this.whole();
    const end = at + length;
    const pieces = [];
    while (at < end) {
      let behind = Math.min(at + PIECE, end);
      // A byte that begins with the bits 10 goes on with a character.
      while (behind < end && this.#bytes[behind]! >> 6 === 2) behind -= 1;
      pieces.push(this.#decoded(at, behind));
      at = behind;
    }
    return pieces;
  }

  #decoded(start: number, end: number): string {
    return decoder.decode(this.#bytes.subarray(start, end));
  }

  #pass(length: number): number {
    const start = this.#at;
    this.#at += length;
    return start;
  }
}
