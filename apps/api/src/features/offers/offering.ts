import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';

/** What a change of an offer works with: its transaction, whose application it is, and the time. */
export interface Offering {
  trx: Queryable;
  vault: LenderVault;
  lender: string;
  applicant: string;
  now: Date;
  outbox: Pick<Outbox, 'queue'>;
  publicUrl: string;
}
