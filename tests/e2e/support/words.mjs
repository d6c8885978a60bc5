// What the widget says, from the tables that it is built from.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = process.env.E2E_ROOT ?? fileURLToPath(new URL("../../..", import.meta.url));

/** The words of a language. */
export function wordsOf(locale) {
  const file = join(ROOT, "crates/widget/strings", `${locale.split("-")[0]}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}
