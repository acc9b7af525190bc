import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../apps/api/src/platform/database.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import { openPostgres } from '../apps/api/src/platform/open-database.ts';
import { sql } from '../apps/api/src/platform/sql.ts';
import { startCitus } from '../tools/citus.ts';
import type { Figure } from './table.ts';

/** Applicants of the big lender, and notes on each, before it is moved. */
const [applicants, notes] = [2_000, 10];
const writers = 4;

/** Runs one statement as the owner; rows. */
type Owner = (text: string) => Promise<Record<string, unknown>[]>;

async function addLender(owner: Owner, lender: string, code: string, many: number): Promise<void> {
  await owner(
    `insert into lender (id, code, name, data_key, data_key_wrapped_by) values ('${lender}', '${code}', '${code}', '\\x00', 'none')`,
  );
  await owner(`insert into applicant (lender_id, id, cust_id, reference, profile)
    select '${lender}', gen_random_uuid(), '${code}' || n, '${code}-' || n, '\\x00' from generate_series(1, ${many}) n`);
  await owner(`insert into note (lender_id, id, applicant_id, kind, words)
    select a.lender_id, gen_random_uuid(), a.id, 'comment', '\\x00' from applicant a cross join generate_series(1, ${notes}) n
    where a.lender_id = '${lender}'`);
}

interface Load {
  /** What was acknowledged, and when. */
  acknowledged: { id: string; at: number }[];
  /** What was refused, by its error. */
  refused: Map<string, number>;
  stop(): Promise<void>;
}

/** Writes one note after the other as the application's role, each in a transaction of its own. */
function write(db: Database, lender: string, applicant: string): Load {
  const load: Load = { acknowledged: [], refused: new Map(), stop: async () => undefined };
  let going = true;
  const one = async () => {
    while (going) {
      const id = newId();
      const note = sql`insert into note (lender_id, id, applicant_id, kind, words) values (${lender}, ${id}, ${applicant}, 'comment', ${Buffer.alloc(1)})`;
      await db
        .tenant(lender, (trx) => trx.query(note))
        .then(
          () => void load.acknowledged.push({ id, at: performance.now() }),
          (error: Error) => void load.refused.set(error.message, (load.refused.get(error.message) ?? 0) + 1),
        );
      await sleep(10);
    }
  };
  const all = Promise.all(Array.from({ length: writers }, one));
  load.stop = async () => {
    going = false;
    await all;
  };
  return load;
}

/** The longest time without an acknowledged write, in seconds. */
const longestPause = (load: Load) => {
  const times = load.acknowledged.map(({ at }) => at).sort((a, b) => a - b);
  return Math.max(...times.slice(1).map((at, before) => at - (times[before] ?? at))) / 1000;
};

async function missingOf(owner: Owner, lender: string, load: Load): Promise<number> {
  const stored = new Set(
    (await owner(`select id::text as id from note where lender_id = '${lender}'`)).map(({ id }) => id),
  );
  return load.acknowledged.filter(({ id }) => !stored.has(id)).length;
}

/** Gives the lender shards of its own and moves them to the worker that has them not; answers from where to where. */
async function moveAway(owner: Owner, lender: string): Promise<{ from: string; to: string; took: string }> {
  const since = performance.now();
  const [made] = await owner(
    `select isolate_tenant_to_new_shard('applicant', '${lender}', 'CASCADE', shard_transfer_mode => 'force_logical') as shard`,
  );
  const split = (performance.now() - since) / 1000;
  const [placed] = await owner(
    `select nodename as host, nodeport as port from citus_shards where shardid = ${made?.shard}`,
  );
  const [other] = await owner(
    `select nodename as host, nodeport as port from pg_dist_node where groupid > 0 and nodeport <> ${placed?.port} limit 1`,
  );
  const moving = performance.now();
  await owner(
    `select citus_move_shard_placement(${made?.shard}, '${placed?.host}', ${placed?.port}, '${other?.host}', ${other?.port}, 'force_logical')`,
  );
  const moved = (performance.now() - moving) / 1000;
  return {
    from: String(placed?.port),
    to: String(other?.port),
    took: `own shards in ${split.toFixed(0)} s, moved in ${moved.toFixed(0)} s`,
  };
}

/** Where a lender's rows are: the worker's port. */
async function placeOf(owner: Owner, lender: string): Promise<string> {
  const [row] = await owner(
    `select nodeport as port from citus_shards where shardid = get_shard_id_for_distribution_column('applicant', '${lender}')`,
  );
  return String(row?.port);
}

/** The same on the coordinator's database at `url`, which is empty. */
async function moveWhileWriting(url: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const owner: Owner = async (text) => (await client.query(text)).rows;
  const db = await openPostgres(url, url, 10);
  try {
    const [big, small] = [newId(), newId()];
    await addLender(owner, big, 'BIG', applicants);
    await addLender(owner, small, 'SMALL', 10);
    const loads: { name: string; lender: string; load: Load }[] = [];
    for (const [name, lender] of [
      ['the moved lender', big],
      ['another lender', small],
    ] as const) {
      const [row] = await owner(`select id::text as id from applicant where lender_id = '${lender}' limit 1`);
      loads.push({ name, lender, load: write(db, lender, String(row?.id)) });
    }
    await sleep(2_000);
    const { from, to, took } = await moveAway(owner, big);
    await sleep(2_000);
    for (const { load } of loads) await load.stop();
    if ((await placeOf(owner, big)) !== to) throw new Error('The lender was not moved.');
    const figures: Figure[] = [];
    for (const { name, lender, load } of loads) {
      const missing = await missingOf(owner, lender, load);
      const refused = [...load.refused].map(([error, count]) => `${count} × ${error}`).join(', ');
      figures.push({
        figure: `a lender is moved to a worker of its own: acknowledged writes lost, ${name}`,
        value: `${missing} of ${load.acknowledged.length}; longest pause ${longestPause(load).toFixed(1)} s; ${refused || 'none refused'}`,
        peer: `${took}, worker ${from} → ${to}`,
        compared: missing,
        limit: { atMost: 0 },
      });
    }
    return figures;
  } finally {
    await db.close();
    await client.end();
  }
}

/**
 * Moves one big lender to another worker while it and a small one write, through one pool that is never opened again. Throws when
 * Citus is not installed.
 */
export async function measureCitus(): Promise<Figure[]> {
  const citus = await startCitus(['citus.shard_count=8']);
  try {
    return await moveWhileWriting(citus.url);
  } finally {
    await citus.stop();
  }
}
