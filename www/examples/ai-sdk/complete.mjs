import { streamText } from "ai";

/** `complete` for `ask`: what a model of the AI SDK writes, piece by piece. */
export function completeWith(model) {
  return async function* complete(messages, abortSignal) {
    let failure;
    const { textStream, finishReason } = streamText({
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
    yield* textStream;
    if (failure !== undefined) throw failure;
    if ((await finishReason) === "length") throw new Error("the model may write no more");
  };
}
