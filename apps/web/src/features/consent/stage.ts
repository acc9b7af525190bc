import { CallFailure } from '../../lib/failure.ts';

/** What the page shows. `again`: a resend found the link expired. */
export type Stage =
  | { at: 'opening' }
  | { at: 'nolink' }
  | { at: 'status' }
  | { at: 'agree' }
  | { at: 'code'; resendAt: number }
  | { at: 'verified' }
  | { at: 'recorded' }
  | { at: 'expired'; again: boolean }
  | { at: 'already' }
  /** A missing reply; `retry` does again what was not answered. */
  | { at: 'failed'; retry: () => void };

/** Where a refused call ends the page; null when the person can put it right here. */
export function endOf(thrown: unknown, again = false): Stage | null {
  if (!(thrown instanceof CallFailure)) return null;
  if (thrown.code === 'LINK_EXPIRED') return { at: 'expired', again: again || /again$/.test(thrown.said) };
  return thrown.code === 'ALREADY_VERIFIED' ? { at: 'already' } : null;
}

/** A link that the server cannot even read was altered, and opens nothing. */
export function isUnreadable(thrown: unknown): boolean {
  return thrown instanceof CallFailure && thrown.answered && thrown.code !== 'TOO_MANY';
}
