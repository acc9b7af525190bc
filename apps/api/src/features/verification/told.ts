import { Refusal } from '@pramaan/contract/errors.ts';
import { givenMessages } from '@pramaan/contract/given-messages.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { nameMessage } from '@pramaan/documents/matching.ts';
import type { Check, Outcome } from '@pramaan/documents/tree.ts';
import type { Finding } from '../../dossier/records.ts';

export interface Verified {
  status: Outcome;
  record: Record<string, unknown>;
  checks: Check[];
  message: string;
}

const stands = new Set<Outcome>(['verified', 'mismatch']);
/** What a source answered stands too when a person of the lender is yet to look at it; only then was it asked. */
export const isAnswer = ({ status, asked }: { status: Outcome; asked: Uint8Array | null }) =>
  stands.has(status) || (status === 'needs_review' && asked !== null);

/** A record that stands, with the specification's words for whether the name is the person's (P §8). */
export const told = (shown: Omit<Verified, 'message'>): Verified => ({
  ...shown,
  message:
    shown.status === 'mismatch'
      ? nameMessage(false)
      : shown.status === 'needs_review'
        ? givenMessages.lenderLooks
        : messages.verified,
});

/** What the person is told; a refusal when there is nothing to show. */
export function tell(finding: Finding): Verified {
  const shown = { status: finding.status, record: finding.data, checks: finding.checks };
  if (isAnswer(finding)) return told(shown);
  if (finding.status === 'pending') return { ...shown, message: messages.checking };
  if (finding.status === 'not_found') throw new Refusal('NO_DATA_AVAILABLE');
  if (finding.status === 'invalid_input') throw new Refusal('VERIFICATION_FAILED');
  throw new Refusal('SERVER_UNREACHABLE');
}
