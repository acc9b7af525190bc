/** Runs `work` every so often, never twice at once, until the returned function is called. `report` hears of its failures. */
export function poll(
  everyMs: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    work()
      .catch(report)
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
