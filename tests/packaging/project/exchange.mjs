// What every project does with the package: a whole exchange, and a call that is wrong.

const PASSAGES = [
  { text: "Turn the mount until its axis points north.", title: "Mount", score: 0.9 },
  { text: "Level the tripod before anything else.", title: "Tripod", score: 0.8 },
];

/** The model cuts a mark and an emoji in two. */
const PIECES = ["Level it [", "2]. \ud83d", "\ude00 Point it north [1", "]."];

/** Gives what came of both, as JSON has it. */
export async function exchange({ default: init, ask, prepareContext, CiteError }) {
  await init();
  await init();
  const stages = [];
  let shown = "";
  const outcome = await ask("Which way?", {
    search: async (queries) => (queries.join() === "Which way?" ? PASSAGES : []),
    async *complete(messages) {
      if (messages.at(-1).content.includes("Which way?")) yield* PIECES;
    },
    onProgress({ stage, segments = [] }) {
      if (stages.at(-1) !== stage) stages.push(stage);
      for (const { text } of segments) shown += text;
    },
  });
  const { answer, validation, attempts, fallback, incomplete } = outcome;
  return {
    text: answer.text,
    shown,
    cited: answer.citations.map(({ start, end }) => answer.text.slice(start, end)),
    references: answer.references.map(({ number, original, title }) => [number, original, title]),
    stages,
    ok: validation.ok,
    attempts,
    fallback,
    incomplete,
    error: thrownBy(() => prepareContext([PASSAGES[0], { text: 5 }]), CiteError),
  };
}

function thrownBy(call, CiteError) {
  try {
    call();
    return "nothing";
  } catch (error) {
    const { name, code, path } = error;
    return { name, code, path, known: error instanceof CiteError && error instanceof Error };
  }
}
