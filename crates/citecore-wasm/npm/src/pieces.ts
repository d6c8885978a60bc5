import { kind } from "./error.js";
import { until } from "./until.js";

/** What there is to go through, and to end early. */
interface Pieces {
  next(): unknown;
  return?(): unknown;
}

/** After so many pieces, whatever else waits has its turn: one that is there at once would never let a signal be heard. */
const BREATH = 256;

/**
 * The pieces of an answer: of a string, of anything that can be iterated over, or of a promise of one of these. An iterator
 * that isn't gone through to its end is told so, and nobody waits for what it says to that.
 */
export async function* piecesOf(
  complete: () => unknown,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const given = await until(signal, complete);
  if (typeof given === "string") {
    yield given;
    return;
  }
  const pieces = iterate(given);
  let ended = false;
  try {
    for (let left = BREATH; ; left -= 1) {
      if (left === 0) {
        await new Promise((go) => setTimeout(go));
        left = BREATH;
      }
      const next = await until(signal, () => pieces.next());
      if (!isResult(next)) throw new Error(`expected an iterator's result, found ${kind(next)}`);
      if (next.done) {
        ended = true;
        return;
      }
      // The last chunk of many models has none: `delta: {}`.
      const piece = next.value ?? "";
      if (typeof piece !== "string") throw new Error(`expected text, found ${found(piece)}`);
      yield piece;
    }
  } finally {
    if (!ended) new Promise((end) => end(pieces.return?.())).catch(() => {});
  }
}

function isResult(next: unknown): next is IteratorResult<unknown> {
  return Object(next) === next;
}

function found(given: unknown): string {
  return ArrayBuffer.isView(given) ? "bytes: a TextDecoderStream makes text of them" : kind(given);
}

function iterate(given: unknown): Pieces {
  // It could be gone through, but to numbers.
  if (ArrayBuffer.isView(given)) throw new Error(`expected text, found ${found(given)}`);
  const object = Object(given) as {
    [Symbol.asyncIterator]?: () => Pieces;
    [Symbol.iterator]?: () => Pieces;
    getReader?: () => { read(): unknown; cancel(): unknown };
  };
  const pieces = object[Symbol.asyncIterator]?.() ?? object[Symbol.iterator]?.();
  if (pieces) return pieces;
  // Not every browser can iterate over its own streams.
  const reader = object.getReader?.();
  if (reader) return { next: () => reader.read(), return: () => reader.cancel() };
  const response = "body" in object ? ": a response's text is in its body" : "";
  throw new Error(`expected text or pieces of it, found ${kind(given)}${response}`);
}
