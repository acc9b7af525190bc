import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import { sql } from './sql.ts';
import type { Vault } from './vault.ts';

/** A process that died holds a turn no longer than this. */
const leaseMs = 10_000;
const renewMs = 3_000;
const [soonestMs, latestMs] = [25, 400];

type RunLocked = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/**
 * A distributed lock: work under the same name runs one at a time, in every process on this database. The lock is a row
 * that is claimed and renewed (a lease), not a lock of a connection, so that work that calls an outside service holds no
 * connection meanwhile. Do not call it inside a transaction.
 *
 * @param kind what the names are of, so that a file's turn is not a consent's
 */
export function distributedLock({ db, vault }: { db: Database; vault: Vault }, kind: string): RunLocked {
  const claim = async (key: Buffer, holder: string): Promise<void> => {
    for (let wait = soonestMs; ; wait = Math.min(wait * 2, latestMs)) {
      const mine = await db.query(sql`
        insert into lease (name, holder, until) values (${key}, ${holder}, now() + ${leaseMs} * interval '1 millisecond')
        on conflict (name) do update set holder = excluded.holder, until = excluded.until where lease.until < now()
        returning name`);
      if (mine.length > 0) return;
      await sleep(wait);
    }
  };
  const renew = (key: Buffer, holder: string) =>
    db.query(
      sql`update lease set until = now() + ${leaseMs} * interval '1 millisecond' where name = ${key} and holder = ${holder}`,
    );
  const giveBack = (key: Buffer, holder: string) =>
    db.query(sql`delete from lease where name = ${key} and holder = ${holder}`);

  const claimed = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const [key, holder] = [vault.lookup(`turn of ${kind}`, name), newId()];
    await claim(key, holder);
    // One that is not renewed, or not given back, ends by itself: neither is a failure of the work.
    const renewing = setInterval(() => void renew(key, holder).catch(() => undefined), renewMs);
    try {
      return await run();
    } finally {
      clearInterval(renewing);
      await giveBack(key, holder).catch(() => undefined);
    }
  };

  // Within this process they queue here, so that one of them alone asks for the row.
  const last = new Map<string, Promise<unknown>>();
  return async (name, run) => {
    const next = () => claimed(name, run);
    const mine = (last.get(name) ?? Promise.resolve()).then(next, next);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
