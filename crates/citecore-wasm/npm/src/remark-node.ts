/** A node of Markdown's tree, as far as it matters here. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  /** Where it stands in the Markdown. */
  position?: { start: Point; end: Point };
}

interface Point {
  line: number;
  column: number;
  offset: number;
}

/** One citation in the tree. */
export interface CitationNode {
  /** What tells it from other nodes. */
  type: "citation";
  /** As it stands in the Markdown: "[1]". */
  value: string;
  /** The number of its reference. */
  number: number;
  /** Which of that reference's citations it is, counted from 1. */
  occurrence: number;
  /** What remark-rehype makes of it. */
  data: {
    /** The name of the element. */
    hName: string;
    /** Its attributes. */
    hProperties: Record<string, unknown>;
    /** What is in it. */
    hChildren: unknown[];
  };
}

/** A citation that isn't counted yet, nor said what becomes of it. */
export function citationNode(value: string, number: number): CitationNode {
  const data = { hName: "sup", hProperties: {}, hChildren: [] };
  return { type: "citation", value, number, occurrence: 0, data };
}
