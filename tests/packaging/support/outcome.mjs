// What has to come of `project/exchange.mjs`, wherever it runs.
import assert from "node:assert/strict";

const TEXT = "Level it [1]. 😀 Point it north [2].";

/** Fails unless the exchange came to what it should. */
export function assertExchanged(came) {
  assert.deepEqual(came, {
    text: TEXT,
    shown: TEXT,
    cited: ["[1]", "[2]"],
    references: [
      [1, 2, "Tripod"],
      [2, 1, "Mount"],
    ],
    stages: ["searching", "answering"],
    ok: true,
    attempts: 1,
    fallback: false,
    incomplete: false,
    error: { name: "CiteError", code: "invalid-input", path: "passages[1].text", known: true },
  });
}
