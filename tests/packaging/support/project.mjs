// Projects that have nothing but the packed package, installed as its users do.
import { execFile } from "node:child_process";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const { PACKAGING_TARBALL, PACKAGING_SCRATCH } = process.env;

/** What `npm pack` made. */
export const TARBALL = given(PACKAGING_TARBALL);

function given(value) {
  if (!value) throw new Error("run these tests with `cargo xtask test packaging`");
  return value;
}

/**
 * A folder in which the package is installed from its tarball, with these files and with `exchange.mjs`. It stays until the
 * next run, to be looked at.
 */
export async function project(name, files = {}, manifest = { type: "module" }) {
  const folder = join(given(PACKAGING_SCRATCH), name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const written = { "package.json": JSON.stringify({ private: true, ...manifest }), ...files };
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await copy("project/exchange.mjs", join(folder, "exchange.mjs"));
  // It depends on nothing, so nothing has to be asked of a registry.
  const quiet = ["--offline", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  await run("npm", ["install", ...quiet, TARBALL], { cwd: folder });
  return folder;
}

/** Copies a file of these tests. */
export function copy(from, to) {
  return copyFile(fileURLToPath(new URL(`../${from}`, import.meta.url)), to);
}

/** What a program prints, run in a project. Fails with all that it said where it fails. */
export async function printed(folder, program, ...given) {
  const { stdout } = await run(program, given, { cwd: folder, maxBuffer: 1 << 28 });
  return stdout;
}

/** A program that a package of npm's has for this platform: as none of their install scripts is run, it is where it came. */
export function program(platforms, file) {
  const place = platforms[`${process.platform}-${process.arch}`];
  if (!place) throw new Error(`there is no ${file} for ${process.platform}-${process.arch}`);
  return fileURLToPath(new URL(`../node_modules/${place}/${file}`, import.meta.url));
}
