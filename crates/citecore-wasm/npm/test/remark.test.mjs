// `citecore/remark`: the marks of an answer as nodes, with the real remark, rehype and react-markdown.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createElement as el } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import remarkCitations, { CiteError } from "../../../../target/npm/citecore/remark.js";
import { citecore, sources, thrown } from "./support/package.mjs";

const CASES = new URL("../../../../tests/cases/", import.meta.url);
const answered = (text, options) => citecore.processAnswer(text, sources(9), options);

function html(markdown, options) {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkCitations, options);
  return String(processor.use(remarkRehype).use(rehypeStringify).processSync(markdown));
}

/** With `(n.m)` for the m-th citation of reference n. */
function shown(markdown, options) {
  const citation =
    /<sup><a role="doc-biblioref" href="#ref-(\d+)" id="cite-(\d+-\d+)" aria-label="[^"]*">\[\1\]<\/a><\/sup>/g;
  return html(markdown, options).replace(citation, (_, _number, id) => `(${id.replace("-", ".")})`);
}

/** All nodes of a tree, each with those around it. */
function* nodes(tree, around = []) {
  yield [tree, around];
  for (const child of tree.children ?? []) yield* nodes(child, [...around, tree.type]);
}

test("marks become links to their references", () => {
  const answer = answered("A fact [2]. **B [1][2].**");
  const [first] = html(answer.text, { answer, idPrefix: "a-" }).match(/<sup>.*?<\/sup>/);
  assert.equal(
    first,
    '<sup><a role="doc-biblioref" href="#a-ref-1" id="a-cite-1-1" aria-label="Reference 1: Source 2">[1]</a></sup>',
  );
  assert.equal(
    shown(answer.text, { answer }),
    "<p>A fact (1.1). <strong>B (2.1)(1.2).</strong></p>",
  );
});

test("what only looks like a mark stays as it is", () => {
  for (const [text, expected] of [
    ["A [1] `[1]` b", "<p>A (1.1) <code>[1]</code> b</p>"],
    ["A [1]\n\n    [1]", "<p>A (1.1)</p>\n<pre><code>[1]\n</code></pre>"],
    ["A [1] \\[1] b", "<p>A (1.1) [1] b</p>"],
    ["A [1] [b [1]](https://b.example)", '<p>A (1.1) <a href="https://b.example">b [1]</a></p>'],
    [
      "`a` of arr[0] and matrix[1][2] = 5; A [1]",
      "<p><code>a</code> of arr[0] and matrix[1][2] = 5; A (1.1)</p>",
    ],
    ["A [1] in [2024] and [77]", "<p>A (1.1) in [2024] and</p>"],
  ]) {
    const answer = answered(text);
    assert.equal(shown(answer.text, { answer }), expected, text);
  }
});

test("a mark is one whatever stands beside it", () => {
  for (const [text, expected] of [
    ["A 【1】(see b) c", "<p>A (1.1) (see b) c</p>"],
    ["A [1][2][3] b", "<p>A (1.1)(2.1)(3.1) b</p>"],
    ["Wow【1】! Wow!【1】", "<p>Wow(1.1)! Wow!(1.2)</p>"],
    [
      "> A [1]\n> b [2]\n\n1. c [1]\n\n   d [3]",
      "<blockquote>\n<p>A (1.1)\nb (2.1)</p>\n</blockquote>\n<ol>\n<li>\n<p>c (1.2)</p>\n<p>d (3.1)</p>\n</li>\n</ol>",
    ],
    [
      "| a | b |\n|---|---|\n| c [1] | d [2][1] |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c (1.1)</td>\n<td>d (2.1)(1.2)</td>\n</tr>\n</tbody>\n</table>",
    ],
    ["&amp;😀\ta [1][2]  \n별[1]", "<p>&#x26;😀\ta (1.1)(2.1)<br>\n별(1.2)</p>"],
    ["\ufeffA [1]", "<p>A (1.1)</p>"],
  ]) {
    const answer = answered(text);
    assert.equal(shown(answer.text, { answer }), expected, text);
  }
  // The model defines what it cites: to leave that out is the default, and to leave it in does no harm.
  const text = "A [1][2] b.\n\n[1]: https://a.example\n[2]: https://b.example";
  const answer = answered(text, { dropModelReferences: false });
  assert.match(shown(answer.text, { answer }), /^<p>A \(1\.1\)\(2\.1\) b\.<\/p>/);
});

test("Markdown that is more than the answer: numbers tell", () => {
  const answer = answered("A [1]. B [2].");
  const page = `# Page\n\n${answer.text} [7] \`[1]\` [c [1]](https://c.example) \\[1] [01]`;
  const expected =
    '<h1>Page</h1>\n<p>A (1.1). B (2.1). [7] <code>[1]</code> <a href="https://c.example">c [1]</a> [1] [01]</p>';
  assert.equal(shown(page, { answer }), expected);
  assert.equal(shown(page, { references: answer.references }), expected);
});

test("where numbers tell, an exclamation mark ends what it ends", () => {
  const { references } = answered("A [1].");
  for (const [markdown, expected] of [
    ["Hi!", "<p>Hi!</p>"],
    ["# Hi!", "<h1>Hi!</h1>"],
    ["- a!\n- b", "<ul>\n<li>a!</li>\n<li>b</li>\n</ul>"],
    ["Hi!\n\nA![1]", "<p>Hi!</p>\n<p>A!(1.1)</p>"],
    ["**Hi!** ![a](/a.png)!", '<p><strong>Hi!</strong> <img src="/a.png" alt="a">!</p>'],
  ])
    assert.equal(shown(markdown, { references }), expected);
});

test("what is null isn't there yet", () => {
  const answer = answered("A [1].");
  const [segments, references] = [null, null];
  assert.equal(shown(answer.text, { answer, segments, references }), "<p>A (1.1).</p>");
  assert.equal(
    shown(answer.text, { answer: null, segments: null, references: answer.references }),
    "<p>A (1.1).</p>",
  );
});

test("where numbers tell, a link whose text is one stays a link", () => {
  const { references } = answered("A [1]. B [2].");
  const link = (text, href = "https://q.r") => `<a href="${href}">${text}</a>`;
  for (const [markdown, expected] of [
    ["[1](https://q.r) b", `${link(1)} b`],
    ["a [2](<https://q.r> 'c d').", 'a <a href="https://q.r" title="c d">2</a>.'],
    ["[1](https://q.r/a_(b))[2]", `${link(1, "https://q.r/a_(b)")}(2.1)`],
    ["[1]() b", `${link(1, "")} b`],
    ["[1][y] b\n\n[Y]: https://q.r", `${link(1)} b`],
    ["[1][y] b", "(1.1)[y] b"],
    ["[1](see b) c", "(1.1)(see b) c"],
    ["[1](b", "(1.1)(b"],
    ["[1][2] b\n\n[2]: https://q.r", "(1.1)(2.1) b"],
    ["It is heavy![1] b", "It is heavy!(1.1) b"],
    ["![1](https://q.r) b", '<img src="https://q.r" alt="1"> b'],
    ["![1][y] b\n\n[y]: https://q.r", '<img src="https://q.r" alt="1"> b'],
    ["[1] (https://b.example) c", `(1.1) (${link("https://b.example", "https://b.example")}) c`],
  ])
    assert.equal(shown(markdown, { references }), `<p>${expected}</p>`, markdown);
});

test("an address leaves the citation behind it alone", () => {
  const link = (address) =>
    `<a href="${address.startsWith("www") ? "http://" : ""}${encodeURI(address)}">${address}</a>`;
  const a = link("https://c.example/a");
  for (const [text, expected] of [
    ["See (https://c.example/a)[1].", `See (${a})(1.1).`],
    ["See (www.c.example)[1].", `See (${link("www.c.example")})(1.1).`],
    ['Go to "https://c.example/a"[1] now', `Go to "${a}"(1.1) now`],
    ["見る https://c.example/a。[1]", `見る ${a}。(1.1)`],
    ["See https://c.example/a_(b))[1][2].", `See ${link("https://c.example/a_(b)")})(1.1)(2.1).`],
    ["> 1. See (https://c.example/a)[1]", `See (${a})(1.1)`],
    ["See (https://c.example/a)[7]", `See (${link("https://c.example/a")})(1.1)`],
    ["A [1] in [https://c.example/a](https://c.example/a) b", `A (1.1) in ${a} b`],
    ["A [1] in <https://c.example/a> b", `A (1.1) in ${a} b`],
  ]) {
    const answer = answered(text);
    const lines = shown(answer.text, { answer }).replace(/<\/?(?:p|blockquote|ol|li)>\n?/g, "");
    assert.equal(lines.trim(), expected, text);
    const before = unified().use(remarkParse).use(remarkCitations, { answer }).use(remarkGfm);
    const written = before.use(remarkRehype).use(rehypeStringify).processSync(answer.text);
    assert.equal(String(written), html(answer.text, { answer }), text);
  }
});

test("while it streams, all that is cited so far is", () => {
  const text = "A **fact [2]**, `x[1]` and 【1】(b).\n\n- c [1][2]\n- d [3]\n";
  const whole = answered(text);
  for (let end = 0; end <= text.length; end += 1) {
    const stream = new citecore.AnswerStream(sources(9));
    const segments = stream.push(text.slice(0, end));
    const markdown = segments.map((segment) => segment.text).join("");
    const cited = segments.flatMap((segment) => segment.numbers ?? []);
    const told = [...shown(markdown, { segments }).matchAll(/\((\d)\.\d\)/g)].map(
      ([, number]) => +number,
    );
    assert.deepEqual(told, cited, markdown);
    assert.equal(shown(markdown, { segments, answer: undefined }), shown(markdown, { segments }));
    segments.push(...stream.finish().segments);
    if (end === text.length) {
      const all = segments.map((segment) => segment.text).join("");
      assert.equal(all, whole.text);
      assert.equal(shown(all, { segments }), shown(all, { answer: whole }));
      // A component gives its segments until its answer is there, and may go on to.
      assert.equal(shown(all, { segments: [], answer: whole }), shown(all, { answer: whole }));
    }
  }
});

/** Cases whose marks CommonMark takes for raw HTML or for labels of definitions. */
const ELSEWHERE = new Set([
  "preformatted text as a tag",
  "a comment",
  "definitions stay where they are wanted",
]);

test("all citations of the cases become nodes, outside links", () => {
  for (const name of ["answers", "marks", "scopes", "statements"]) {
    const cases = JSON.parse(readFileSync(new URL(`${name}.json`, CASES), "utf8"));
    for (const { name, text, options, sources: given } of cases) {
      const context = Array.isArray(given)
        ? given.map((source, at) => ({ ...source, number: at + 1 }))
        : sources(given);
      const answer = citecore.processAnswer(text, context, options);
      const processor = unified().use(remarkParse).use(remarkGfm).use(remarkCitations, { answer });
      const found = [...nodes(processor.parse(answer.text))].filter(
        ([node]) => node.type === "citation",
      );
      for (const [node, around] of found) {
        const { start, end } = node.position;
        assert.equal(answer.text.slice(start.offset, end.offset), node.value, name);
        assert.ok(!around.some((type) => type.startsWith("link")), name);
      }
      const numbers = found.map(([node]) => node.number);
      const cited = answer.citations.map(({ number }) => number);
      if (!ELSEWHERE.has(name)) assert.deepEqual(numbers, cited, name);
    }
  }
});

test("it may stand before remark-gfm or behind it", () => {
  const answer = answered(
    "A[^a] [1] | b\n\n| c [2] | d |\n|---|---|\n| e [1][2] | f |\n\n[^a]: g [3]",
  );
  const processor = unified().use(remarkParse).use(remarkCitations, { answer }).use(remarkGfm);
  const before = processor.use(remarkRehype).use(rehypeStringify).processSync(answer.text);
  assert.equal(String(before), html(answer.text, { answer }));
  assert.equal(String(before).match(/doc-biblioref/g).length, answer.citations.length);
});

test("Markdown can be written from the tree again", () => {
  const answer = answered("A *fact* [2]. B [1][2].");
  const processor = unified()
    .use(remarkParse)
    .use(remarkCitations, { answer })
    .use(remarkStringify);
  assert.equal(String(processor.processSync(answer.text)).trim(), answer.text);
});

test("react-markdown shows them, as links or by a component", () => {
  const answer = answered("A fact [2]. B [1][2].");
  const render = (options, components) =>
    renderToStaticMarkup(
      el(
        Markdown,
        { remarkPlugins: [remarkGfm, [remarkCitations, options]], components },
        answer.text,
      ),
    );
  assert.equal(
    render({ answer }).match(/<sup>.*?<\/sup>/)[0],
    '<sup><a role="doc-biblioref" href="#ref-1" id="cite-1-1" aria-label="Reference 1: Source 2">[1]</a></sup>',
  );
  const seen = [];
  const Citation = ({ node: _, ...properties }) => (seen.push(properties), "!");
  const marked = render({ answer, element: "cite-mark" }, { "cite-mark": Citation });
  assert.equal(marked, "<p>A fact !. B !!.</p>");
  assert.deepEqual(seen[2], {
    href: "#ref-1",
    id: "cite-1-2",
    "aria-label": "Reference 1: Source 2",
    number: 1,
    occurrence: 2,
    children: "[1]",
  });
});

test("nothing of a source becomes markup", () => {
  const source = { number: 1, text: "a", title: '"><script>alert(1)</script>\n\u0001 b' };
  const answer = citecore.processAnswer("A [1].", [source]);
  const written = html(answer.text, { answer, idPrefix: '"><script>' });
  const elements = written.replace(/"[^"]*"/g, "").match(/<[a-z]+/g);
  assert.deepEqual(elements, ["<p", "<sup", "<a"]);
});

test("what is wrong is named", () => {
  const answer = answered("A [1].");
  for (const [options, path] of [
    [undefined, "options"],
    [{}, "options"],
    [{ answer: null, segments: null, references: null }, "options"],
    [{ answer, idprefix: "a" }, "options.idprefix"],
    [{ answer: 5 }, "options.answer"],
    [{ answer: { ...answer, citations: null } }, "options.answer.citations"],
    [{ answer: { ...answer, citations: [null] } }, "options.answer.citations[0]"],
    [{ answer: { ...answer, citations: [{ number: 1 }] } }, "options.answer.citations[0].start"],
    [{ answer: { ...answer, references: [null] } }, "options.answer.references[0]"],
    [
      { answer: { ...answer, references: [{ ...answer.references[0], title: 5 }] } },
      "options.answer.references[0].title",
    ],
    [{ segments: "A" }, "options.segments"],
    [{ segments: [{ type: "text", text: "A" }, null] }, "options.segments[1]"],
    [{ segments: [{ type: "text" }] }, "options.segments[0].text"],
    [
      { segments: [{ type: "citation", text: "[1]", numbers: null }] },
      "options.segments[0].numbers",
    ],
    [
      { segments: [{ type: "citation", text: "[1]", numbers: ["1"] }] },
      "options.segments[0].numbers[0]",
    ],
    [{ references: [{ original: 1 }] }, "options.references[0].number"],
    [{ references: {} }, "options.references"],
    [{ answer, idPrefix: "a b" }, "options.idPrefix"],
    [{ answer, idPrefix: 5 }, "options.idPrefix"],
    [{ answer, element: 5 }, "options.element"],
    ...["", "cite mark", "cite>", "cite/", "5", "a=b", "a\n"].map((element) => [
      { answer, element },
      "options.element",
    ]),
  ]) {
    const error = thrown(() => html("A [1].", options));
    assert.ok(error instanceof CiteError, String(error));
    assert.deepEqual([error.code, error.path], ["invalid-input", path]);
  }
});

test("time is linear", () => {
  const paragraph = `${"A fact [1] and [2]. ".repeat(20)}\n\n`;
  const time = (paragraphs) => {
    const answer = answered(paragraph.repeat(paragraphs));
    const processor = unified().use(remarkParse).use(remarkCitations, { answer });
    const runs = Array.from({ length: 3 }, () => {
      // What this process takes, whatever else the machine does.
      const { user } = process.cpuUsage();
      processor.parse(answer.text);
      return process.cpuUsage().user - user;
    });
    return Math.min(...runs);
  };
  time(50);
  const [short, long] = [time(50), time(1_600)];
  // Of 32 times the text. Quadratic time would be 1,024 times as long.
  assert.ok(long < short * 32 * 4, `${short} µs, then ${long} µs`);
});
