import type { Transactions } from './database.ts';
import { sql } from './sql.ts';
import { throughAll } from './through-all.ts';

/** Works for all lenders, one after another, and adds up their answers. One lender's failure keeps no other waiting. */
export async function eachLender(
  db: Transactions,
  work: (lender: string) => Promise<number>,
): Promise<number> {
  const lenders = await db.query<{ id: string }>(sql`select id from list_lenders()`);
  return throughAll(lenders, ({ id }) => work(id));
}
