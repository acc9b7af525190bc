import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startWorld, type World } from '../../test/world.ts';
import { sql } from '../platform/sql.ts';
import { storeLinks } from './links.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

test('a changed number is looked for among all applications without reading each of them', async () => {
  const [id, lender] = [await world.id('asha'), await world.lender('SARAL')];
  const others = 300;
  // As on the day of an import: the database has not counted its rows yet, and plans as if there were few.
  await world.database.owner(`
    insert into applicant (lender_id, id, cust_id, reference, profile, mobile_hash, findings_day)
    select lender_id, gen_random_uuid(), 'LINK' || n, 'LINK-' || n, profile, sha256(n::text::bytea), current_date
    from applicant, generate_series(1, ${others}) n where id = '${id}'`);
  await world.database.owner(`
    insert into application_link (lender_id, what, hash, applicant_id)
    select lender_id, 'mobile', mobile_hash, id from applicant
    where lender_id = '${lender}' and reference like 'LINK-%'`);
  const { db, vault } = world.product;
  const changed = { _id: id, docs: {}, profile: { mobileNo: '9123456780' } };
  const read = await db.tenant(lender, async (trx) => {
    // Once they are counted, so few rows are rightly read one after the other.
    await trx.query(sql`set local enable_seqscan = off`);
    await storeLinks(trx, vault, lender, changed, []);
    const [row] = await trx.query<{ rows: number }>(sql`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as rows /* never null: rows */
      from pg_stat_xact_user_tables where relname in ('applicant', 'application_link')`);
    return row?.rows ?? 0;
  });
  assert.ok(read > 0 && read < others / 3, `${read} rows read among ${others} applications`);
});
