// Readers of answers, and how they are timed; for Node and for a page.
import { findAndReplace } from "mdast-util-find-and-replace";
import { Marked } from "marked";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { inAscii } from "./answer.mjs";

const SOURCES = 20;

/** So many characters come at once. */
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
export function withMarked() {
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
export function withRemark() {
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

/** Reads with the npm package, which goes on at each delta from where it was. */
export async function withCitecore({ default: init, AnswerStream, processAnswer }) {
  await init();
  const sources = Array.from({ length: SOURCES }, (_, at) => ({
    number: at + 1,
    title: `Observer's handbook, chapter ${at + 1}`,
    url: `https://help.example/handbook/chapter-${at + 1}`,
    text: "The mount follows the sky once its axis points at the pole. ".repeat(12),
  }));
  const read = (answer) => processAnswer(answer, sources).citations.length;
  const stream = (answer) => {
    const reading = new AnswerStream(sources);
    for (let at = 0; at < answer.length; at += DELTA) reading.push(answer.slice(at, at + DELTA));
    return reading.finish().answer.citations.length;
  };
  return Object.assign(read, { stream });
}

const now = () => performance.now() / 1000;

/**
 * Runs over the whole answer, after as much time to warm up, in which Node compiles what is run often anew; what takes half of
 * the limit is run once only.
 */
function whole(read, answer, { runs, spend, limit }) {
  const begun = now();
  const citations = read(answer);
  const first = now() - begun;
  if (first > limit / 2) return { seconds: [first], citations, read: 1, of: 1 };
  while (now() - begun < Math.max(spend, 1)) read(answer);
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

/** One run over the answer in deltas, all of it read anew at each, until time is up; or as many as of whole answers. */
function deltas(read, answer, effort) {
  if (read.stream) return whole(read.stream, answer, effort);
  const { limit } = effort;
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

/** How a reader is given an answer. */
export const modes = {
  whole,
  ascii: (read, answer, effort) => whole(read, inAscii(answer), effort),
  deltas,
};
