// TypeScript, as strict as it can be made: each way to resolve modules, the contract, and this version, the one before and the first
// that resolves as bundlers do.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { copy, project } from "./support/project.mjs";

const FILES = ["contract.ts", "holds.ts", "use.ts"];
const COMPILERS = ["typescript", "typescript-5"];
const OLDEST = "typescript-5.0";

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
  target: "es2022",
  types: [],
};

/** `type`, and what differs from one way to the next. */
const WAYS = {
  "node16, ESM": ["module", { module: "node16", moduleResolution: "node16" }],
  "node16, CommonJS": ["commonjs", { module: "node16", moduleResolution: "node16" }],
  bundler: ["module", { module: "esnext", moduleResolution: "bundler" }],
};

async function typed(name, type) {
  const folder = await project(name, {}, { type });
  await Promise.all(FILES.map((file) => copy(`types/${file}`, join(folder, file))));
  return folder;
}

/** What the compiler says of the files; nothing where all is well, which it says by how it ends, too. */
async function complaints(compiler, folder, compilerOptions, files) {
  const config = { compilerOptions: { ...STRICT, ...compilerOptions }, files };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = fileURLToPath(new URL(`node_modules/${compiler}/bin/tsc`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, "--project", folder], {
    encoding: "utf8",
  });
  const said = stdout + stderr;
  assert.equal(status === 0, said === "", `${status}: ${said}`);
  return said;
}

for (const [name, [type, options]] of Object.entries(WAYS)) {
  test(`TypeScript: ${name}`, async () => {
    const folder = await typed(`types-${name.replaceAll(/\W+/g, "-")}`, type);
    for (const compiler of [...COMPILERS, OLDEST]) {
      assert.equal(await complaints(compiler, folder, options, FILES), "", compiler);
    }
  });
}

test("TypeScript: without the types of browsers, or of anything", async () => {
  const folder = await typed("types-bare", "module");
  const [, options] = WAYS["node16, ESM"];
  const bare = { ...options, lib: ["es2022"] };
  for (const compiler of [...COMPILERS, OLDEST]) {
    assert.equal(await complaints(compiler, folder, bare, ["use.ts"]), "", compiler);
  }
});

test("TypeScript: a block disposes of a stream, where the library has a word for it", async () => {
  const folder = await typed("types-disposed", "module");
  const using = 'import { AnswerStream } from "citecore";\nusing stream = new AnswerStream([]);\n';
  await writeFile(join(folder, "using.ts"), `${using}stream.push("A fact.");\nexport {};\n`);
  const [, options] = WAYS.bundler;
  const disposing = { ...options, lib: ["es2022", "dom", "esnext.disposable"] };
  for (const compiler of COMPILERS) {
    const files = [...FILES, "using.ts"];
    assert.equal(await complaints(compiler, folder, disposing, files), "", compiler);
  }
});

test("TypeScript: resolution as before there were exports", async () => {
  const folder = await typed("types-node10", "commonjs");
  const options = { module: "commonjs", moduleResolution: "node10" };
  assert.equal(await complaints("typescript-5", folder, options, FILES), "");
});

test("TypeScript: a program that is wrong is told so", async () => {
  const folder = await typed("types-wrong", "module");
  const wrong = 'import { prepareContext } from "citecore";\nprepareContext([{ title: "" }]);\n';
  await writeFile(join(folder, "wrong.ts"), wrong);
  const [, options] = WAYS.bundler;
  for (const compiler of COMPILERS) {
    assert.match(await complaints(compiler, folder, options, ["wrong.ts"]), /'text' is missing/);
  }
});
