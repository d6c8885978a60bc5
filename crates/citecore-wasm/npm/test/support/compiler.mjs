// The TypeScript compiler, as a strict project calls it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the packages are that the tests install. */
export const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));
const TSC = join(MODULES, "typescript/bin/tsc");

/** What the compiler finds wrong, a line each; that it found nothing, or something, has to be how it ended. */
export function errors(folder, ...flags) {
  const given = ["--noEmit", "--strict", "--target", "es2022", "--types", "", ...flags];
  const { status, signal, error, stdout, stderr } = spawnSync(process.execPath, [TSC, ...given], {
    cwd: folder,
    encoding: "utf8",
  });
  const found = stdout.split("\n").filter((line) => line.includes("error TS"));
  const ended = found.length > 0 ? status === 1 || status === 2 : status === 0;
  assert.ok(ended && !stderr, `${status} ${signal} ${error}\n${stdout}${stderr}`);
  return found;
}
