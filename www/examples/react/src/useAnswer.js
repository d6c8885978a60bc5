import { ask as exchange } from "citecore";
import { useCallback, useEffect, useRef, useState } from "react";
import { complete, search } from "./model.js";

const NOTHING = { segments: [], answer: undefined, failure: undefined };

/** What is shown after an event of `ask`. */
export function shownAfter(before, { stage, segments }) {
  if (segments) return { ...NOTHING, segments: [...before.segments, ...segments] };
  // Where an attempt begins, what was shown of the one before goes. While the answer is verified, it stays.
  return stage === "verifying" ? before : NOTHING;
}

/** One exchange at a time: its segments while it streams, its answer once it is whole. */
export function useAnswer() {
  const [shown, setShown] = useState(NOTHING);
  const running = useRef(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = useCallback(async (question) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setShown(NOTHING);
    const onProgress = (event) => setShown((before) => shownAfter(before, event));
    try {
      const { answer } = await exchange(question, { search, complete, onProgress }, { signal });
      setShown({ ...NOTHING, answer });
    } catch (error) {
      if (!signal.aborted) setShown({ ...NOTHING, failure: String(error) });
    }
  }, []);
  return { ...shown, ask };
}
