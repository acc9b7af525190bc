/** Counts of calls per path, so that a test can prove that nothing was paid for twice. */
export function usageBook() {
  const received = new Map<string, number>();
  const billed = new Map<string, number>();
  const addTo = (counts: Map<string, number>, path: string) =>
    void counts.set(path, (counts.get(path) ?? 0) + 1);
  return {
    receive: (path: string) => addTo(received, path),
    bill: (path: string) => addTo(billed, path),
    clear: () => {
      received.clear();
      billed.clear();
    },
    report: () => ({
      total: [...billed.values()].reduce((sum, count) => sum + count, 0),
      billed: Object.fromEntries(billed),
      received: Object.fromEntries(received),
    }),
  };
}

export type UsageBook = ReturnType<typeof usageBook>;
