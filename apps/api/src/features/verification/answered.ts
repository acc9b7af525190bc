import { messages } from '@pramaan/contract/messages.ts';
import { nameMessage } from '@pramaan/documents/matching.ts';
import type { Verdict } from '@pramaan/documents/tree.ts';
import type { Verified } from './told.ts';

/** What a check tells whoever asked for it. */
export interface Answered extends Verified {
  success: boolean;
  /** Record paths that wait for the person's word. */
  unsure?: string[];
}

/** The sentence for a record that was won on our own server. */
export function messageFor(status: Verdict): string {
  if (status === 'needs_review') return messages.lenderChecks;
  return status === 'mismatch' ? nameMessage(false) : messages.verified;
}
