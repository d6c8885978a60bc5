// The declarations hold in strict projects, with the types of browsers and without, for `import` and for `require`.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { MODULES, errors } from "./support/compiler.mjs";
import { project } from "./support/fresh.mjs";
import { blocks, read } from "./support/page.mjs";

const IMPORTED = `
  import init, { AnswerStream, CiteError, ask, prepareContext, profile, type Answer } from "citecore";
  import inline from "citecore/inline";
  await init();
  await inline(new Uint8Array(3));
  const stream = new AnswerStream(prepareContext([{ text: "a" }], profile("tagged").context));
  const shown: string[] = stream.push("b").map((segment) => (segment.type === "text" ? segment.text : segment.numbers.join()));
  const answer: Answer = stream.finish().answer;
  try {
    shown.push(answer.text);
  } catch (error) {
    if (error instanceof CiteError && error.code === "finished") shown.push(error.path ?? "");
  }
  const outcome = await ask("q", {
    search: async (queries, signal) => (signal.aborted ? [] : [{ text: queries.join() }]),
    async *complete(messages) { yield messages[0]?.content ?? ""; },
  });
  shown.push(outcome.answer.text);
`;

const REQUIRED = `
  import citecore = require("citecore");
  import inline = require("citecore/inline");
  citecore.default().then(() => citecore.processAnswer("", []));
  inline.default();
`;

const RENDERED = `
  import type { Answer, Segment } from "citecore";
  import init, { CiteError, renderHtml, type HtmlOptions } from "citecore/html";
  import remarkCitations, { type CitationOptions } from "citecore/remark";
  export async function rendered(answer: Answer, segments: Segment[]): Promise<[string, CitationOptions]> {
    await init();
    const options: HtmlOptions = { idPrefix: "a-", verdicts: [] };
    try {
      return [renderHtml(answer, options), segments.length ? { segments } : { answer, element: "b" }];
    } catch (error) {
      if (error instanceof CiteError) return [error.code, { references: answer.references }];
      throw error;
    }
  }
  export const plugin = remarkCitations;
`;

const PLUGGED = `
  import remarkCitations from "citecore/remark";
  import Markdown, { type Options } from "react-markdown";
  import remarkParse from "remark-parse";
  import remarkRehype from "remark-rehype";
  import { unified } from "unified";
  const references = [{ number: 1, original: 1, occurrences: 1, text: "", passages: [] }];
  export const options: Options = { remarkPlugins: [[remarkCitations, { references }]] };
  export const processor = unified().use(remarkParse).use(remarkCitations, { references }).use(remarkRehype);
  export { Markdown };
`;

const BADGES = `
  import Markdown from "react-markdown";
  const Citation = ({ number, occurrence, href }: ComponentProps<"cite-mark">) => (
    <a href={href} title={occurrence.toFixed()}>{number.toFixed()}</a>
  );
  export const badges = <Markdown components={{ "cite-mark": Citation }}>A fact [1].</Markdown>;
`;

const READ_ONLY = `
  import {
    AnswerStream, applyVerdicts, ask, buildPrompt, expandQueries, judgePrompt, prepareContext, processAnswer, readJudgement,
    selectPassages, verifyClaim,
    type Answer, type Context, type ExpandRule, type Passage, type PromptOptions, type Reference, type Source, type Verdict,
  } from "citecore";
  import { renderHtml } from "citecore/html";
  declare const passages: readonly Passage[];
  declare const sources: readonly Source[];
  declare const verdicts: readonly Verdict[];
  declare const answer: Answer;
  declare const known: readonly Reference[];
  declare const rules: readonly ExpandRule[];
  declare const history: Readonly<NonNullable<PromptOptions["history"]>>;
  const options = { known, refusals: ["No idea"], dangling: "keep" } as const;
  export const inTurn = [processAnswer("a", sources, options), new AnswerStream(sources, options)];
  export const prompted = [expandQueries("q", { rules }), buildPrompt("q", prepareContext(passages), { history })];
  export const contexts: Context[] = [prepareContext(passages), prepareContext(selectPassages("q", passages))];
  export const given = [processAnswer("a", sources), new AnswerStream(sources), verifyClaim("a", passages), verifyClaim("a", ["b"] as const)];
  export const judged = [judgePrompt(verdicts, answer), readJudgement("a", verdicts), applyVerdicts(answer, verdicts)];
  export const html: string = renderHtml(answer, { verdicts }) + renderHtml(answer, { verdicts: undefined });
  export const asked = ask("q", {
    search: async () => passages,
    async *complete() { yield* [undefined, null, "a"] as const; },
  }, { profile: { answer: options, prompt: { history }, search: { expand: { rules } }, model: { temperatures: [0, 1] as const } } });
`;

const HANDLERS = `
  import { AnswerStream, ask, type AnyHandlers, type AskHandlers, type ModelSettings, type Passage } from "citecore";
  declare const passages: readonly Passage[];
  declare const chunks: AsyncIterable<{ choices: { delta: { content?: string | null } }[] }>;
  declare const narrow: AskHandlers;
  const handlers: AnyHandlers = {
    search: () => passages,
    async *complete(messages, signal, settings) {
      for await (const chunk of chunks) yield chunk.choices[settings.attempt]?.delta.content;
    },
    judge: () => "[]",
  };
  async function complete(messages: unknown, signal: unknown, { maxTokens = 5 }: ModelSettings) { return "a".repeat(maxTokens); }
  const found = [() => "a context", () => ({ matches: [] }), async () => [passages]];
  export const all: AnyHandlers[] = [handlers, narrow, ...found.map((search) => ({ search, complete }))];
  export const asked = all.map((each) => ask("q", each));
  export async function streamed(stream = new AnswerStream([])) {
    for await (const chunk of chunks) stream.push(chunk.choices[0]?.delta.content);
  }
  // @ts-expect-error
  export const nothing: AnyHandlers = { search: () => {}, complete };
  // @ts-expect-error
  export const numbers: AnyHandlers = { search: () => [], complete: () => [5] };
  // @ts-expect-error
  new AnswerStream([]).push(5);
`;

const WRONG = `
  import { prepareContext, processAnswer } from "citecore";
  prepareContext([{ title: "no text" }]);
  processAnswer(5, []);
`;

const SIGNALLED = `
  import { ask } from "citecore";
  const handlers = { search: async () => [], complete: async () => "" };
  const signal = { aborted: false, reason: 0, addEventListener() {}, removeEventListener() {} };
  export const asked = ask("q", handlers, { signal });
`;

const DISPOSED = `
  import { AnswerStream, type Segment } from "citecore";
  export function shown(delta: string): Segment[] {
    using stream = new AnswerStream([]);
    return stream.push(delta);
  }
`;

test("strict projects compile", async (t) => {
  const folder = await project(t);
  for (const [name, text] of [
    ["a.mts", IMPORTED],
    ["b.cts", REQUIRED],
    ["c.ts", IMPORTED],
  ]) {
    writeFileSync(join(folder, name), text);
  }
  for (const lib of ["es2022", "es2022,dom"]) {
    assert.deepEqual(errors(folder, "--module", "nodenext", "--lib", lib, "a.mts", "b.cts"), []);
    const bundler = ["--module", "esnext", "--moduleResolution", "bundler"];
    assert.deepEqual(errors(folder, ...bundler, "--lib", lib, "c.ts"), []);
  }
});

test("the entries for rendering compile too, without a dependency", async (t) => {
  const folder = await project(t);
  writeFileSync(join(folder, "a.mts"), RENDERED);
  writeFileSync(join(folder, "b.cts"), RENDERED);
  for (const lib of ["es2022", "es2022,dom"])
    assert.deepEqual(errors(folder, "--module", "nodenext", "--lib", lib, "a.mts", "b.cts"), []);
});

test("the plugin is one by the types of unified and react-markdown", async (t) => {
  const folder = await project(t);
  for (const name of ["@types", "react-markdown", "remark-parse", "remark-rehype", "unified"])
    await symlink(join(MODULES, name), join(folder, "node_modules", name), "junction");
  writeFileSync(join(folder, "a.mts"), PLUGGED);
  const flags = ["--module", "nodenext", "--lib", "es2022,dom", "--skipLibCheck"];
  assert.deepEqual(errors(folder, ...flags, "a.mts"), []);
  writeFileSync(join(folder, "a.mts"), PLUGGED.replaceAll("{ references }", "{ references: 5 }"));
  assert.equal(errors(folder, ...flags, "a.mts").length, 1);
});

test("a component for citations compiles once TypeScript is told of its element, as the page says", async (t) => {
  const folder = await project(t);
  for (const name of ["@types", "csstype", "react", "react-markdown"])
    await symlink(join(MODULES, name), join(folder, "node_modules", name), "junction");
  const told = blocks(read("docs/render.md")).find(({ language }) => language === "ts").code;
  const flags = [
    "--module",
    "nodenext",
    "--jsx",
    "react-jsx",
    "--lib",
    "es2022,dom",
    "--skipLibCheck",
  ];
  writeFileSync(join(folder, "a.tsx"), `${told}${BADGES}`);
  assert.deepEqual(errors(folder, ...flags, "a.tsx"), []);
  writeFileSync(join(folder, "a.tsx"), `import type { ComponentProps } from "react";\n${BADGES}`);
  assert.notDeepEqual(errors(folder, ...flags, "a.tsx"), []);
});

test("without the types of browsers, a signal is what is asked of one", async (t) => {
  const folder = await project(t);
  const bare = ["--module", "nodenext", "--lib", "es2022", "a.mts"];
  writeFileSync(join(folder, "a.mts"), SIGNALLED);
  assert.deepEqual(errors(folder, ...bare), []);
  for (const method of [", addEventListener() {}", ", removeEventListener() {}"]) {
    writeFileSync(join(folder, "a.mts"), SIGNALLED.replace(method, ""));
    assert.equal(errors(folder, ...bare).length, 1, method);
  }
});

test("a block may dispose of a stream where the library has a word for it", async (t) => {
  const folder = await project(t);
  writeFileSync(join(folder, "a.mts"), DISPOSED);
  writeFileSync(join(folder, "b.cts"), DISPOSED);
  const given = ["--module", "nodenext", "a.mts", "b.cts", "--lib"];
  assert.deepEqual(errors(folder, ...given, "es2022,esnext.disposable"), []);
  for (const name of ["a.mts", "b.cts"])
    writeFileSync(join(folder, name), DISPOSED.replace("using", "const"));
  assert.deepEqual(errors(folder, ...given, "es2022"), []);
});

test("lists that nobody may change are taken as they are", async (t) => {
  const folder = await project(t);
  writeFileSync(join(folder, "a.mts"), READ_ONLY);
  assert.deepEqual(errors(folder, "--module", "nodenext", "--lib", "es2022", "a.mts"), []);
});

test("handlers have a type by themselves, of all that `ask` takes", async (t) => {
  const folder = await project(t);
  writeFileSync(join(folder, "a.mts"), HANDLERS);
  for (const lib of ["es2022", "es2022,dom"])
    assert.deepEqual(errors(folder, "--module", "nodenext", "--lib", lib, "a.mts"), []);
});

test("what is wrong is told by the types", async (t) => {
  const folder = await project(t);
  writeFileSync(join(folder, "a.mts"), WRONG);
  assert.equal(errors(folder, "--module", "nodenext", "--lib", "es2022", "a.mts").length, 2);
});
