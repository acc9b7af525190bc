import type { Purpose } from '@pramaan/contract/purposes.ts';
import { lastConsent } from '../../case-file/ledger.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { JobKind, Jobs } from '../../platform/jobs.ts';
import { poll } from '../../platform/poll.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import { postEvent } from '../../providers/webhooks/post-event.ts';

interface DeliveryJob {
  lender: string;
  delivery: string;
}

/** Ten tries, the first pause ten seconds and each twice the one before: almost three hours. */
export const webhookJob: JobKind<DeliveryJob> = {
  name: 'webhook',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 60,
};

interface Row {
  event_id: string;
  event: string;
  applicant_id: string | null;
  facts: object;
  occurred_at: Date;
  url: string;
  secret: Uint8Array;
  webhook_id: string;
  live: boolean;
}

/** What events tell of an applicant's data, by the first word of their names, and the consent on which that stands. */
const purposes: Readonly<Record<string, Purpose>> = {
  document: 'verification',
  upload: 'verification',
  locker: 'verification',
  contact: 'verification',
  bank: 'bank',
  credit: 'bureau',
};

/** Whether the applicant withdrew the consent on which an event's data stands. What the lender itself did is always told. */
async function isWithdrawn(trx: Queryable, event: string, applicant: string | null): Promise<boolean> {
  const purpose = purposes[event.split('.')[0] ?? ''];
  if (!purpose || !applicant) return false;
  return (await lastConsent(trx, applicant, purpose))?.action === 'withdrawn';
}

const step = 200;
const everyMs = 1000;

interface Deps {
  db: Database;
  vault: Vault;
  jobs: Jobs;
  /** Where the sandbox is: the one address that may be told though it is not on the public internet. */
  sandbox: string | null;
  report: (error: unknown) => void;
}

/** Tells webhooks what happened: rows that the audit log's trigger made become jobs, and jobs become signed POSTs. */
export function webhookDispatcher({ db, vault, jobs, sandbox, report }: Deps) {
  /** Makes the jobs of what no job looks after yet; answers how many. */
  const handOver = (): Promise<number> =>
    db.transaction(async (trx) => {
      const rows = await trx.query<{ id: string; lender_id: string }>(
        sql`select * from take_new_deliveries(${step})`,
      );
      for (const { id, lender_id } of rows)
        await jobs.send(trx, webhookJob, { lender: lender_id, delivery: id });
      return rows.length;
    });

  const note = (lender: string, delivery: string, state: string, status: number | null, error: string) =>
    db.tenant(lender, (trx) =>
      trx.query(sql`
        update webhook_delivery set state = ${state}, status = ${status}, error = ${error.slice(0, 200)}, tries = tries + 1, tried_at = now()
        where id = ${delivery}`),
    );

  return {
    handOver,

    /** The job. Throws when it must be tried again. */
    async deliver({ lender, delivery }: DeliveryJob, { last }: { last: boolean }): Promise<void> {
      const { row, withdrawn } = await db.tenant(lender, async (trx) => {
        const [row] = await trx.query<Row>(sql`
          select d.event_id, d.event, d.applicant_id, d.facts, d.occurred_at, w.url, w.secret, w.id as webhook_id, w.removed_at is null as live
          from webhook_delivery d join webhook w on w.lender_id = d.lender_id and w.id = d.webhook_id where d.id = ${delivery} and d.state = 'waiting'`);
        return { row, withdrawn: row ? await isWithdrawn(trx, row.event, row.applicant_id) : false };
      });
      if (!row) return;
      if (withdrawn) {
        await note(lender, delivery, 'failed', null, 'Not sent: the applicant withdrew their consent.');
        return;
      }
      if (!row.live) {
        await note(lender, delivery, 'failed', null, 'The webhook was taken away.');
        return;
      }
      const secret = (await vault.of(lender, db)).open(row.secret, `webhook ${row.webhook_id}`).toString();
      const body = JSON.stringify({
        type: row.event,
        timestamp: row.occurred_at.toISOString(),
        data: { applicantId: row.applicant_id, ...row.facts },
      });
      const event = { id: row.event_id, at: Math.floor(Date.now() / 1000), body };
      const answer = await postEvent(row.url, secret, event, sandbox).then(
        (status) => ({ status, error: '' }),
        (error: Error) => ({ status: null, error: error.message }),
      );
      const took = answer.status !== null && answer.status >= 200 && answer.status < 300;
      const state = took ? 'delivered' : last ? 'failed' : 'waiting';
      await note(lender, delivery, state, answer.status, answer.error);
      if (!took) throw new Error(`A webhook was not told (${answer.status ?? 'no answer'}).`);
    },

    /** Looks for new events every second until the returned function is called. */
    watch: (): (() => void) => poll(everyMs, handOver, report),
  };
}
