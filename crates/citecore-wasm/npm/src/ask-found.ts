import { Method } from "./calls.js";
import { type CiteError, invalid } from "./error.js";
import type { Machine } from "./machine.js";
import { nothing, request } from "./packed/call.js";
import type { Shape } from "./packed/shape.js";
import * as shape from "./packed/shapes.js";

/** Hands over what the search found: mere passages, else the response of a search engine, else passages. */
export function handOver(exchange: Machine, found: unknown): void {
  if (found === undefined) throw expected("undefined: its function returns nothing");
  const awaited = unread(found);
  if (awaited) throw expected(awaited);
  const packed = (as: Shape<unknown>) => request(["passages", as, found]);
  const [mere] = tried(() => packed(shape.merePassages));
  if (mere) return exchange.call(Method.Found, nothing, mere);
  // What has fields of others may have its score under a name of theirs, which the reader knows.
  const [, failed] = tried(() => exchange.call(Method.Responded, nothing, packed(shape.json)));
  if (!failed) return;
  if (exchange.isGone) throw failed;
  const [passages, wrong] = tried(() => packed(shape.passages));
  if (passages) return exchange.call(Method.Found, nothing, passages);
  // A list that is no engine's is meant as passages.
  throw failed.code === "unknown-shape" && Array.isArray(found) ? wrong : failed;
}

function expected(found: string): CiteError {
  return invalid("passages", `expected passages or what a search engine answered, found ${found}`);
}

/** What an answer is as long as it isn't read, in words; nothing of any other value. */
export function unread(found: unknown): string | undefined {
  if (tried(() => typeof (found as { then?: unknown }).then === "function")[0])
    return "a Promise: `await` has what it resolves to";
  if (tried(() => found instanceof Response)[0])
    return "a Response: `await response.json()` has what is in it";
  return undefined;
}

/** What a task gives, or the error that it throws: what packs and calls throws no other. */
function tried<T>(task: () => T): [given: T | undefined, thrown?: CiteError] {
  try {
    return [task()];
  } catch (thrown) {
    return [undefined, thrown as CiteError];
  }
}
