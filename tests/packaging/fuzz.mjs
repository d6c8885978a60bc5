// `cargo xtask fuzz js`: the fuzz of the package's functions, as long as wanted.
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { fuzz } from "./fuzz/run.mjs";

const { values } = parseArgs({
  options: {
    /** The module to call. */
    package: { type: "string" },
    calls: { type: "string", default: "100000" },
    seed: { type: "string" },
    /** The number of a single call, to make it again. */
    call: { type: "string" },
  },
});

const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32));
const single = values.call === undefined ? undefined : Number(values.call);
const range =
  single === undefined ? { to: Number(values.calls) } : { from: single, to: single + 1 };

const entry = pathToFileURL(values.package);
const { default: remarkCitations } = await import(new URL("remark.js", entry));
const citecore = { ...(await import(entry)), remarkCitations };
const start = performance.now();
const counts = await fuzz(citecore, { seed, ...range });
const seconds = ((performance.now() - start) / 1000).toFixed(1);

for (const [name, { calls, errors }] of Object.entries(counts).sort()) {
  console.log(
    `${name.padEnd(18)}${String(calls).padStart(8)} calls${String(errors).padStart(8)} errors`,
  );
}
const calls = Object.values(counts).reduce((sum, { calls }) => sum + calls, 0);
console.log(`${calls} calls in ${seconds} s, seed ${seed}: nothing came but values and CiteErrors`);
