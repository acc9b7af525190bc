import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { auditArchive } from '../apps/api/src/platform/audit-archive.ts';
import { chainAudit, verifyAudit } from '../apps/api/src/platform/audit-chain.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import type { Database } from '../apps/api/src/platform/database.ts';
import { diskPlace } from '../apps/api/src/platform/file-places/disk.ts';
import { sealedFiles } from '../apps/api/src/platform/files.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import { openPostgres } from '../apps/api/src/platform/open-database.ts';
import { sql } from '../apps/api/src/platform/sql.ts';
import { vaultOf } from '../apps/api/src/platform/vault.ts';
import { secondsOf } from './measure.ts';
import type { Figure } from './table.ts';

/* Old months of lenders' audit logs leave the database while others come: what it takes, and whether the table grows by it. */

/** Of a lender's month. */
const rows = 20_000;
const rounds = 3;

/** The same rows read in pages and compressed, without a chain, a seal or a removal. */
async function readBarely(client: pg.Client, lender: string): Promise<void> {
  for (let after = 0; ; ) {
    const page = await client.query<{ place: string; line: string }>(
      'select place, a::text as line from audit a where lender_id = $1 and place > $2 order by place limit 1000',
      [lender, after],
    );
    if (page.rows.length === 0) return;
    gzipSync(page.rows.map(({ line }) => line).join('\n'));
    after = Number(page.rows.at(-1)?.place);
  }
}

const megabytes = async (client: pg.Client): Promise<number> =>
  Number((await client.query(`select pg_total_relation_size('audit') as bytes`)).rows[0].bytes) / 1e6;

/** Writes a lender's rows of so many months ago, and chains them. */
async function write(client: pg.Client, db: Database, lender: string, monthsAgo: number): Promise<void> {
  await client.query(
    `insert into audit (lender_id, at, actor_kind, actor_id, action, applicant_id, detail, ip, request_id)
     select $1, now() - $2 * interval '1 month' + n * interval '1 microsecond', 'staff', gen_random_uuid(), 'document.verified',
       gen_random_uuid(), '{"document":"pan","status":"verified"}', '203.0.113.9', gen_random_uuid()::text
     from generate_series(1, $3) n`,
    [lender, monthsAgo, monthsAgo === 0 ? 1 : rows],
  );
  await client.query('analyze audit');
  await chainAudit(db, lender);
}

/** Throws when not every old row is archived, or the archive and what is left do not verify as one chain. */
export async function measureArchive(url: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-bench-archive-'));
  const key = () => randomBytes(32);
  const vault = vaultOf({ keyEncryption: key(), lookup: key(), token: key() });
  const db = await openPostgres(url, url, 4);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const files = sealedFiles(diskPlace(folder, 0));
    const archive = auditArchive({ db, vault, files, clock: systemClock, months: 24 });
    const sizes: number[] = [];
    let [bare, took, moved] = [0, 0, 0];
    for (let round = 1; round <= rounds; round += 1) {
      const [lender, { wrapped, wrappedBy }] = [newId(), vault.newDataKey()];
      await db.query(
        sql`select add_lender(${lender}, ${`BENCH${round}`}, ${'Bench'}, ${'{}'}, ${'{}'}, ${wrapped}, ${wrappedBy})`,
      );
      for (const monthsAgo of [27, 26, 0]) await write(client, db, lender, monthsAgo);
      sizes.push(await megabytes(client));
      bare += await secondsOf(() => readBarely(client, lender));
      took += await secondsOf(async () => {
        moved += await archive.run();
      });
      const found = await verifyAudit(db, lender, undefined, archive);
      if (found.broken !== null || moved !== round * 2 * rows)
        throw new Error(`${moved} rows were archived; row ${found.broken}: ${found.reason}.`);
      await client.query('vacuum analyze audit');
    }
    const [, second = 0, third = 0] = sizes;
    return [
      {
        figure: `${moved} rows of the audit log archived, and verified behind it`,
        value: `${Math.round(moved / took)}/s`,
        peer: `${Math.round(moved / bare)}/s read in pages and compressed`,
        compared: bare / took,
        limit: { atLeast: 0.3 },
      },
      {
        figure: 'size of the audit log when as many rows came as left, relative to the round before',
        value: `${third.toFixed(0)} MB`,
        peer: `${second.toFixed(0)} MB`,
        compared: third / second,
        limit: { atMost: 1.1 },
      },
    ];
  } finally {
    await Promise.all([client.end(), db.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
