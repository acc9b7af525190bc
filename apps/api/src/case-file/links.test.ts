import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startWorld, type World } from '../../test/world.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import { storeLinks } from './links.ts';

// Of its own: what PostgreSQL has counted for other worlds decides how it plans.
let world: World;
before(async () => {
  world = await startWorld({ own: true });
});
after(() => world.close());

/** How many rows the transaction has read so far. */
async function rowsRead(trx: Queryable): Promise<number> {
  const [row] = await trx.query<{ rows: number }>(sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as rows /* never null: rows */
    from pg_stat_xact_user_tables where relname in ('applicant', 'application_link')`);
  return row?.rows ?? 0;
}

test('a changed number is looked for among all applications without reading each of them', async () => {
  const [id, lender] = [await world.id('asha'), await world.lender('SARAL')];
  const { db, vault } = world.product;
  const others = 300;
  const changed = { _id: id, docs: {}, profile: { mobileNo: '9123456780' } };
  const read = await db.tenant(lender, async (trx) => {
    // As on the day of an import: the database has not counted its rows yet, and plans as if there were few. Nobody counts what is not
    // committed.
    await trx.query(sql`
      insert into applicant (lender_id, id, cust_id, reference, profile, mobile_hash, findings_day)
      select lender_id, gen_random_uuid(), 'LINK' || n, 'LINK-' || n, profile, sha256(n::text::bytea), current_date
      from applicant, generate_series(1, ${others}) n where id = ${id}`);
    await trx.query(sql`
      insert into application_link (lender_id, what, hash, applicant_id)
      select lender_id, 'mobile', mobile_hash, id from applicant where reference like 'LINK-%'`);
    const before = await rowsRead(trx);
    await storeLinks(trx, vault, lender, changed, []);
    return (await rowsRead(trx)) - before;
  });
  assert.ok(read > 0 && read < others / 3, `${read} rows read among ${others} applications`);
});
