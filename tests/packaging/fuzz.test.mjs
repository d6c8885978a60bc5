// The fuzz of the package's functions, with the same values each time: `cargo xtask fuzz js` makes up others.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { printed, project } from "./support/project.mjs";

const CALLS = 100_000;

test("whatever is given, only CiteErrors come out", async () => {
  const folder = await project("fuzz");
  const script = fileURLToPath(new URL("fuzz.mjs", import.meta.url));
  const given = ["--package", join(folder, "node_modules/citecore/node.js")];
  const calls = ["--calls", String(CALLS), "--seed", "1"];
  const said = await printed(folder, process.execPath, script, ...given, ...calls);
  assert.match(
    said,
    new RegExp(`^${CALLS} calls in .* nothing came but values and CiteErrors$`, "m"),
  );
});

test("an array that would fill the memory is refused in time", async () => {
  const main = `
    import init, { prepareContext } from "citecore";
    await init();
    const start = performance.now();
    try {
      prepareContext([{ text: "a", metadata: { many: new Array(2 ** 32 - 1) } }]);
    } catch (error) {
      const again = prepareContext([{ text: "a" }]).sources.length;
      console.log(JSON.stringify([error.code, error.path, again, performance.now() - start < 30_000]));
    }`;
  const folder = await project("fuzz-many", { "main.js": main });
  const [code, path, again, inTime] = JSON.parse(
    await printed(folder, process.execPath, "main.js"),
  );
  assert.equal(code, "invalid-input");
  assert.match(path, /^passages\[0\]\.metadata/);
  assert.deepEqual([again, inTime], [1, true]);
});
