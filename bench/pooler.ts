import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../apps/api/src/platform/database.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import { openPostgres } from '../apps/api/src/platform/open-database.ts';
import { sql } from '../apps/api/src/platform/sql.ts';
import { hasPgBouncer, startPgBouncer } from '../tools/pgbouncer.ts';
import type { Figure } from './table.ts';

/** As many processes, each with the usual pool, over as many connections of the server. */
const [processes, pool, connections] = [40, 10, 20];
const seconds = 8;

interface Worked {
  rate: number;
  p50: number;
  p99: number;
  failed: number;
  /** The most connections that the server had at once. */
  most: number;
}

/** The statements of one request: one alone, one of a lender's, two in a transaction. */
async function work(db: Database): Promise<void> {
  await db.query(sql<{ name: Uint8Array }>`select name from lease where name = ${randomBytes(16)}`);
  await db.tenant(newId(), (trx) => trx.query(sql<{ id: string }>`select id from applicant limit 25`));
  const name = randomBytes(16);
  await db.transaction(async (trx) => {
    await trx.query(sql`insert into lease (name, holder, until) values (${name}, ${newId()}, now())`);
    await trx.query(sql`delete from lease where name = ${name}`);
  });
}

/** Every place of every pool asks without a pause. */
async function askAll(databases: readonly Database[], url: string): Promise<Worked> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const took: number[] = [];
  let [failed, most] = [0, 0];
  const until = performance.now() + seconds * 1000;
  const ask = async (db: Database) => {
    while (performance.now() < until) {
      const since = performance.now();
      await work(db).then(
        () => took.push(performance.now() - since),
        () => {
          failed += 1;
        },
      );
    }
  };
  const counting = setInterval(async () => {
    const { rows } = await admin.query<{ now: number }>(
      `select count(*)::int as now from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    most = Math.max(most, rows[0]?.now ?? 0);
  }, 250);
  await Promise.all(databases.flatMap((db) => Array.from({ length: pool }, () => ask(db))));
  clearInterval(counting);
  await admin.end();
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.floor(took.length * part)] ?? 0;
  return { rate: took.length / seconds, p50: at(0.5), p99: at(0.99), failed, most };
}

async function withDatabases<R>(
  many: number,
  open: () => Promise<Database>,
  run: (databases: readonly Database[]) => Promise<R>,
): Promise<R> {
  const databases: Database[] = [];
  try {
    for (let one = 0; one < many; one++) databases.push(await open());
    return await run(databases);
  } finally {
    await Promise.all(databases.map((db) => db.close()));
  }
}

const inWords = ({ rate, p50, p99, failed, most }: Worked) =>
  `${Math.round(rate)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${failed} failed, at most ${most} connections`;

/**
 * The clients of 40 API processes through PgBouncer in transaction mode over 20 connections of the server at `url`, an empty
 * database; beside them as many connections without PgBouncer, from two processes' pools. Throws when PgBouncer is not installed.
 */
export async function measurePooler(url: string): Promise<Figure[]> {
  if (!hasPgBouncer()) throw new Error('PgBouncer is not installed (Debian: pgbouncer).');
  const straight = await withDatabases(
    connections / pool,
    () => openPostgres(url, url, pool),
    (all) => askAll(all, url),
  );
  const pooler = await startPgBouncer(url, connections);
  const through = Object.assign(new URL(pooler.url), { pathname: new URL(url).pathname }).href;
  try {
    const open = () => openPostgres(through, url, pool, { directUrl: url });
    const pooled = await withDatabases(processes, open, (all) => askAll(all, url));
    if (pooled.most > connections + 1) throw new Error(`The server had ${pooled.most} connections.`);
    return [
      {
        figure: `${processes * pool} clients of ${processes} processes over ${connections} connections`,
        value: inWords(pooled),
        peer: `${inWords(straight)}: 2 processes without PgBouncer`,
        compared: pooled.failed,
        limit: { atMost: 0 },
      },
    ];
  } finally {
    await pooler.stop();
  }
}
