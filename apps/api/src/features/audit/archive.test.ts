import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/audit.ts';
import { getTimeline } from '@pramaan/contract/calls/review.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { auditArchive } from '../../platform/audit-archive.ts';
import { chainAudit, verifyAudit } from '../../platform/audit-chain.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { verifyCheckpoints } from '../transparency/verify-checkpoints.ts';

/* The small world of Udaan, whose log is 27 months old: two old months and what is written now. */

let world: World;
let owner: Caller;
let lender: string;
let imran: string;
/** Places of the rows that are old, and the months. */
let old: { month: string; rows: number }[];

const view = async (times: number) => {
  for (let one = 0; one < times; one += 1) (await owner.call(getApplicant, { params: { id: imran } })).ok;
};
const rowsNow = async (where = 'true') =>
  Number(
    (await world.direct(`select count(*) as rows from audit where lender_id = '${lender}' and ${where}`))[0]
      ?.rows,
  );
const chain = () => chainAudit(world.product.db, lender);
const whole = () => verifyAudit(world.product.db, lender, undefined, world.product.auditArchive);
const verified = async () => {
  const { rows, broken, reason } = await whole();
  return { rows, broken, reason };
};
const archive = () => world.product.auditArchive.run();
const months = async () => (await owner.call(calls.listArchivedMonths)).ok;
const exported = async (month: string) => {
  const reply = await owner.call(calls.exportArchivedMonth, { params: { month } });
  return reply.raw.body.replace('\ufeff', '').trimEnd().split('\r\n');
};

before(async () => {
  world = await startWorld({ own: true });
  [owner, lender, imran] = await Promise.all([
    world.as('other owner'),
    world.lender('UDAAN'),
    world.id('imran'),
  ]);
  await view(3);
  await world.age('audit.at', '1 month', `lender_id = '${lender}'`);
  await view(4);
  await world.age('audit.at', '26 months', `lender_id = '${lender}'`);
  old = (await world.direct(`
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*)::integer as rows from audit
    where lender_id = '${lender}' group by 1 order by 1 desc`)) as typeof old;
  await world.product.checkpoints.run();
});
after(() => world.close());

test('a log that is all old keeps its newest row, so that the next one can go on from it', async () => {
  assert.equal(old.length, 2);
  const rows = await rowsNow();
  // Of two processes each segment is one's, and the other's file is in the queue of those that no row names.
  const shares = await Promise.all([archive(), archive()]);
  const rest = await archive();
  assert.equal(
    shares.reduce((sum, one) => sum + one, rest),
    rows - 1,
  );
  assert.equal(await rowsNow('place is not null'), 1);
  const files = await world.direct(`
    select (select count(*) from audit_archive where lender_id = '${lender}') as named,
      (select count(*) from file_to_remove where lender_id = '${lender}' and id in (select id from audit_archive)) as lost`);
  assert.deepEqual(files, [{ named: 2, lost: 0 }]);
  await view(1);
  await chain();
  assert.equal((await verified()).broken, null);
});

test('what is old leaves the database once, by month; the chain goes on through it', async () => {
  const before = await whole();
  assert.equal(await archive(), 1);
  assert.equal(await archive(), 0);
  assert.deepEqual(await months(), old);
  assert.equal(await rowsNow(`at < now() - interval '24 months'`), 0);
  await view(2);
  await chain();
  const { rows, broken, reason } = await whole();
  assert.deepEqual({ broken, reason }, { broken: null, reason: 'whole' });
  assert.ok(rows > before.rows);
  // Without the archive the walk begins behind it, and counts as before.
  const { head: _, ...behind } = await verifyAudit(world.product.db, lender);
  assert.deepEqual(behind, { rows, broken: null, reason: 'whole' });
  const { lines } = (await owner.call(calls.searchAudit, { query: { action: 'audit.archived' } })).ok;
  assert.deepEqual(
    lines.map(({ detail }) => detail.includes(old[0]?.month ?? '')),
    [true, true, false],
  );
});

test('a month is exported whole, with names, without addresses; the export is in the log', async () => {
  const [newest, oldest] = old;
  assert.ok(newest && oldest);
  const [head, ...rows] = await exported(oldest.month);
  assert.equal(head?.split(',')[0], 'Number');
  assert.equal(rows.length, oldest.rows);
  const [named] = await world.direct(`select reference from applicant where id = '${imran}'`);
  const viewed = rows.filter((row) => row.includes('Case viewed'));
  assert.equal(viewed.length, 3);
  for (const row of viewed) assert.ok(row.includes(`,${named?.reference},`), row);
  assert.ok(!rows.some((row) => row.includes('127.0.0.1')));
  assert.equal((await exported(newest.month)).length, newest.rows + 1);
  const { lines } = (await owner.call(calls.searchAudit, { query: { action: 'audit.exported' } })).ok;
  assert.ok(
    lines.some(({ detail }) => detail.includes(oldest.month) && detail.includes(`Rows: ${oldest.rows}`)),
  );
});

test('a case that began in an archived month says where its earlier activity is; one that began later does not', async () => {
  const timeline = async () => (await owner.call(getTimeline, { params: { id: imran } })).ok;
  const sentence = 'Earlier activity is in the archive of the audit log';
  assert.ok(!(await timeline()).some((entry) => entry.sentence === sentence));
  await world.age('applicant.created_at', '27 months', `id = '${imran}'`);
  const last = (await timeline()).at(-1);
  assert.equal(last?.sentence, sentence);
  const [year = 0, month = 0] = (old[0]?.month ?? '').split('-').map(Number);
  assert.equal(last.at, new Date(Date.UTC(year, month, 1, -5, -30)).toISOString());
});

test('a month that is not archived, and one of another lender, are not found', async () => {
  const month = old[0]?.month ?? '';
  const other = await world.as('owner');
  assert.deepEqual((await other.call(calls.listArchivedMonths)).ok, []);
  const theirs = await other.call(calls.exportArchivedMonth, { params: { month } });
  const later = await owner.call(calls.exportArchivedMonth, { params: { month: '2099-01' } });
  for (const reply of [theirs, later]) {
    assert.equal(reply.status, 404);
    assert.match(reply.message, /^No entries of \d{4}-\d\d are in the archive\.$/);
  }
});

test('the daily checkpoint goes on behind the archive; verify-ledger reads the archive too', async () => {
  const { product } = world;
  const [{ key } = { key: '' }] = await product.db.query<{ key: string }>(
    sql`select key from checkpoint limit 1`,
  );
  const day = 24 * 60 * 60_000;
  world.shift(day);
  await product.checkpoints.run();
  world.shift(-day);
  const faults = async () =>
    (await verifyCheckpoints(product.db, [], [key], product.auditArchive)).flatMap(({ fault, text }) =>
      fault ? text : [],
    );
  assert.deepEqual(await faults(), []);
  assert.deepEqual(world.reported, []);
  // Who changes where the archive ends is found every day.
  const last = `lender_id = '${lender}' and last_place = (select max(last_place) from audit_archive where lender_id = '${lender}')`;
  const [end] = await world.direct(
    `select last_place, quote_literal(head) as head from audit_archive where ${last}`,
  );
  await world.direct(`update audit_archive set head = sha256(head) where ${last}`);
  const { broken, reason } = await verifyAudit(product.db, lender);
  assert.deepEqual([broken, reason], [Number(end?.last_place) + 1, 'it does not follow the row before it']);
  await world.direct(`update audit_archive set head = ${end?.head} where ${last}`);
});

test('a file that is gone or was changed is told by its rows, and not exported', async () => {
  const { product } = world;
  const [segment] = await product.db.tenant(lender, (trx) =>
    trx.query<{ id: string; first_place: number; last_place: number; month: string }>(
      sql`select id, first_place, last_place, to_char(month, 'YYYY-MM') as month from audit_archive
        where lender_id = ${lender} order by first_place limit 1 /* never null: id, first_place, last_place, month */`,
    ),
  );
  assert.ok(segment);
  const { id, month } = segment;
  const which = `rows ${segment.first_place} to ${segment.last_place} are archived in file ${id}`;
  const vault = await product.vault.of(lender, product.db);
  const bytes = await product.store.get(lender, id, vault);
  const told = async (reason: string) => {
    assert.deepEqual(await verified(), { rows: 0, broken: 1, reason: `${which}, ${reason}` });
    const reply = await owner.call(calls.exportArchivedMonth, { params: { month } });
    assert.deepEqual(
      [reply.status, reply.message],
      [503, `The archived entries of ${month} cannot be read. Contact your administrator.`],
    );
  };
  await product.store.remove(lender, id);
  await told('which is not there any more');
  await product.store.put(lender, id, vault, randomBytes(100));
  await told('which was changed');
  await product.store.put(lender, id, vault, bytes);
  assert.equal((await verified()).broken, null);
});

test('rows leave only as the archive says: in order, whole, old, of this lender, with a row behind them', async () => {
  const { db } = world.product;
  const chained = await db.tenant(lender, (trx) =>
    trx.query<{ place: number; previous: Uint8Array; hash: Uint8Array }>(
      sql`select place, previous, hash from audit where place is not null order by place /* never null: place, previous, hash */`,
    ),
  );
  const [first, second, last] = [chained[0], chained[1], chained.at(-1)];
  assert.ok(first && second && last);
  const take = (from: typeof first, to: typeof first, more: { lender?: string; head?: Uint8Array } = {}) =>
    db.tenant(lender, (trx) =>
      trx.query(sql`
        select archive_audit(${more.lender ?? lender}, ${newId()}, ${'2020-01-01'}::date, ${from.place}, ${to.place}, ${from.previous}, ${more.head ?? to.hash})`),
    );
  await assert.rejects(take(first, first, { lender: await world.lender('SARAL') }), /another lender/);
  await assert.rejects(take(second, second), /the archive goes on at another row/);
  await assert.rejects(take(first, first, { head: second.hash }), /the log has other rows/);
  await assert.rejects(take(first, last), /the log has other rows/);
  await assert.rejects(take(first, second), /rows are missing, or not old enough/);
  assert.equal(await rowsNow('place is not null'), chained.length);
  for (const statement of [sql`delete from audit_archive`, sql`update audit_archive set last_place = 1`])
    await assert.rejects(
      db.tenant(lender, (trx) => trx.query(statement)),
      /permission denied/,
    );
});

test('a log that was changed is not archived', async () => {
  const { db } = world.product;
  await world.direct(
    `update audit set detail = '{"a":1}' where lender_id = '${lender}' and place = (select max(place) - 1 from audit where lender_id = '${lender}')`,
  );
  const rows = await rowsNow();
  const archiver = auditArchive({
    ...world.product,
    db,
    files: world.product.store,
    months: 0,
    clock: { now: () => new Date(Date.now() + 40 * 24 * 60 * 60_000) },
  });
  await assert.rejects(
    archiver.run(),
    /^Error: The audit log of .* is not archived: row \d+ is wrong: its content is not what was written\.$/,
  );
  assert.equal(await rowsNow(), rows);
});
