import type { Database } from '../../platform/database.ts';
import type { JobKind, Jobs } from '../../platform/jobs.ts';
import { sql } from '../../platform/sql.ts';
import type { SmsReceipt } from '../sms/port.ts';

/** A receipt that came before its message was written down as sent. */
type EarlyReceipt = Omit<SmsReceipt, 'at'> & { gateway: string; at: string | null };

export const receiptJob: JobKind<EarlyReceipt> = {
  name: 'sms-receipt',
  retryLimit: 2,
  retryDelay: 10,
  expireInSeconds: 60,
};
const againAfterSeconds = 3;

/** What became of a receipt. `repeated`: the message had it, or a later one, already. `unknown`: no message has that id. */
type Taken = 'delivered' | 'failed' | 'repeated' | 'unknown';

interface ReceiptCount {
  gateway: string;
  outcome: Taken;
  count: number;
}

/** Takes receipts of SMS gateways: each sets its message's state once, and a message that was delivered never fails after it. */
export function smsReceipts({ db, jobs }: { db: Database; jobs: Jobs }) {
  const counts = new Map<string, ReceiptCount>();

  const settle = async (gateway: string, { id, outcome, at, reason }: SmsReceipt): Promise<Taken> => {
    const [found] = await db.query<{ id: string; lender_id: string }>(
      sql`select id, lender_id from find_reported_message(${gateway}, ${id})`,
    );
    if (!found) return 'unknown';
    const rows = await db.tenant(found.lender_id, (trx) =>
      trx.query(sql`
        update message set state = ${outcome}, reason = ${reason}, reported_at = least(${at}::timestamptz, now())
        where id = ${found.id} and (state = 'sent' or (${outcome} = 'delivered' and state = 'failed' and reported_at is not null))
        returning id`),
    );
    return rows.length > 0 ? outcome : 'repeated';
  };

  const counted = (gateway: string, outcome: Taken) => {
    const key = `${gateway} ${outcome}`;
    counts.set(key, { gateway, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
  };

  return {
    /** A phone can be quicker than our own database: a receipt that names no message is looked at again a little later. */
    async take(gateway: string, receipts: readonly SmsReceipt[]): Promise<void> {
      for (const receipt of receipts) {
        const taken = await settle(gateway, receipt);
        if (taken !== 'unknown') counted(gateway, taken);
        else {
          const early = { ...receipt, gateway, at: receipt.at?.toISOString() ?? null };
          await jobs.send(db, receiptJob, early, againAfterSeconds);
        }
      }
    },

    /** The job: an id that is still unknown at the last try belongs to nobody here. */
    async takeAgain({ gateway, at, ...receipt }: EarlyReceipt, { last }: { last: boolean }): Promise<void> {
      const taken = await settle(gateway, { ...receipt, at: at === null ? null : new Date(at) });
      if (taken === 'unknown' && !last) throw new Error('The receipt names no message yet.');
      counted(gateway, taken);
    },

    /** Receipts that this process took, by gateway and outcome. */
    counts: (): readonly ReceiptCount[] => [...counts.values()],
  };
}

export type SmsReceiptTaker = ReturnType<typeof smsReceipts>;
