// A program against the package, as strict as TypeScript can be made.
import init, {
  AnswerStream,
  CiteError,
  ask,
  processAnswer,
  profile,
  type Answer,
  type Outcome,
  type Passage,
  type Segment,
} from "citecore";

const passages: Passage[] = [{ text: "Level the tripod.", url: "https://example.org/" }];

export async function answered(question: string): Promise<string> {
  await init();
  const { select, ...settings } = profile("tagged");
  settings.context = { ...settings.context, thresholds: { high: 0.8 } };
  const outcome: Outcome = await ask(
    question,
    {
      search: async (queries: string[]) => (queries.length > 0 ? passages : []),
      async *complete(messages) {
        yield messages.map(({ content }) => content).join();
      },
      onProgress: ({ segments }) => segments?.map(shown),
    },
    { profile: { ...settings, select: { ...select, maxPassages: 3 } } },
  );
  return outcome.answer.text;
}

/** A model answers whole, in pieces, or promises either. */
export const models: Parameters<typeof ask>[1]["complete"][] = [
  () => "Level it [1].",
  () => ["Level it", " [1]."],
  async () => "Level it [1].",
  async () =>
    (async function* () {
      yield "Level it [1].";
    })(),
];

export function shown(segment: Segment): string {
  if (segment.type === "text") return segment.text;
  const numbers: number[] = segment.numbers;
  return numbers.join();
}

export function streamed(deltas: Iterable<string>): Answer | string | undefined {
  const sources = passages.map((passage, at) => ({ ...passage, number: at + 1 }));
  const stream = new AnswerStream(sources, { dangling: "keep" });
  try {
    for (const delta of deltas) stream.push(delta);
    return stream.finish().answer;
  } catch (error) {
    if (error instanceof CiteError && error.code === "finished") return error.path;
    throw error;
  }
}

// What is wrong is told before it runs.
// @ts-expect-error
processAnswer(5, []);
// @ts-expect-error
processAnswer("", [], { dangling: "lose" });
// @ts-expect-error
profile("none such");
// @ts-expect-error
void ask("", { search: async () => [] });
