import { useCallback, useEffect, useRef } from 'react';

/** One request at a time, perhaps after a pause: a newer one ends the one before, and so does leaving the page. */
export function useLatest() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  /** Ends what waits or is under way. */
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asking.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);
  /** The signal of a request that begins. */
  const begin = useCallback((): AbortSignal => {
    asking.current = new AbortController();
    return asking.current.signal;
  }, []);
  const wait = useCallback((milliseconds: number, ask: () => void) => {
    timer.current = setTimeout(ask, milliseconds);
  }, []);
  return { stop, begin, wait };
}
