import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { TestContext } from 'node:test';
import type { Database, Queryable, Transactions } from '../src/platform/database.ts';
import { DatabaseUnavailable } from '../src/platform/database-unavailable.ts';

/**
 * What fails: a statement or commit that never arrives; the answer to one that took effect; a write or rename of a stored
 * file; a vendor that three times in a row does not answer; a vendor's answer that is lost after its effect.
 */
export const outsideCalls = ['statement', 'answer', 'disk', 'vendor', 'vendor answer'] as const;
export type OutsideCall = (typeof outsideCalls)[number];

/** The product tries a vendor three times before it says that the source is down. */
const inARow: Record<OutsideCall, number> = {
  statement: 1,
  answer: 1,
  disk: 1,
  vendor: 3,
  'vendor answer': 3,
};

/** Makes the N-th call of a kind fail while `run` runs; counts them all. */
export interface FailingCalls {
  between(db: Database): Database;
  /** Watches the disk and the vendors at `sandbox`, until the test ends. */
  watch(t: TestContext, sandbox: string): void;
  /** Fails the `at`-th call of a kind, counted over all that `while` runs from here; 0 for none. */
  arm(kind: OutsideCall, at: number): void;
  /** Counts only what happens in `work`: what a test asks beside it is its own. */
  during<R>(work: () => Promise<R>): Promise<R>;
  /** Calls of each kind since then, and which one has failed. */
  seen(): { calls: Record<OutsideCall, number>; failed: string | null };
}

const none = (): Record<OutsideCall, number> => ({
  statement: 0,
  answer: 0,
  disk: 0,
  vendor: 0,
  'vendor answer': 0,
});

export function failingCalls(): FailingCalls {
  let armed: { kind: OutsideCall; at: number } = { kind: 'statement', at: 0 };
  let calls = none();
  let [running, failed]: [boolean, string | null] = [false, null];

  const fails = (kind: OutsideCall, what: string): boolean => {
    if (!running) return false;
    calls[kind] += 1;
    const since = calls[kind] - armed.at;
    const now = kind === armed.kind && armed.at > 0 && since >= 0 && since < inARow[kind];
    if (now) failed ??= what.replace(/\s+/g, ' ').trim().slice(0, 80);
    return now;
  };
  const orFail = (kind: 'statement' | 'answer', what: string) => {
    if (fails(kind, what)) throw new DatabaseUnavailable(`The test cut it off: ${kind}`);
  };
  const watched = (trx: Queryable): Queryable => ({
    ...trx,
    query: (statement) => {
      orFail('statement', statement.text);
      return trx.query(statement);
    },
  });
  const committed = async <R>(
    run: (work: (trx: Queryable) => Promise<R>) => Promise<R>,
    work: (trx: Queryable) => Promise<R>,
  ) => {
    orFail('statement', 'begin');
    const result = await run(async (trx) => {
      const done = await work(watched(trx));
      orFail('statement', 'commit');
      return done;
    });
    orFail('answer', 'commit');
    return result;
  };
  const failing = (db: Transactions): Transactions => ({
    async query(statement) {
      orFail('statement', statement.text);
      const rows = await db.query(statement);
      orFail('answer', statement.text);
      return rows;
    },
    tenant: (lender, work) => committed((own) => db.tenant(lender, own), work),
    transaction: (work) => committed((own) => db.transaction(own), work),
  });

  function watchDisk(t: TestContext): void {
    const { writeFile, rename } = fs.promises;
    const isStored = (path: unknown) => String(path).endsWith('.part');
    t.mock.method(fs.promises, 'writeFile', async (path: string, bytes: Buffer, options?: object) => {
      if (!isStored(path) || !fails('disk', 'write')) return writeFile(path, bytes, options);
      await writeFile(path, bytes.subarray(0, bytes.length >> 1), options);
      throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
    });
    t.mock.method(fs.promises, 'rename', async (from: string, to: string) => {
      if (isStored(from) && fails('disk', 'rename'))
        throw Object.assign(new Error('the disk failed'), { code: 'EIO' });
      return rename(from, to);
    });
    syncBuiltinESMExports();
    t.after(() => {
      t.mock.restoreAll();
      syncBuiltinESMExports();
    });
  }

  function watchVendors(t: TestContext, sandbox: string): void {
    const { fetch } = globalThis;
    t.mock.method(globalThis, 'fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      const isVendor = url.startsWith(sandbox);
      if (isVendor && fails('vendor', url)) throw new TypeError('fetch failed');
      const reply = await fetch(input, init);
      if (isVendor && fails('vendor answer', url)) {
        await reply.body?.cancel();
        throw new TypeError('terminated');
      }
      return reply;
    });
  }

  return {
    between: (db) => ({ ...db, ...failing(db) }),
    watch(t, sandbox) {
      watchDisk(t);
      watchVendors(t, sandbox);
    },
    arm(kind, at) {
      armed = { kind, at };
      [calls, failed] = [none(), null];
    },
    async during(work) {
      running = true;
      try {
        return await work();
      } finally {
        running = false;
      }
    },
    seen: () => ({ calls, failed }),
  };
}
