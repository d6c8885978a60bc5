// An answer of 30 citations over ten sources of 2,000 characters, and how long it takes to verify it.
import { answer } from "./answer.mjs";

const SOURCES = 10;
const CITATIONS = 30;
const CHARACTERS = 2000;
const RUNS = 50;

const texts = Array.from({ length: SOURCES }, (_, at) => {
  const all = answer(SOURCES * CHARACTERS * 2).replaceAll(/ ?\[[^\]]*\]/g, "");
  return `It weighs ${10 + at} kg. ${all.slice(at * CHARACTERS).slice(0, CHARACTERS - 17)}`;
});

/** Each statement is a line of the source that it cites; of three, one has another number, and one cites another source. */
const statements = Array.from({ length: CITATIONS }, (_, at) => {
  const cited = at % SOURCES;
  const lines = texts[at % 3 === 2 ? (cited + 1) % SOURCES : cited].match(/[A-Z][^.\n]{30,}\./g);
  const line = lines[at % lines.length];
  const weight = 10 + cited + (at % 3 === 1 ? 1 : 0);
  return `${line.slice(0, -1)}, and weighs ${weight} kg [${cited + 1}].`;
});

/** How many milliseconds it takes, in the median of many times and the first time. */
export function verification({ processAnswer, verifyAnswer }) {
  const sources = texts.map((text, at) => ({ number: at + 1, text }));
  const processed = processAnswer(statements.join("\n\n"), sources);
  if (processed.citations.length !== CITATIONS) {
    throw new Error(`${processed.citations.length} citations`);
  }
  const taken = Array.from({ length: RUNS }, () => {
    const from = performance.now();
    verifyAnswer(processed);
    return performance.now() - from;
  });
  return { first: taken[0], median: taken.toSorted((a, b) => a - b)[RUNS >> 1] };
}
