import type { Action } from '@pramaan/contract/actions.ts';
import type { getTimeline } from '@pramaan/contract/calls/review.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { sentences } from './sentences.ts';

interface Row {
  at: Date;
  action: Action;
  detail: Record<string, unknown>;
  actor_kind: string;
  by: string | null;
}

/** Nobody reads further back at once. */
const most = 300;

function nameOf({ actor_kind, by }: Row): string {
  if (actor_kind === 'staff') return by ?? 'Lender';
  if (actor_kind === 'system') return 'Pramaan';
  return actor_kind === 'applicant' ? 'Applicant' : 'Link holder';
}

type Entry = ResultOf<typeof getTimeline>[number];

/** Says that the log goes further back than what is shown; nothing for an application that began behind the archived months. */
async function archivedBefore(trx: Queryable, applicant: string): Promise<Entry[]> {
  const [found] = await trx.query<{ until: Date | null; created_at: Date }>(sql`
    select (select (max(x.month) + interval '1 month')::timestamp at time zone 'Asia/Kolkata' from audit_archive x)::timestamptz as until, a.created_at
    from applicant a where a.id = ${applicant}`);
  if (!found?.until || found.created_at >= found.until) return [];
  return [
    {
      at: found.until.toISOString(),
      by: 'Pramaan',
      sentence: 'Earlier activity is in the archive of the audit log',
    },
  ];
}

/** What happened to an application, newest first, from the audit log. */
export async function readTimeline(
  db: Database,
  lender: string,
  applicant: string,
): Promise<ResultOf<typeof getTimeline>> {
  const told = Object.keys(sentences);
  return db.tenant(lender, async (trx) => {
    const rows = await trx.query<Row>(sql`
      select a.at, a.action, a.detail, a.actor_kind, s.name as by from audit a left join staff s on s.lender_id = a.lender_id and s.id = a.actor_id
      where a.applicant_id = ${applicant} and a.action = any(${told}::text[])
      order by a.at desc, a.id desc limit ${most}`);
    const entries = rows.map((row) => ({
      at: row.at.toISOString(),
      by: nameOf(row),
      sentence: sentences[row.action]?.(row.detail) ?? '',
    }));
    return [...entries, ...(await archivedBefore(trx, applicant))];
  });
}
