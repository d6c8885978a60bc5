// The API reference: all that is exported is told of, and every example runs and prints what it says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { errors } from "./support/compiler.mjs";
import { project as freshProject, printed, tested } from "./support/fresh.mjs";
import { PACKAGE } from "./support/package.mjs";

const REFERENCE = fileURLToPath(new URL("../reference/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "citecore-reference-"));
after(() => rmSync(folder, { recursive: true }));

// TypeDoc's own, which are numbers in what it writes.
const FUNCTION = 64;
const CLASS = 128;
const INTERFACE = 256;
const PROPERTY = 1024;
const CALLED = 4096;
const CONSTRUCTED = 16384;
const ALIAS = 2097152;
const TOLD = [CLASS, INTERFACE, PROPERTY, CALLED, CONSTRUCTED, ALIAS];

const project = () => {
  const path = join(folder, "api.json");
  const typedoc = join(REFERENCE, "node_modules/typedoc/bin/typedoc");
  const given = [typedoc, "--json", path, "--logLevel", "Warn"];
  execFileSync(process.execPath, given, { cwd: REFERENCE, stdio: ["ignore", "pipe", "pipe"] });
  return JSON.parse(readFileSync(path, "utf8"));
};
const ENTRIES = project().children;

/** All that is declared below a part of the project, with its name. What is inherited is told of where it is from. */
function* declared(part, names = []) {
  if (typeof part !== "object" || part === null || part.inheritedFrom) return;
  const named = part.variant && part.name !== "__type" ? [...names, part.name] : names;
  if (part.variant) yield [part, named.join(".")];
  for (const [key, value] of Object.entries(part))
    if (key !== "comment") yield* declared(value, named);
}

const said = (comment) => comment.summary.map(({ text }) => text).join("");
const tagged = (comment, tag) => comment.blockTags?.filter((block) => block.tag === tag) ?? [];
const all = [...declared(ENTRIES)];
const functions = all.filter(([part]) => part.kind === FUNCTION);

test("all that is exported has a comment", () => {
  const told = all.filter(([part]) => TOLD.includes(part.kind));
  assert.ok(told.length > 200, String(told.length));
  const lacking = told.filter(([{ comment }]) => !comment || said(comment).trim() === "");
  assert.deepEqual(
    lacking.map(([, name]) => name),
    [],
  );
});

test("options say what they are by default", () => {
  const options = all.filter(([part]) => part.kind === INTERFACE && part.name.endsWith("Options"));
  assert.ok(options.length > 7);
  for (const [{ children, name, comment }] of options) {
    const tells = /\b[Dd]efault|left out isn't|cited: one of/;
    for (const option of children)
      assert.match(said(option.comment) + said(comment), tells, `${name}.${option.name}`);
  }
});

test("functions say what they throw, and show how they are called", () => {
  assert.ok(functions.length > 14, String(functions.length));
  for (const [{ name, signatures }] of functions) {
    const [{ comment }] = signatures;
    assert.ok(tagged(comment, "@example").length > 0, `${name} has no example`);
    if (name !== "init") {
      const codes = JSON.stringify(tagged(comment, "@throws"));
      assert.match(codes, /invalid-input|unknown-shape/, `${name}: what it throws has no code`);
    }
  }
});

const PLUGINS = { packages: tested("unified", "remark-parse") };

const IMPORTS = {
  "api/html":
    'import { processAnswer, default as initEngine } from "citecore"; await initEngine();',
  "api/remark":
    'import { processAnswer, default as initEngine } from "citecore"; await initEngine();',
};

/** An example as a module, with what its entry exports, and what else examples take for granted. */
function module(entry, code) {
  const specifier = entry.replace("api", "citecore");
  const names = ENTRIES.find(({ name }) => name === entry).children;
  const values = names.filter(({ kind }) => kind === FUNCTION || kind === CLASS);
  const imported = values.map(({ name }) =>
    ["init", "remarkCitations"].includes(name) ? `default as ${name}` : name,
  );
  const begins = values.some(({ name }) => name === "init") ? "await init();" : "";
  return `import { ${imported} } from "${specifier}";
    import { unified } from "unified"; import remarkParse from "remark-parse";
    ${IMPORTS[entry] ?? ""} ${begins} ${code}`;
}

/** All examples: the entry of the package and the name of what each is of, and its code. */
const EXAMPLES = [];
for (const { name: entry, children } of ENTRIES) {
  for (const { name, comment, signatures = [] } of children) {
    const comments = [comment, ...signatures.map(({ comment }) => comment)].filter(Boolean);
    for (const { content } of comments.flatMap((comment) => tagged(comment, "@example"))) {
      const [, code] = /^```ts\n(.*)\n```$/s.exec(said({ summary: content }).trim());
      EXAMPLES.push({ entry, name, code });
    }
  }
}

for (const { entry, name, code } of EXAMPLES) {
  test(`${entry}: the example of ${name}`, async (t) => {
    const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, it]) => it);
    assert.equal(expected.length, code.split("console.log(").length - 1, "each line is told");
    assert.ok(expected.length > 0, "it prints nothing");
    const shown = await printed(t, "example.mjs", module(entry, code), PLUGINS);
    assert.deepEqual(shown.split("\n"), expected);
  });
}

test("examples are TypeScript that is strict", async (t) => {
  const folder = await freshProject(t, PLUGINS.packages);
  EXAMPLES.forEach(({ entry, code }, at) =>
    writeFileSync(join(folder, `${at}.mts`), module(entry, code)),
  );
  const files = EXAMPLES.map((_, at) => `${at}.mts`);
  assert.deepEqual(errors(folder, "--module", "nodenext", "--target", "es2023", ...files), []);
});

test("the package has the reference, its links within it", () => {
  const read = (name) => readFileSync(new URL(`docs/${name}`, PACKAGE), "utf8");
  for (const [file, title] of [
    ["api.md", "# citecore"],
    ["api/html.md", "# citecore/html"],
    ["api/remark.md", "# citecore/remark"],
  ])
    assert.equal(read(file).split("\n")[0], title);
  for (const file of ["api.md", "api/html.md", "api/remark.md"]) {
    for (const [, target] of read(file).matchAll(/\]\(([^)]*#[^)]*)\)/g)) {
      const [path, id] = target.split("#");
      const there = read(join(file, path === "" ? "." : "..", path));
      assert.ok(there.includes(`<a id="${id}"></a>`), `${file}: ${target}`);
    }
  }
  const api = read("api.md");
  for (const [{ name }] of functions.filter(([, name]) => name.split(".").length === 1))
    assert.ok(api.includes(`\n### ${name}()\n`), name);
});
