import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../apps/api/src/platform/database.ts';
import { usualLimits } from '../apps/api/src/platform/database-limits.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import { openPostgres, openReplica } from '../apps/api/src/platform/open-database.ts';
import { mayReadReplica, withReplica } from '../apps/api/src/platform/replica.ts';
import { sql } from '../apps/api/src/platform/sql.ts';
import { type Postgres, startStandby } from '../tools/postgres.ts';
import type { Figure } from './table.ts';

const rounds = 300;

interface Seen {
  /** Reads that the standby answered. */
  replica: number;
  /** Reads that did not see what their own caller had written just before. */
  missed: number;
  /** The longest read, in milliseconds. */
  longest: number;
}

/** Writes a row and reads it at once, as one person does with two requests. */
async function writeAndRead(db: Database): Promise<Seen> {
  const seen = { replica: 0, missed: 0, longest: 0 };
  for (let round = 0; round < rounds; round++) {
    const name = randomBytes(16);
    await db.query(sql`insert into lease (name, holder, until) values (${name}, ${newId()}, now())`);
    const after = (await db.written?.()) ?? '';
    const since = performance.now();
    const [row] = await mayReadReplica(after, () =>
      db.tenant(newId(), (trx) =>
        trx.query(
          sql<{ standby: boolean; found: number }>`
            select pg_is_in_recovery() as standby, count(*)::int as found from lease where name = ${name}`,
        ),
      ),
    );
    seen.longest = Math.max(seen.longest, performance.now() - since);
    if (row?.standby) seen.replica += 1;
    if (row?.found !== 1) seen.missed += 1;
  }
  return seen;
}

async function onStandby(standby: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: standby });
  await client.connect();
  await client.query(text);
  await client.end();
}

/**
 * A person's own writes as read from a real standby: one that follows, one that stands still, one that was stopped. `url` is an
 * empty database of the system's PostgreSQL; `standby` follows it.
 */
export async function measureReplica(url: string): Promise<Figure[]> {
  const primary = await openPostgres(url, url, 4);
  const standby: Postgres = await startStandby(url);
  const there = Object.assign(new URL(standby.url), { pathname: new URL(url).pathname }).href;
  const db = withReplica(primary, openReplica(there, 4, usualLimits));
  try {
    const states: readonly [string, () => Promise<void>][] = [
      ['that follows', async () => undefined],
      ['that stands still', () => onStandby(there, 'select pg_wal_replay_pause()')],
      ['that was stopped', () => standby.stop()],
    ];
    const figures: Figure[] = [];
    for (const [state, bring] of states) {
      await bring();
      const { replica, missed, longest } = await writeAndRead(db);
      figures.push({
        figure: `own writes not seen, replica ${state}`,
        value: `${missed} of ${rounds}; longest read ${longest.toFixed(0)} ms`,
        peer: `${replica} answered by the replica`,
        compared: missed,
        limit: { atMost: 0 },
      });
    }
    return figures;
  } finally {
    await db.close();
    await standby.stop();
  }
}
