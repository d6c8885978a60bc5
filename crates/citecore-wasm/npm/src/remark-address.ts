import type { Marks } from "./remark-marks.js";
import { citationNode, type TreeNode } from "./remark-node.js";

interface Text extends TreeNode {
  value: string;
}

interface Link extends TreeNode {
  url: string;
}

/**
 * Takes the citations back out of an address that has swallowed them: remark-gfm makes a link of everything up to the next space, a
 * citation behind the address included, even where its closing bracket is left to the text behind. Without a citation nothing changes.
 */
export function freeCitations(nodes: TreeNode[], index: number, marks: Marks): void {
  const link = nodes[index] as Link;
  const [child, ...more] = (link.children ?? []) as Text[];
  const start = link.position?.start;
  if (link.type !== "link" || child?.type !== "text" || more.length > 0 || !start) return;
  const { value } = child;
  // A link with brackets isn't its text alone.
  if (link.position!.end.offset - start.offset !== value.length) return;
  const swallowed = marks.within(start.offset, value.length);
  const last = swallowed.at(-1);
  if (!last) return;
  const next = nodes[index + 1] as Text | undefined;
  const left = Math.max(0, last.at + last.mark.length - value.length);
  const behind = next?.type === "text" ? next.value : "";
  const all = value + behind.slice(0, left);
  if (!all.startsWith(last.mark, last.at)) return;

  const freed: TreeNode[] = [];
  const point = (at: number) => ({
    ...start,
    column: start.column + at,
    offset: start.offset + at,
  });
  const add = (node: TreeNode, from: number, to: number) => {
    node.position = { start: point(from), end: point(to) };
    if (from < to) freed.push(node);
  };
  const text = (from: number, to: number): Text => ({ type: "text", value: all.slice(from, to) });
  let end = ending(value.slice(0, swallowed[0]!.at));
  const url = link.url.slice(0, link.url.length - value.length) + value.slice(0, end);
  add({ ...link, url, children: [text(0, end)] } as Link, 0, end);
  for (const { at, mark, number } of swallowed) {
    add(text(end, at), end, at);
    end = at + mark.length;
    add(citationNode(mark, number), at, end);
  }
  add(text(end, all.length), end, all.length);
  if (left > 0) {
    next!.value = behind.slice(left);
    if (next!.position) next!.position.start = point(end);
  }
  nodes.splice(index, 1, ...freed);
}

/** A sign that an address doesn't end in. */
const BEHIND = /[~\p{P}]/u;
/** One that it may. */
const OWN = /[-/#%&@]/;

/** Where an address ends. A parenthesis at its end is its own where it has the other one, too. */
function ending(address: string): number {
  let unopened = address.split(")").length - address.split("(").length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1]!;
    if (last === ")" ? unopened <= 0 : !BEHIND.test(last) || OWN.test(last)) break;
    unopened -= last === ")" ? 1 : last === "(" ? -1 : 0;
  }
  return end;
}
