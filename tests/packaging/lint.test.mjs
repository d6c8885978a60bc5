// What publint and @arethetypeswrong/cli say of the tarball: nothing.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { TARBALL } from "./support/project.mjs";

function said(script, ...given) {
  const path = fileURLToPath(new URL(`node_modules/${script}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...given, TARBALL], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  return { status, output: stdout + stderr };
}

test("publint", () => {
  const { status, output } = said("publint/src/cli.js", "run", "--strict");
  assert.equal(status, 0, output);
  assert.match(output, /All good!/);
});

test("@arethetypeswrong/cli", () => {
  const { status, output } = said("@arethetypeswrong/cli/dist/index.js");
  assert.equal(status, 0, output);
  assert.match(output, /No problems found/);
});
