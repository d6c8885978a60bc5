import { ask as exchange } from "citecore";
import { useCallback, useEffect, useRef, useState } from "react";
import { complete, search } from "./model.js";

const NOTHING = { segments: [], answer: undefined, failure: undefined };

/** One exchange at a time: its segments while it streams, its answer once it is whole. */
export function useAnswer() {
  const [shown, setShown] = useState(NOTHING);
  const running = useRef(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = useCallback(async (question) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setShown(NOTHING);
    const onProgress = ({ segments }) => {
      // An event without segments begins an attempt, and what was shown of the one before goes.
      setShown((before) => ({
        ...NOTHING,
        segments: segments ? [...before.segments, ...segments] : [],
      }));
    };
    try {
      const { answer } = await exchange(question, { search, complete, onProgress }, { signal });
      setShown({ ...NOTHING, answer });
    } catch (error) {
      if (!signal.aborted) setShown({ ...NOTHING, failure: String(error) });
    }
  }, []);
  return { ...shown, ask };
}
