// The README and the pages: every block of code runs as shown, one behind the other, and prints what stands behind it.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { tested } from "./support/fresh.mjs";
import { PACKAGE } from "./support/package.mjs";
import { blocks, expected, faults, fences, outputs, read } from "./support/page.mjs";

const SOURCE = new URL("../", import.meta.url);
const EXAMPLE = new URL("../../../../www/examples/ai-sdk/", import.meta.url);

const { replay } = await import(new URL("replay.mjs", EXAMPLE));

const written = readdirSync(new URL("docs/", SOURCE)).map((name) => `docs/${name}`);
const PAGES = ["README.md", ...written];

/** What of `support/given.mjs` a page takes for granted, and says so. */
const GIVEN = {
  "README.md": ["model", "searchMyIndex", "askMyModel", "show"],
  "docs/ai-sdk.md": ["question", "searchMyIndex", "show"],
  "docs/ask.md": [
    "question",
    "searchMyIndex",
    "askMyModel",
    "askMyOpenAI",
    "askMyAnthropic",
    "askMyJudge",
    "askMyBrokenModel",
    "show",
  ],
  "docs/context.md": ["question", "response"],
  "docs/install.md": [],
  "docs/render.md": ["element"],
  "docs/stream.md": ["model", "show"],
  "docs/verify.md": [],
};

const installed = (name) => join(fileURLToPath(EXAMPLE), "node_modules", name);
const PACKAGES = {
  ...tested(
    "react",
    "react-dom",
    "react-markdown",
    "rehype-sanitize",
    "rehype-stringify",
    "remark-gfm",
  ),
  ...tested("remark-parse", "remark-rehype", "unified"),
  ai: installed("ai"),
  "@ai-sdk/openai": installed("@ai-sdk/openai"),
};

const dependencies = (folder) => {
  const manifest = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
};
const KNOWN = new Set(["citecore", ...dependencies(SOURCE), ...dependencies(EXAMPLE)]);

/** Checks a block that is no script, with what the page's scripts printed. */
const CHECKS = {
  /** What is shown behind a script is compared with what it prints. */
  text(code, all, at) {
    assert.match(all[at - 1]?.language ?? "", /^jsx?$/, "shown behind no script");
  },
  /** Only packages are installed, and those by which this runs here. */
  sh(code) {
    for (const line of code.trim().split("\n")) {
      const [, names] = /^npm install ([^#]+)$/.exec(line) ?? assert.fail(line);
      for (const name of names.trim().split(" ")) assert.ok(KNOWN.has(name), name);
    }
  },
  /** The test of types compiles it, with a component that needs it. */
  ts(code, all) {
    assert.equal(all.filter(({ language }) => language === "ts").length, 1);
  },
  /** It is CSS, and selects something that was printed. */
  async css(code, all, at, printed) {
    assert.deepEqual(await faults(code), []);
    const selected = [...code.matchAll(/\[([\w-]+="[^"]*")\]/g)].map(([, attribute]) => attribute);
    assert.ok(selected.length > 0);
    for (const attribute of selected) assert.ok(printed.includes(attribute), attribute);
  },
};

test("each page is known here, and the package has it", () => {
  assert.deepEqual(PAGES, Object.keys(GIVEN));
  for (const page of PAGES)
    assert.equal(read(page), readFileSync(new URL(page, SOURCE), "utf8"), page);
});

for (const page of PAGES) {
  test(`${page} runs as shown`, async (t) => {
    const text = readFileSync(new URL(page, SOURCE), "utf8");
    const all = blocks(text);
    assert.equal(all.length, fences(text), "a block isn't read");
    const { baseURL, close } = await replay();
    t.after(close);
    const env = { OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: "none" };
    const printed = await outputs(t, all, GIVEN[page], { packages: PACKAGES, env });
    assert.deepEqual(printed, expected(all));
    for (const [at, { language, code }] of all.entries()) {
      if (/^jsx?$/.test(language)) continue;
      const check = CHECKS[language] ?? assert.fail(`nothing runs ${language}`);
      await check(code, all, at, printed.join("\n"));
    }
  });
}

/** The options that a page has a table of. */
const OPTIONS = {
  "docs/context.md": ["SelectOptions", "ContextOptions"],
  "docs/render.md": ["HtmlOptions", "CitationOptions"],
  "docs/stream.md": ["AnswerOptions"],
  "docs/verify.md": ["ValidateOptions"],
};

/** The fields of an interface of the package. */
function fields(name) {
  const types = readdirSync(new URL("types/", PACKAGE)).filter((file) => file.endsWith(".d.ts"));
  const declared = types.map((file) => read(`types/${file}`)).join("\n");
  const [, body] = new RegExp(`^export interface ${name} \\{\\n(.*?)^\\}`, "ms").exec(declared);
  return [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, field]) => field).sort();
}

test("tables of options have all that there are, and no other", () => {
  for (const page of PAGES) {
    const tables = [...read(page).matchAll(/^\| option .*\n\|.*\n((?:\|.*\n)+)/gm)];
    const told = tables.map(([, rows]) => {
      const cells = rows.split("\n").map((row) => row.split("|")[1] ?? "");
      return [...cells.join().matchAll(/`(\w+)`/g)].map(([, option]) => option).sort();
    });
    assert.deepEqual(told, (OPTIONS[page] ?? []).map(fields), page);
  }
});

test("refusals are known in the languages that the engine has", () => {
  const files = readdirSync(new URL("../../../citecore/src/refusal/", import.meta.url));
  const languages = files
    .map((file) => `${file[0].toUpperCase()}${file.slice(1, -".rs".length)}`)
    .filter((name) => !["Courtesy", "Figure", "Mod", "Opening", "Turn"].includes(name));
  const [last, ...others] = languages
    .filter((name) => name !== "English")
    .sort()
    .reverse();
  const known = `known in English, ${others.reverse().join(", ")} and ${last}`;
  for (const page of ["docs/stream.md", "docs/api.md"]) assert.ok(read(page).includes(known), page);
  assert.ok(read("docs/stream.md").includes("of eleven languages"));
  assert.equal(languages.length, 11);
});

/** The name that a link to a heading has. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s_-]/gu, "")
    .replaceAll(" ", "-");

test("links lead somewhere", () => {
  for (const page of PAGES) {
    const prose = read(page).replaceAll(/^```.*?^```$/gms, "");
    for (const [, target] of prose.matchAll(/\]\(([^)]+)\)/g)) {
      if (target.includes("://")) continue;
      const [path, fragment] = new URL(target, new URL(page, PACKAGE)).href.split("#");
      const headings = [...readFileSync(new URL(path), "utf8").matchAll(/^#+ (.*)$/gm)];
      const anchors = headings.map(([, heading]) => anchor(heading));
      assert.ok(fragment === undefined || anchors.includes(fragment), `${page}: ${target}`);
    }
  }
});
