// What the widget says in other languages than English.
import { words } from "./files.js";
import { languageOf } from "./language.js";

const LANGUAGES = ["ar", "de", "es", "fr", "ja", "ko", "zh"];

/** The words for an element, in the language that it has now; none where English ones are the best there are. */
export async function wordsOf(host) {
  const lang = languageOf(host).split(/[-_]/)[0].toLowerCase();
  if (!LANGUAGES.includes(lang)) return undefined;
  const table = await words(lang).catch(() => undefined);
  return table && { ...table, lang };
}
