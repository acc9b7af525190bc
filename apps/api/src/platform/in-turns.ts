/** Runs what bears the same name one after the other, in this process. */
export function inTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
