import { streamText } from "ai";

/** `complete` for `ask`: what a model of the AI SDK writes, piece by piece. */
export function completeWith(model) {
  return async function* complete(messages, abortSignal) {
    let failure;
    const result = streamText({
      model,
      messages,
      abortSignal,
      // The rules come as the first message.
      allowSystemInMessages: true,
      // An error behind the first words only ends `textStream`, and the answer would pass for whole.
      onError: ({ error }) => {
        failure = error;
      },
    });
    yield* result.textStream;
    if (failure !== undefined) throw failure;
    // Version 6 rejects this promise where the text fails, and nobody would await it.
    if ((await result.finishReason) === "length") throw new Error("the model may write no more");
  };
}
