import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** The id of the lender whose site this is. */
export async function siteLender(db: Queryable, code: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`select id from find_lender(${code})`);
  if (!row) throw new Error(`LENDER names ${code}, which is no lender here.`);
  return row.id;
}
