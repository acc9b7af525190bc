import { useEffect, useState } from 'react';

/** Whole seconds left until a time; 0 when it has passed. Counts by the clock, so that a sleeping phone stays right. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return left;
}
