// What the widget says, from the tables that it is built from.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/root.mjs";

/** The words of a language. */
export function wordsOf(locale) {
  const file = join(ROOT, "crates/widget/strings", `${locale.split("-")[0]}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}
