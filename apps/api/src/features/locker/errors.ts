import { ApiError, type ErrorCode } from '@pramaan/contract/errors.ts';
import type { Outcome, Reason } from '../../providers/bank-aggregator/outcome.ts';

/** What a locker's answer means for the caller; the catalogue's sentence where the locker's own says no more. */
const codes: Readonly<Partial<Record<Reason, ErrorCode>>> = {
  source_down: 'LOCKER_DOWN',
  session_ended: 'LOCKER_SESSION_OVER',
  not_found: 'LOCKER_NOT_THERE',
  consent: 'LOCKER_CANCELLED',
  signature: 'FILE_REFUSED',
};
const ownSentence: readonly Reason[] = ['source_down', 'session_ended', 'consent'];

/** The value of an outcome. Throws the ApiError that a locker's no means. */
export function given<T>(verdict: Outcome<T>): T {
  if (verdict.ok) return verdict.value;
  const { reason, detail } = verdict;
  throw new ApiError(codes[reason] ?? 'LOCKER_REFUSED', ownSentence.includes(reason) ? undefined : detail);
}
