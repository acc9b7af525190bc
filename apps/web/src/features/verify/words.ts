import { type Message, m } from '@pramaan/messages';

const kinds: Readonly<Record<string, Message>> = {
  full: m.verify_kind_full,
  summary: m.verify_kind_summary,
  verification: m.verify_kind_verification,
  public: m.verify_kind_public,
  aadhaar: m.verify_kind_aadhaar,
  'bank-statement': m.verify_kind_bank_statement,
  'key-facts': m.verify_kind_key_facts,
  'sanction-letter': m.verify_kind_sanction_letter,
  'rejection-letter': m.verify_kind_rejection_letter,
  erasure: m.verify_kind_erasure,
};

/** What kind of document it is, for somebody who may know nothing else of it. */
export const kindMessage = (kind: string): Message => kinds[kind] ?? m.verify_kind_card;
