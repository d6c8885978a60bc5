import { freeCitations } from "./remark-address.js";
import type { Marks } from "./remark-marks.js";
import type { CitationNode, TreeNode } from "./remark-node.js";

/** Links, within which a citation would be a link in a link. */
const LINKS = new Set(["link", "linkReference"]);

/** Counts the citations of a tree, and says what becomes of each. */
export function fillCitations(
  tree: TreeNode,
  marks: Marks,
  prefix: string,
  element: string | undefined,
): void {
  const counts = new Map<number, number>();
  const walk = (node: TreeNode, linked: boolean) => {
    const children = node.children ?? [];
    for (let at = 0; at < children.length; at += 1) {
      freeCitations(children, at, marks);
      const child = children[at]!;
      if (child.type !== "citation") {
        walk(child, linked || LINKS.has(child.type));
      } else if (linked) {
        children[at] = { type: "text", value: (child as CitationNode).value } as TreeNode;
      } else {
        fill(child as CitationNode);
      }
    }
  };
  const fill = (citation: CitationNode) => {
    const { number, value } = citation;
    const occurrence = (counts.get(number) ?? 0) + 1;
    counts.set(number, occurrence);
    citation.occurrence = occurrence;
    const name = marks.names.get(number);
    const properties = {
      role: "doc-biblioref",
      href: `#${prefix}ref-${number}`,
      id: `${prefix}cite-${number}-${occurrence}`,
      ariaLabel: name === undefined ? `Reference ${number}` : `Reference ${number}: ${name}`,
    };
    const text = { type: "text", value };
    if (element === undefined) {
      const link = { type: "element", tagName: "a", properties, children: [text] };
      citation.data = { hName: "sup", hProperties: {}, hChildren: [link] };
    } else {
      const { role: _, ...rest } = properties;
      const hProperties = { ...rest, number, occurrence };
      citation.data = { hName: element, hProperties, hChildren: [text] };
    }
  };
  walk(tree, false);
}
