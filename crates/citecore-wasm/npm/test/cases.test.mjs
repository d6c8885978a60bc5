// The tables of tests/cases: the package gives what the engine gives natively.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { TABLES, runTable } from "../../../../tests/packaging/support/cases.mjs";
import { citecore } from "./support/package.mjs";

const FOLDER = new URL("../../../../tests/cases/", import.meta.url);

for (const table of TABLES) {
  const cases = JSON.parse(readFileSync(new URL(`${table}.json`, FOLDER), "utf8"));
  test(`${table}: ${cases.length} cases`, () => {
    const ran = runTable(citecore, table, cases);
    assert.equal(ran.length, cases.length);
    for (const { name, wrong } of ran) assert.deepEqual(wrong, [], `${table}: ${name}`);
  });
}
