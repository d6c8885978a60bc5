const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

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
    return decoder.decode(this.#bytes.subarray(start, start + length));
  }

  #pass(length: number): number {
    const start = this.#at;
    this.#at += length;
    return start;
  }
}
