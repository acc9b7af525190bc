import { ApiError } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { specifiedMessages } from '@pramaan/contract/specified-messages.ts';
import type { Check, Verdict } from '@pramaan/documents/tree.ts';
import type { CheckedResult } from '../../case-file/records.ts';
import { verdictMessage } from '../../case-file/verdict-messages.ts';

export interface Verified {
  status: Verdict;
  record: Record<string, unknown>;
  checks: Check[];
  message: string;
}

const stands = new Set<Verdict>(['verified', 'unmatched', 'mismatch', 'invalid', 'expired']);
/** What a source answered stands too when a person of the lender is yet to look at it; only then was it asked. */
export const isAnswer = ({ status, asked }: { status: Verdict; asked: Uint8Array | null }) =>
  stands.has(status) || (status === 'needs_review' && asked !== null);

/** A record that stands, with the specification's words for whether the name is the person's (P §8). */
export const told = (shown: Omit<Verified, 'message'>): Verified => ({
  ...shown,
  message:
    shown.status === 'needs_review'
      ? specifiedMessages.lenderLooks
      : (verdictMessage(shown.status, shown.checks) ?? messages.verified),
});

/** What the person is told; a refusal when there is nothing to show. */
export function tell(checked: CheckedResult): Verified {
  const shown = { status: checked.status, record: checked.data, checks: checked.checks };
  if (isAnswer(checked)) return told(shown);
  if (checked.status === 'pending') return { ...shown, message: messages.checking };
  if (checked.status === 'not_found') throw new ApiError('NO_DATA_AVAILABLE');
  if (checked.status === 'invalid_input') throw new ApiError('VERIFICATION_FAILED');
  throw new ApiError('SERVER_UNREACHABLE');
}
