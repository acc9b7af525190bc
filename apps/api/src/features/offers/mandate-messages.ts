import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { poll } from '../../platform/poll.ts';
import { sql } from '../../platform/sql.ts';
import { throughAll } from '../../platform/through-all.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import type { MandateServices } from './mandate-answer-route.ts';
import { tellApplicant } from './tell-applicant.ts';

const everyMs = 60_000;
/** Loans in one run: the rest come with the next. */
const mostAtOnce = 200;
const day = 86_400_000;
/** Between the first message and the reminder. */
const remindAfter = 2 * day;
/** An older agreement is not written about: the lender began to ask for mandates later. */
const signedWithin = 30 * day;

interface Deps {
  db: Database;
  vault: Vault;
  outbox: Pick<Outbox, 'queue'>;
  publicUrl: string;
  clock: Clock;
  mandates: MandateServices;
}

/**
 * Tells borrowers whose agreement is signed that their e-mandate is wanted, and reminds them once. Where no service takes mandates,
 * nobody is told. A refused request is told where it is settled.
 */
export function mandateMessenger({ db, vault: hashes, outbox, publicUrl, clock, mandates }: Deps) {
  async function tell(lender: string, applicant: string, offer: string): Promise<number> {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const now = clock.now();
      // Marked first: of two processes one goes on.
      const [row] = await trx.query<{ reminded: boolean }>(sql`
        update loan_offer set mandate_reminded_at = case when mandate_asked_at is not null then ${now}::timestamptz end,
          mandate_asked_at = coalesce(mandate_asked_at, ${now})
        where id = ${offer} and state = 'accepted' and mandate_reminded_at is null
          and (mandate_asked_at is null or mandate_asked_at < ${new Date(now.valueOf() - remindAfter)})
        returning mandate_reminded_at is not null as reminded /* never null: reminded */`);
      if (!row) return 0;
      const text = row.reminded ? 'mandate-reminder' : 'mandate-asked';
      await tellApplicant({ trx, vault, lender, applicant, outbox, publicUrl }, text);
      return 1;
    });
  }

  /** Once through all that wait. @returns how many were told */
  async function run(): Promise<number> {
    if (!mandates.nach && !mandates.upi) return 0;
    const now = clock.now().valueOf();
    const waiting = await db.query<{ lender_id: string; applicant_id: string; offer_id: string }>(sql`
      select lender_id, applicant_id, offer_id
      from list_mandates_to_message(${new Date(now - signedWithin)}, ${new Date(now - remindAfter)}, ${mostAtOnce})`);
    return throughAll(waiting, ({ lender_id, applicant_id, offer_id }) =>
      tell(lender_id, applicant_id, offer_id),
    );
  }

  return {
    run,
    /** Looks every minute until the returned function is called. */
    watch: (report: (error: unknown) => void): (() => void) => poll(everyMs, run, report),
  };
}

export type MandateMessenger = ReturnType<typeof mandateMessenger>;
