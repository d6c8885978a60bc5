// Modules in processes of their own, where nothing is initialised yet.
import { execFile } from "node:child_process";
import { mkdtemp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PACKAGE } from "./package.mjs";

const run = promisify(execFile);

/** Where what the package is tested with is installed. */
const MODULES = fileURLToPath(new URL("../../node_modules/", import.meta.url));

/**
 * A folder in which `citecore` is installed, with other packages by their names and places; it is removed at the test's end.
 */
export async function project(test, packages = {}) {
  const folder = await mkdtemp(join(tmpdir(), "citecore-"));
  test.after(() => rm(folder, { recursive: true }));
  const all = { citecore: fileURLToPath(PACKAGE), ...packages };
  for (const [name, place] of Object.entries(all)) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(place, link, "junction");
  }
  return folder;
}

/** Packages that the package is tested with, for a project. */
export function tested(...names) {
  return Object.fromEntries(names.map((name) => [name, join(MODULES, name)]));
}

/** What a script prints in a new process, in a project with the package. Its name's ending says what kind it is. */
export async function printed(test, name, script, { packages, env } = {}) {
  const folder = await project(test, packages);
  await writeFile(join(folder, name), script);
  const { stdout } = await run(process.execPath, [name], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout.trim();
}
