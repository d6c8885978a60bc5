/** What a task comes to, or the signal's reason once it is aborted: not every task ends by it. */
export function until<T>(signal: AbortSignal, task: () => T | Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
    const forget = () => signal.removeEventListener("abort", abort);
    // A signal of somebody else's may not let go of it.
    new Promise<T>((begin) => begin(task()))
      .then(resolve, reject)
      .then(forget)
      .catch(() => {});
  });
}
