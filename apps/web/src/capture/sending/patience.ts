import { CallFailure } from '../../lib/failure.ts';
import type { Watch } from './shipment.ts';

/** How often a server that answers without sense is asked again; silence is waited out for as long as it lasts. */
const triesOfBroken = 6;
/** A server that asks us to slow down may also mean something that waiting does not mend: then its sentence is shown. */
const triesOfBusy = 3;
const longest = 30_000;

/** Milliseconds before the next try: 1 s, 2 s, 4 s … 30 s, a little apart so that phones do not come all at once. */
const pauseAfter = (tries: number) => Math.min(longest, 1000 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2);

/** Waits before the next try; ends at once when the network comes back. Rejects when the person gives up. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

function isWorthAnotherTry(thrown: unknown, tries: number): boolean {
  if (!(thrown instanceof CallFailure)) return false;
  if (thrown.status === 0) return true;
  if (thrown.code === 'TOO_MANY') return tries < triesOfBusy;
  return !thrown.answered && tries < triesOfBroken;
}

/**
 * Asks until there is an answer: over a weak network for as long as it takes, of a broken server six times. What the
 * server refuses in words is thrown at once.
 */
export async function untilAnswered<T>(ask: () => Promise<T>, { waiting, signal, once }: Watch): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await ask();
      waiting(false);
      return answer;
    } catch (thrown) {
      if (!isWorthAnotherTry(thrown, tries) || once?.()) throw thrown;
      waiting(true);
      await pause(pauseAfter(tries), signal);
    }
  }
}
