import type { DashboardEmail } from '@pramaan/contract/dashboards.ts';
import { baseLanguage } from '@pramaan/contract/languages.ts';
import { calendarWords } from '@pramaan/documents/calendar-words.ts';
import { lenderName } from '../../case-file/profile.ts';
import { type Clock, indianDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { poll } from '../../platform/poll.ts';
import { sql } from '../../platform/sql.ts';
import { readStaffContact } from '../../platform/staff-contact.ts';
import { throughAll } from '../../platform/through-all.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { mondayOf, rangeOf } from './range.ts';
import { summaryOf } from './summary.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** In India. */
const nine = 9 * 60 * minute;

interface Deps {
  db: Database;
  vault: Vault;
  outbox: Pick<Outbox, 'queue'>;
  publicUrl: string;
  clock: Clock;
}

type Due = Record<Exclude<DashboardEmail, 'never'>, Date>;

/** The last 9:00 in India of any day, and of a Monday. */
function lastTimes(now: Date): Due {
  const [morning, monday] = [new Date(`${indianDay(now)}T00:00:00+05:30`), mondayOf(now)].map(
    (midnight, index) => {
      const at = midnight.valueOf() + nine;
      return new Date(at > now.valueOf() ? at - (index === 0 ? day : 7 * day) : at);
    },
  );
  return { 'each-morning': morning ?? now, 'each-monday': monday ?? now };
}

const dayWords = calendarWords('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The days that an e-mail of this moment tells about: yesterday, or the week before this one. */
function daysBefore(at: Date, when: keyof Due) {
  const from = indianDay(new Date(at.valueOf() - (when === 'each-morning' ? day : 7 * day)));
  const to = indianDay(new Date(at.valueOf() - day));
  const words = [...new Set([from, to])].map((one) => dayWords.format(new Date(`${one}T00:00:00Z`)));
  return { from, to, words: words.join(' to ') };
}

const rateOf = ({ approved, rejected }: { approved: number; rejected: number }) =>
  approved + rejected === 0 ? '–' : `${Math.round((approved / (approved + rejected)) * 100)}%`;

/**
 * Sends the dashboards to who asked for them: each morning those of yesterday, each Monday those of the week before. The e-mail
 * counts and links; whom the figures are about stands on the page alone.
 */
export function dashboardMailer({ db, vault: hashes, outbox, publicUrl, clock }: Deps) {
  async function mail(lender: string, staff: string, due: Due): Promise<number> {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const now = clock.now();
      // Marked first: of two processes one goes on.
      const [person] = await trx.query<{ name: string; when: keyof Due }>(sql`
        update staff set dashboard_mailed_at = ${now} where id = ${staff}
          and dashboard_mailed_at < case when dashboard_email = 'each-morning' then ${due['each-morning']}::timestamptz
            when dashboard_email = 'each-monday' then ${due['each-monday']}::timestamptz end
        returning name, dashboard_email as when /* never null: when:keyof Due */`);
      const contact = await readStaffContact(trx, vault, staff);
      if (!person || !contact?.email) return 0;
      const { from, to, words } = daysBefore(due[person.when], person.when);
      const { period, open, overdue } = await summaryOf(trx, rangeOf({ from, to }, now));
      await outbox.queue(trx, lender, {
        ...{ channel: 'email', to: contact.email, template: 'dashboard-email', language: baseLanguage },
        values: {
          lender: await lenderName(trx, lender),
          name: person.name,
          days: words,
          started: String(period.started),
          approved: String(period.approved),
          rejected: String(period.rejected),
          rate: rateOf(period),
          open: String(open),
          overdue: String(overdue),
          link: `${publicUrl}/admin/dashboards?from=${from}&to=${to}`,
        },
      });
      return 1;
    });
  }

  /** Once through everybody for whom an e-mail is due. Answers how many were queued. */
  async function run(): Promise<number> {
    const due = lastTimes(clock.now());
    const people = await db.query<{ lender_id: string; staff_id: string }>(
      sql`select lender_id, staff_id from list_dashboards_to_mail(${due['each-morning']}, ${due['each-monday']})`,
    );
    return throughAll(people, ({ lender_id, staff_id }) => mail(lender_id, staff_id, due));
  }

  return {
    run,
    /** Looks every minute until the returned function is called. */
    watch: (report: (error: unknown) => void): (() => void) => poll(minute, run, report),
  };
}

export type DashboardMailer = ReturnType<typeof dashboardMailer>;
