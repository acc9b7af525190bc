import type { Action } from '@pramaan/contract/actions.ts';
import type { getTimeline } from '@pramaan/contract/calls/review.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Database } from '../../platform/database.ts';
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

/** What happened to an application, newest first, from the audit log. */
export async function readTimeline(
  db: Database,
  lender: string,
  applicant: string,
): Promise<ResultOf<typeof getTimeline>> {
  const told = Object.keys(sentences);
  const rows = await db.tenant(lender, (trx) =>
    trx.query<Row>(sql`
      select a.at, a.action, a.detail, a.actor_kind, s.name as by from audit a left join staff s on s.lender_id = a.lender_id and s.id = a.actor_id
      where a.applicant_id = ${applicant} and a.action = any(${told}::text[])
      order by a.at desc, a.id desc limit ${most}`),
  );
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: nameOf(row),
    sentence: sentences[row.action]?.(row.detail) ?? '',
  }));
}
