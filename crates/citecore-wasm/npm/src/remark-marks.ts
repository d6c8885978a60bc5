import type { Cited, Named, Piece } from "./remark-cited.js";

/** Which marks of a Markdown are citations. */
export class Marks {
  /** What a reader knows the references by; undefined where that isn't known yet. */
  readonly names = new Map<number, string | undefined>();
  /** The text that `places` belong to. */
  readonly #text: string | undefined;
  /** The citations' numbers by their places. */
  readonly #places = new Map<number, number>();
  /** Counted from the beginning of the text; what is skipped there counts too. */
  #skipped = 0;
  #placed: boolean;

  constructor({ text, places = [], pieces, references = [] }: Cited) {
    for (const reference of references) this.names.set(reference.number, nameOf(reference));
    for (const { start, number } of places) this.#places.set(start, number);
    this.#text = pieces ? this.#follow(pieces) : text;
    this.#placed = this.#text !== undefined;
  }

  /** Notes where the pieces' citations stand, and gives their text. */
  #follow(pieces: Piece[]): string {
    let text = "";
    for (const piece of pieces) {
      let at = text.length;
      for (const number of piece.numbers) {
        this.#places.set(at, number);
        this.names.set(number, undefined);
        at += `[${number}]`.length;
      }
      text += piece.text;
    }
    return text;
  }

  /** A text is about to be read. */
  begin(text: string): void {
    this.#placed = text === this.#text;
    // The parser passes over a byte order mark, and doesn't count it.
    this.#skipped = text.startsWith("\ufeff") ? 1 : 0;
  }

  /** Is there a citation at this place, or may there be one? */
  mayStand(at: number): boolean {
    return !this.#placed || this.#places.has(at + this.#skipped);
  }

  /** Is there surely a citation at this place? */
  stands(at: number): boolean {
    return this.#placed && this.mayStand(at);
  }

  /** The citations that surely stand in so much of the text. */
  within(start: number, length: number): { at: number; number: number; mark: string }[] {
    const found = [];
    for (let at = 0; this.#placed && at < length; at += 1) {
      const number = this.#places.get(start + at + this.#skipped);
      if (number !== undefined) found.push({ at, number, mark: `[${number}]` });
    }
    return found;
  }

  /** Are these digits, in brackets at this place, a citation? */
  cites(at: number, digits: string): boolean {
    const number = Number(digits);
    if (String(number) !== digits) return false;
    return this.#placed ? this.#places.get(at + this.#skipped) === number : this.names.has(number);
  }
}

function nameOf({ title, source, id, original }: Named): string {
  const name = [title, source, id].find((name) => name !== undefined && /[^\s\p{Cc}]/u.test(name));
  return (name ?? `Source ${original}`).replace(/[\s\p{Cc}]+/gu, " ").trim();
}
