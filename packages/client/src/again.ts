import type { Call } from '@pramaan/contract/define.ts';
import type { Trouble } from './trouble.ts';

/** How often, and how far apart, what failed is tried again. Milliseconds. */
export interface Patience {
  retries: number;
  firstPauseMs: number;
  longestPauseMs: number;
}

export const usualPatience: Patience = { retries: 3, firstPauseMs: 200, longestPauseMs: 5_000 };

/** Answers that say that nothing was done: sending the same again does nothing twice. */
const untouched = new Set(['STARTING', 'TOO_MANY', 'FILES_BUSY']);

/**
 * May this be sent again? Reading may; a write only when it was surely not done, or when the caller said that doing it
 * twice does no harm. A refusal that would come again is not asked for again.
 */
export function mayTryAgain(call: Pick<Call, 'method'>, trouble: Trouble, harmless: boolean): boolean {
  if (untouched.has(trouble.code)) return true;
  const unclear = trouble.status === 0 || trouble.status >= 500;
  return unclear && (call.method === 'GET' || harmless);
}

/**
 * The pause before try number `tried` (1: the first again), in milliseconds: twice as long each time, by chance between
 * half and all of it, so that many clients do not come back together. Null: the product asks for more than we wait.
 */
export function pauseBefore(tried: number, trouble: Trouble, patience: Patience): number | null {
  if (trouble.retryAfterMs !== null)
    return trouble.retryAfterMs <= patience.longestPauseMs ? trouble.retryAfterMs : null;
  const whole = Math.min(patience.firstPauseMs * 2 ** (tried - 1), patience.longestPauseMs);
  return whole / 2 + Math.random() * (whole / 2);
}
