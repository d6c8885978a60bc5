// A page of the documentation, as blocks of code that run.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { printed } from "./fresh.mjs";
import { PACKAGE } from "./package.mjs";

const its = createRequire(new URL("../../../../../tests/e2e/package.json", import.meta.url));
const { transform } = its("esbuild");

/** A page's text, as it is in the package. */
export const read = (name) => readFileSync(new URL(name, PACKAGE), "utf8");

/** All blocks of code, in order. */
export function blocks(page) {
  const found = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return found.map(([, language, code]) => ({ language, code }));
}

/** How many blocks there are, whatever they look like. */
export const fences = (page) => (page.match(/^\s*(```|~~~)/gm) ?? []).length / 2;

const SCRIPTS = ["js", "jsx"];

/** What each script of a page has to print: what is shown right behind it. */
export function expected(all) {
  const shown = (at) => (all[at + 1]?.language === "text" ? all[at + 1].code.trim() : "");
  return all.flatMap(({ language }, at) => (SCRIPTS.includes(language) ? [shown(at)] : []));
}

/** What a script prints at its end, to tell its output from the next one's. */
const END = "\u0003";

const GIVEN = new URL("given.mjs", import.meta.url);

/** What each script of a page prints, where all run one behind the other as one module, behind what is given. */
export async function outputs(test, all, given, surroundings) {
  const scripts = all.filter(({ language }) => SCRIPTS.includes(language));
  const parts = scripts.map(({ code }) => `${code}\nconsole.log("${END}");`);
  const imported = `import { ${given} } from "${GIVEN}";\n`;
  const options = { loader: "jsx", jsx: "automatic", format: "esm", target: "es2022" };
  const { code, warnings } = await transform(imported + parts.join("\n"), options);
  if (warnings.length > 0) throw new Error(warnings[0].text);
  const output = await printed(test, "page.mjs", code, surroundings);
  return output
    .split(END)
    .slice(0, -1)
    .map((text) => text.trim());
}

/** What is wrong with a style sheet. */
export async function faults(css) {
  const { warnings } = await transform(css, { loader: "css" });
  return warnings.map(({ text }) => text);
}
