import { type Message, m } from '@pramaan/messages';

const said: Readonly<Record<string, Message>> = {
  verified: m.locker_state_verified,
  mismatch: m.locker_state_mismatch,
  unmatched: m.doc_state_unmatched_more,
  invalid: m.doc_state_invalid_more,
  expired: m.doc_state_expired_more,
};

/** What became of a document of the locker, in a sentence. */
export const lockerVerdictMessage = (status: string): string =>
  (said[status] ?? m.locker_state_needs_review)();
