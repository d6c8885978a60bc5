// Chance that can be repeated: the same seed, the same choices.

export class Chance {
  #state;

  /** The chance of one call among those of a seed. */
  constructor(seed, call) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(call + 1, 0x85ebca6b)) >>> 0;
    for (let turn = 0; turn < 4; turn += 1) this.next();
  }

  /** A number from 0 to 1, 1 excluded (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `count`. */
  below(count) {
    return Math.floor(this.next() * count);
  }

  /** True so often. */
  is(share) {
    return this.next() < share;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  /** So many of what `make` makes, at most. */
  some(most, make) {
    return Array.from({ length: this.below(most + 1) }, (_, at) => make(at));
  }
}
