const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * How many bytes of a long text are decoded at once. V8 keeps objects of 128 KB and more apart from others, and takes longer to make
 * room for one there than to fill it: of 200 KB a text in these pieces is there in 0.16 ms, as a whole in 0.44.
 */
const PIECE = 1 << 15;

/** Unpacks values one behind the other. */
export class Unpacker {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at: number;

  /** Those in the memory from a place on. */
  constructor(memory: Uint8Array, at: number) {
    this.#bytes = memory;
    this.#view = new DataView(memory.buffer);
    this.#at = at;
  }

  byte(): number {
    return this.#view.getUint8(this.#pass(1));
  }

  whole(): number {
    return this.#view.getUint32(this.#pass(4), true);
  }

  /** A list of whole numbers. */
  wholes(): Uint32Array {
    const length = 4 * this.whole();
    const start = this.#pass(length);
    // In a buffer of their own they begin where four bytes do.
    return new Uint32Array(this.#bytes.slice(start, start + length).buffer);
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
    return this.#decoded(start, start + length);
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
