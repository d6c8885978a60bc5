// What the loader fetches on the few pages that need it before anybody asks: words of other languages, and hotkeys.
import { ENGLISH } from "./language.js";
import { wordsOf } from "./words.js";

/** What button and field of an element are called; its shell gets the language and its direction. */
export async function name(host, shell) {
  const said = await wordsOf(host);
  shell.lang = said?.lang ?? "en";
  shell.dir = said?.direction ?? "ltr";
  return said ?? ENGLISH;
}

const heard = new WeakSet();

/** Opens the element at its hotkey, from now on. */
export function hotkey(host) {
  if (heard.has(host)) return;
  heard.add(host);
  const known = new WeakRef(host);
  addEventListener("keydown", function press(event) {
    const host = known.deref();
    if (!host) return removeEventListener("keydown", press);
    const wanted = host.isConnected && host.getAttribute("hotkey");
    if (!wanted || event.defaultPrevented || !isPressed(event, wanted)) return;
    event.preventDefault();
    host.open().catch(() => {});
  });
}

/** Is that key pressed, `/` or `mod+k`? A key without others, or with Shift alone, is none while somebody types. */
function isPressed(event, wanted) {
  const held = wanted.trim().toLowerCase().split("+");
  const key = held.pop() || "+";
  const has = (name) => held.includes(name);
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const mod = has("mod") ? ctrlKey !== metaKey : ctrlKey === has("ctrl") && metaKey === has("meta");
  const typing = event.composedPath()[0].closest?.("input,textarea,select,[contenteditable]");
  const written = event.key?.toLowerCase();
  // Where a keyboard has no Latin letters, or Option makes another sign of one, a key is known by its place; unless somebody may
  // be writing that sign.
  const writes = typing && (altKey || !(ctrlKey || metaKey));
  const byPlace = !writes && !/^[a-z]$/.test(written);
  const isThere = byPlace && [`Key${key.toUpperCase()}`, `Digit${key}`].includes(event.code);
  // Keys that are reached by Shift on some keyboards are those keys on all.
  const is = (written === key || isThere) && mod && altKey === has("alt");
  const types = held.every((name) => name === "shift");
  return is && (shiftKey || !has("shift")) && !(types && typing);
}
