import type { RetainedKind } from '@pramaan/contract/retention.ts';
import { system } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transactions } from '../../platform/database.ts';
import { eachLender } from '../../platform/each-lender.ts';
import type { FileStore } from '../../platform/files.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import { readDue } from './due.ts';
import { erase } from './erase.ts';
import { removeFiles } from './remove-files.ts';
import { dueKinds, isWhole, readRetentionStatuses } from './retention-status.ts';
import { readRules } from './rules.ts';

interface Deps {
  db: Transactions;
  vault: Vault;
  files: FileStore;
  clock: Clock;
}

const year = 365 * 86_400_000;

/** The retention clock: erases what is due of every lender whose clock runs. Of several processes each application is one's. */
export function retentionClock({ db, vault: hashes, files, clock }: Deps) {
  /** Looks again under a lock: what moved since, or somebody else erased, stays. */
  const eraseDue = async (
    lender: string,
    applicant: string,
    found: readonly RetainedKind[],
  ): Promise<boolean> => {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const locked = await trx.query(
        sql`select id from applicant where id = ${applicant} for update skip locked`,
      );
      const now = clock.now();
      const [status] = locked.length > 0 ? await readRetentionStatuses(trx, { now, applicant }) : [];
      const rules = await readRules(trx);
      if (!status || status.held || !rules.clock) return false;
      const kinds = dueKinds(status, rules, now).filter((kind) => found.includes(kind));
      if (kinds.length === 0) return false;
      const erasing = { trx, vault, hashes, lender, now, actor: system };
      await erase(erasing, status, kinds, rules, { cause: 'clock' });
      return true;
    });
  };

  const runFor = async (lender: string): Promise<number> => {
    const due = await db.tenant(lender, async (trx) =>
      (await readRules(trx)).clock ? readDue(trx, clock.now()) : [],
    );
    let done = 0;
    for (const { status, kinds } of due)
      if (!status.held && (await eraseDue(lender, status.id, kinds))) done += isWhole(kinds) ? 1 : 0;
    await removeFiles(db, files, lender);
    return done;
  };

  return {
    /** Once through all lenders. Answers how many applicants went whole. */
    async run(): Promise<number> {
      try {
        return await eachLender(db, runFor);
      } finally {
        await db.query(sql`select forget_old_addresses(${new Date(clock.now().valueOf() - year)})`);
      }
    },
  };
}

export type RetentionClock = ReturnType<typeof retentionClock>;
