import { baseLanguage } from '@pramaan/contract/languages.ts';
import { type NotificationKind, notificationKinds } from '@pramaan/contract/notification-kinds.ts';
import { lenderName } from '../../case-file/profile.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { poll } from '../../platform/poll.ts';
import { sql } from '../../platform/sql.ts';
import { readStaffContact } from '../../platform/staff-contact.ts';
import { throughAll } from '../../platform/through-all.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** 9:00 in India, after midnight UTC. */
const dailyAt = 3.5 * 60 * minute;

/** The kinds as an e-mail counts them. */
const kindWords: Readonly<Record<NotificationKind, string>> = {
  assigned: 'cases assigned to you',
  mentioned: 'mentions',
  answered: 'requests answered',
  arrived: 'documents received',
  finding: 'new findings',
  approval: 'decisions to approve',
  decided: 'your decisions answered',
  overdue: 'overdue cases',
  appeal: 'appeals',
  transferred: 'applications transferred',
};

const inWords = (kinds: readonly NotificationKind[]): string =>
  notificationKinds
    .map((kind) => [kindWords[kind], kinds.filter((one) => one === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([words, count]) => `${words} (${count})`)
    .join(', ');

interface Deps {
  db: Database;
  vault: Vault;
  outbox: Pick<Outbox, 'queue'>;
  publicUrl: string;
  clock: Clock;
}

/**
 * Sends each person one e-mail about what they have not read: a minute after it happened, or at 9:00 in India, as they chose. It
 * counts and links; whom a case is about stands on the page alone.
 */
export function notificationMailer({ db, vault: hashes, outbox, publicUrl, clock }: Deps) {
  async function mail(lender: string, staff: string, before: Date): Promise<number> {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const rows = await trx.query<{ kind: NotificationKind }>(sql`
        update notification set mailed_at = ${clock.now()} where staff_id = ${staff} and read_at is null and mailed_at is null
          and at < ${before} returning kind`);
      const [person] = await trx.query<{ name: string }>(sql`select name from staff where id = ${staff}`);
      const contact = await readStaffContact(trx, vault, staff);
      if (rows.length === 0 || !person || !contact?.email) return 0;
      await outbox.queue(trx, lender, {
        ...{ channel: 'email', to: contact.email, template: 'notifications-email', language: baseLanguage },
        values: {
          lender: await lenderName(trx, lender),
          name: person.name,
          count: String(rows.length),
          kinds: inWords(rows.map(({ kind }) => kind)),
          link: `${publicUrl}/admin/notifications`,
        },
      });
      return 1;
    });
  }

  /** Once through everybody for whom an e-mail is due. Answers how many were queued. */
  async function run(): Promise<number> {
    const now = clock.now().valueOf();
    const settled = new Date(now - minute);
    const today = new Date(Math.floor((now - dailyAt) / day) * day + dailyAt);
    const due = await db.query<{ lender_id: string; staff_id: string }>(
      sql`select lender_id, staff_id from list_staff_to_mail(${settled}, ${today})`,
    );
    return throughAll(due, ({ lender_id, staff_id }) => mail(lender_id, staff_id, settled));
  }

  return {
    run,
    /** Looks every minute until the returned function is called. */
    watch: (report: (error: unknown) => void): (() => void) => poll(minute, run, report),
  };
}

export type NotificationMailer = ReturnType<typeof notificationMailer>;
