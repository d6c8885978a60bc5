/** Joins surrogate pairs that were cut apart between two deltas: the engine reads whole characters. */
export class Halves {
  #held = "";

  /** The delta with what was held back before it, without a half at its end. */
  take(delta: string): string {
    const last = delta.charCodeAt(delta.length - 1);
    const ends = last >= 0xd800 && last <= 0xdbff;
    if (!ends && this.#held === "") return delta;
    const whole = this.#held + delta;
    // A delta without any character leaves the half before it held back.
    const held = ends ? whole.slice(-1) : delta === "" ? this.#held : "";
    this.#held = held;
    return held === "" ? whole : whole.slice(0, -1);
  }

  /** What is held back still, at the end. */
  rest(): string {
    const held = this.#held;
    this.#held = "";
    return held;
  }
}
