import { setTimeout as sleep } from 'node:timers/promises';

/** Health and figures are waited for about two seconds at most. */
const usualLimitMs = 1_500;

/**
 * What `ask` finds within the limit, by default a second and a half; null when it fails or is late. While an earlier question is on its way its
 * answer is waited for, so that many questions to a database that froze do not take up its connections.
 */
export function inTime<T>(ask: () => Promise<T>, limitMs = usualLimitMs): () => Promise<T | null> {
  let asked: Promise<T | null> | null = null;
  return async () => {
    asked ??= ask()
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    const late = new AbortController();
    const found = await Promise.race([asked, sleep(limitMs, null, { signal: late.signal })]);
    late.abort();
    return found;
  };
}
