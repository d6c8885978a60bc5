// Modules in processes of their own, where nothing is initialised yet.
import { execFile } from "node:child_process";
import { mkdtemp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PACKAGE } from "./package.mjs";

const run = promisify(execFile);

/** A folder in which `citecore` is installed; it is removed at the test's end. */
export async function project(test) {
  const folder = await mkdtemp(join(tmpdir(), "citecore-"));
  test.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "node_modules"));
  await symlink(fileURLToPath(PACKAGE), join(folder, "node_modules/citecore"), "junction");
  return folder;
}

/** What a script prints in a new process, in a project with the package. Its name's ending says what kind it is. */
export async function printed(test, name, script) {
  const folder = await project(test);
  await writeFile(join(folder, name), script);
  const { stdout } = await run(process.execPath, [name], { cwd: folder });
  return stdout.trim();
}
