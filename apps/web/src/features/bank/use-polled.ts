import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between questions: soon, then seldom, then no more. A page left open must not ask for ever. */
const pauses = [
  ...Array<number>(6).fill(2000),
  ...Array<number>(12).fill(4000),
  ...Array<number>(12).fill(10_000),
];

export interface Polled<T> {
  /** The last answer; null before the first. */
  found: T | null;
  /** What the last question failed with. */
  failure: unknown;
  /** Will it be asked again by itself? */
  asking: boolean;
  again: () => void;
}

interface Question<T> {
  /** Null: there is nothing to ask. A change of it begins again. */
  about: string | null;
  ask: (signal: AbortSignal) => Promise<T>;
  isOver: (answer: T) => boolean;
  onAnswer?: (answer: T) => void;
}

/** Asks until the answer is final, for about three minutes. A failed question ends it; `again` goes on. */
export function usePolled<T>({ about, ...question }: Question<T>): Polled<T> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Omit<Polled<T>, 'again'>>({
    found: null,
    failure: null,
    asking: about !== null,
  });
  const now = useRef(question);
  now.current = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (about === null) {
      setState((before) => ({ ...before, asking: false }));
      return;
    }
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    setState((before) => ({ ...before, failure: null, asking: true }));
    const next = async () => {
      try {
        const found = await now.current.ask(leaving.signal);
        if (leaving.signal.aborted) return;
        const pause = now.current.isOver(found) ? undefined : pauses[asked];
        asked += 1;
        setState({ found, failure: null, asking: pause !== undefined });
        now.current.onAnswer?.(found);
        if (pause !== undefined) timer = setTimeout(next, pause);
      } catch (failure) {
        if (!leaving.signal.aborted) setState((before) => ({ ...before, failure, asking: false }));
      }
    };
    void next();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [about, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, again };
}
