// What all tests of a file share: a browser, and what serves its pages.
import { after } from "node:test";

const begun = [];

after(async () => {
  for (const thing of begun.reverse()) await thing.close();
});

/** Waits until it has begun; it is closed behind the file's last test, before what began earlier. */
export async function shared(beginning) {
  const thing = await beginning;
  begun.push(thing);
  return thing;
}
