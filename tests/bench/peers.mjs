// What people write in place of the engine: a Markdown reader with a plugin for marks, over all of the answer; and what they
// take to choose passages that differ. Beside them the engine itself, as its npm package.
// node peers.mjs PEER MODE FILE RUNS SPEND LIMIT prints its figures as JSON; times are in seconds.
import { readFileSync } from "node:fs";
import { modes, withCitecore, withMarked, withRemark } from "./readers.mjs";

/** How many bytes the process grows by. */
function memory(read, answer) {
  const before = process.memoryUsage.rss();
  read(answer);
  return process.resourceUsage().maxRSS * 1024 - before;
}

/** Chooses passages with LangChain, by the embeddings in a file of JSON. */
async function withLangChain(file, effort) {
  const { maximalMarginalRelevance } = await import("@langchain/core/utils/math");
  const choose = ({ query, embeddings, lambda, k }) =>
    maximalMarginalRelevance(query, embeddings, lambda, k);
  const { seconds, citations: chosen } = modes.whole(choose, JSON.parse(file), effort);
  return { seconds, chosen };
}

const citecore = async () => withCitecore(await import("../../target/npm/citecore/node.js"));
const READERS = { citecore, marked: withMarked, remark: withRemark };
const MODES = { ...modes, memory };

const [peer, mode, path, ...given] = process.argv.slice(2);
const [runs, spend, limit] = given.map(Number);
const effort = { runs, spend, limit };
const file = readFileSync(path, "utf8");
const figures =
  mode === "choose"
    ? await withLangChain(file, effort)
    : MODES[mode](await READERS[peer](), file, effort);
console.log(JSON.stringify(figures));
