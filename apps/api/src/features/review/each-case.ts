import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import type { ChangeReview, Changing } from './change-review.ts';

interface EachDone {
  done: string[];
  /** What was not done, each with the reason in a sentence. */
  refused: { _id: string; reason: string }[];
}

/** Does the same with each of the cases, each in its own transaction; one with which it may not be done does not stop the others. */
export async function eachCase(
  change: ChangeReview,
  principal: Principal,
  cases: readonly string[],
  work: (changing: Changing) => Promise<void>,
): Promise<EachDone> {
  const all: EachDone = { done: [], refused: [] };
  for (const id of new Set(cases)) {
    try {
      await change(principal, id, null, work);
      all.done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      all.refused.push({ _id: id, reason: error.message });
    }
  }
  return all;
}
