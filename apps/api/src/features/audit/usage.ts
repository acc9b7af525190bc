import type { usageCounts } from '@pramaan/contract/calls/audit.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { findDocument, findEndpoint } from '@pramaan/documents/registry.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

interface Row {
  month: string;
  endpoint: string;
  answered: number;
  reused: number;
  paise: number | null;
}

const titleOf = (endpoint: string) => {
  const entry = findEndpoint(endpoint);
  return entry
    ? `${entry.document.title}: ${entry.method.title}`
    : (findDocument(endpoint)?.title ?? endpoint);
};

/** What a lender's checks were, newest month first, and what the lender says each costs. */
export async function usageOf(db: Database, lender: string): Promise<ResultOf<typeof usageCounts>> {
  const rows = await db.tenant(lender, (trx) =>
    trx.query<Row>(sql`
      select to_char(u.month, 'YYYY-MM') as month, u.endpoint, u.answered, u.reused, (l.settings -> 'prices' ->> u.endpoint)::int as paise
      from usage u join lender l on l.id = u.lender_id order by u.month desc, u.answered desc, u.endpoint`),
  );
  return rows.map((row) => ({ ...row, title: titleOf(row.endpoint) }));
}
