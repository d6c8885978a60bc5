// What people write in place of the engine: a Markdown reader with a plugin for marks, over all of the answer; and what they
// take to choose passages that differ.
// node peers.mjs PEER MODE FILE RUNS SPEND LIMIT prints its figures as JSON; times are in seconds.
import { readFileSync } from "node:fs";
import { findAndReplace } from "mdast-util-find-and-replace";
import { Marked } from "marked";
import remarkParse from "remark-parse";
import { unified } from "unified";

const SOURCES = 20;
const DELTA = 4;
const MARK = /\[\d+(?:, ?\d+)*\]/;

/** The numbers of an answer's citations, by first appearance. */
class Numbering {
  finals = new Map();
  citations = 0;

  /** The final numbers of a mark, `[3, 7]`. */
  cite(mark) {
    const known = mark.slice(1, -1).split(",").map(Number);
    return known
      .filter((number) => number >= 1 && number <= SOURCES)
      .map((number) => {
        if (!this.finals.has(number)) this.finals.set(number, this.finals.size + 1);
        this.citations += 1;
        return this.finals.get(number);
      });
  }
}

/** Reads with marked: an inline extension, and HTML out. */
function withMarked() {
  const atStart = new RegExp(`^${MARK.source}`);
  let numbering;
  const citation = {
    name: "citation",
    level: "inline",
    start: (text) => text.search(MARK),
    tokenizer(text) {
      const found = atStart.exec(text);
      if (found) return { type: "citation", raw: found[0], numbers: numbering.cite(found[0]) };
    },
    renderer: ({ numbers }) => numbers.map((number) => `<sup>${number}</sup>`).join(""),
  };
  const marked = new Marked({ extensions: [citation] });
  return (answer) => {
    numbering = new Numbering();
    marked.parse(answer);
    return numbering.citations;
  };
}

/** Reads with remark: a tree whose texts are searched for marks. */
function withRemark() {
  let numbering;
  const every = new RegExp(MARK, "g");
  const replace = (mark) =>
    numbering.cite(mark).map((number) => ({ type: "footnoteReference", identifier: `${number}` }));
  const citations = () => (tree) => findAndReplace(tree, [every, replace]);
  const remark = unified().use(remarkParse).use(citations).freeze();
  return (answer) => {
    numbering = new Numbering();
    remark.runSync(remark.parse(answer));
    return numbering.citations;
  };
}

const now = () => performance.now() / 1000;

/** Runs over the whole input after one to warm up; what takes half of the limit is run once only. */
function whole(read, answer, { runs, spend, limit }) {
  const begun = now();
  const citations = read(answer);
  const first = now() - begun;
  if (first > limit / 2) return { seconds: [first], citations, read: 1, of: 1 };
  const seconds = [];
  const start = now();
  const goesOn = () => seconds.length < runs || now() - start < spend;
  while (seconds.length === 0 || (now() - start < limit && goesOn())) {
    const from = now();
    read(answer);
    seconds.push(now() - from);
  }
  return { seconds, citations, read: 1, of: 1 };
}

/** One run over the answer in deltas, all of it read anew at each, until time is up. */
function deltas(read, answer, { limit }) {
  const of = Math.ceil(answer.length / DELTA);
  const begun = now();
  let [citations, done, text] = [0, 0, ""];
  while (done < of && (done === 0 || now() - begun < limit)) {
    text += answer.slice(done * DELTA, (done + 1) * DELTA);
    citations = read(text);
    done += 1;
  }
  return { seconds: [now() - begun], citations, read: done, of };
}

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
  const { seconds, citations: chosen } = whole(choose, JSON.parse(file), effort);
  return { seconds, chosen };
}

const READERS = { marked: withMarked, remark: withRemark };
const MODES = { whole, deltas, memory };

const [peer, mode, path, ...given] = process.argv.slice(2);
const [runs, spend, limit] = given.map(Number);
const effort = { runs, spend, limit };
const file = readFileSync(path, "utf8");
const figures =
  mode === "choose"
    ? await withLangChain(file, effort)
    : MODES[mode](READERS[peer](), file, effort);
console.log(JSON.stringify(figures));
