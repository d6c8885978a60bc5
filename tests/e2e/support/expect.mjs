// Assertions about what takes a moment.
import assert from "node:assert/strict";

/** Waits until the function gives the value; fails with what it gave last. */
export async function expectEventually(read, wanted, within = 5_000) {
  await until(async () => {
    const value = await read();
    try {
      assert.deepEqual(value, wanted);
      return true;
    } catch {
      return false;
    }
  }, within);
  assert.deepEqual(await read(), wanted);
}

/** Waits until the function gives true, or the time is up; says which. */
export async function until(check, within = 5_000) {
  const end = Date.now() + within;
  for (;;) {
    if (await check()) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
