import type { Actor } from '../platform/audit.ts';
import { subscriberOf } from '../platform/guesses.ts';
import type { Owner } from './fair-queue.ts';

/** Whose file is read, and who waits for it. `lender` is null for a file of nobody's: such files have a place of their own. */
export interface Sender extends Omit<Owner, 'lender'> {
  lender: string | null;
  caller?: Actor['caller'];
  /** Of the request, for the log of a reader. */
  requestId?: string;
}

/**
 * Whose work the reading of a file is: of the person or program that sends it, or of the applicant whom the file is
 * about when a link sends it. What the product does by itself (`system`) is work in the background.
 *
 * @param whose null for a caller whom nobody knows; files from one address are then of one person
 */
export function senderOf(whose: { lender: string; applicant: string | null } | null, actor: Actor): Sender {
  const { caller, id, ip, kind, requestId } = actor;
  const waits = { requestId, ...(caller ? { caller } : {}) };
  if (!whose) return { lender: null, person: subscriberOf(ip), ...waits };
  const person = id ?? whose.applicant ?? ip;
  return { lender: whose.lender, person, background: kind === 'system', ...waits };
}
