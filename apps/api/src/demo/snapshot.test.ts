import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { readRecord } from '@pramaan/documents/tree.ts';
import { freshPostgres, testDatabaseUrl } from '../../test/database.ts';
import { openCaseFile } from '../case-file/case-file.ts';
import { verifyLedger } from '../case-file/ledger.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../platform/database.ts';
import { diskPlace } from '../platform/file-places/disk.ts';
import { sealedFiles } from '../platform/files.ts';
import { openEmbedded, openPostgres } from '../platform/open-database.ts';
import { sql } from '../platform/sql.ts';
import { rootKeys, vaultOf } from '../platform/vault.ts';
import { demoLenders } from './lenders.ts';
import { type DemoSnapshot, demoSnapshot, foundSnapshot } from './snapshot.ts';

let snapshot: DemoSnapshot;
let folder: string;

before(async () => {
  snapshot = await demoSnapshot();
  folder = await mkdtemp(join(tmpdir(), 'pramaan-snapshot-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** The demo is whole behind `db`, with the keys and files of `dataDir`. */
async function expectDemo(db: Database, dataDir: string): Promise<void> {
  const vault = vaultOf(await rootKeys(readConfig({ DATA_DIR: dataDir })));
  const files = sealedFiles(diskPlace(join(dataDir, 'files'), 0));
  for (const { code } of demoLenders) {
    const [lender] = await db.query<{ id: string }>(sql`select id from find_lender(${code})`);
    const id = lender?.id ?? '';
    const proof = await verifyLedger(db, id);
    assert.equal(proof.broken, null, `${code}'s ledger`);
    assert.ok(proof.rows > 0);
  }
  const ravi = people.find(({ mobile }) => mobile === '9000000012');
  const [row] = await db.query<{ id: string; lender_id: string }>(
    sql`select id, lender_id from find_applicants(${vault.lookup('mobile', ravi?.mobile ?? '')}, null)`,
  );
  assert.ok(row);
  const sealed = await vault.of(row.lender_id, db);
  await db.tenant(row.lender_id, async (trx) => {
    const docs = (await openCaseFile(trx, sealed, row.id))?.docs ?? {};
    const own = entries.filter(({ method }) => method.record === null || method.record === 'self');
    const missing = own.filter((entry) => !readRecord(docs, entry));
    assert.deepEqual(
      missing.map(({ document, key }) => `${document.id}.${key}`),
      [],
    );
    assert.ok(own.length > 40);
    const stored = await trx.query<{ id: string }>(sql`select id from upload where applicant_id = ${row.id}`);
    assert.ok(stored.length > 5);
    for (const { id } of stored) assert.ok((await files.get(row.lender_id, id, sealed)).length > 1000);
    // What comes next is told apart from what is there.
    const [next] = await trx.query<{ id: string }>(sql`select 'C' || nextval('applicant_number') as id`);
    const taken = await trx.query(sql`select 1 from applicant where cust_id = ${next?.id ?? ''}`);
    assert.deepEqual(taken, []);
  });
}

if (testDatabaseUrl === null) {
  test('a copy of the snapshot is a data folder with the whole demo', async () => {
    const dataDir = join(folder, 'copied');
    await snapshot.copyTo(dataDir);
    const db = await openEmbedded(dataDir);
    await expectDemo(db, dataDir);
    await db.close();
  });

  test('its database opens in memory too, beside copied files and keys alone', async () => {
    const dataDir = join(folder, 'files-alone');
    await snapshot.copyTo(dataDir, { database: false });
    const db = await openEmbedded(null, await snapshot.databaseDump());
    await expectDemo(db, dataDir);
    await db.close();
  });

  test('it is found again on its day, by a week later on request, and made once for all who ask', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    assert.equal((await foundSnapshot())?.folder, snapshot.folder);
    assert.equal((await foundSnapshot(7, inDays(6)))?.folder, snapshot.folder);
    assert.equal(await foundSnapshot(7, inDays(9)), null);
    assert.equal(await foundSnapshot(0, inDays(2)), null);
    const asked = await Promise.all(Array.from({ length: 3 }, demoSnapshot));
    assert.deepEqual(new Set(asked.map((one) => one.folder)), new Set([snapshot.folder]));
  });
} else {
  const server = testDatabaseUrl;
  test('its rows fill a migrated PostgreSQL', async () => {
    const { url, drop } = await freshPostgres(server, { demo: snapshot });
    const db = await openPostgres(url, url, 2);
    const dataDir = join(folder, 'files-alone');
    await snapshot.copyTo(dataDir, { database: false });
    await expectDemo(db, dataDir);
    await db.close();
    await drop();
  });
}
