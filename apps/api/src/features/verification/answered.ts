import { messages } from '@pramaan/contract/messages.ts';
import { verdictMessage } from '../../case-file/verdict-messages.ts';
import type { Verified } from './told.ts';

/** What a check tells whoever asked for it. */
export interface Answered extends Verified {
  success: boolean;
  /** Record paths that wait for the person's word. */
  unsure?: string[];
}

/** The sentence for a record that was won on our own server. */
export function messageFor({ status, checks }: Pick<Verified, 'status' | 'checks'>): string {
  if (status === 'needs_review') return messages.lenderChecks;
  return verdictMessage(status, checks) ?? messages.verified;
}
