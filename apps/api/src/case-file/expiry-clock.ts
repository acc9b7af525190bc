import { system } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable, Transactions } from '../platform/database.ts';
import { eachLender } from '../platform/each-lender.ts';
import { sql } from '../platform/sql.ts';
import { throughAll } from '../platform/through-all.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type CaseFile, openCaseFile, saveCaseFile, withoutTouching } from './case-file.ts';
import { dayOfJudging } from './check-record.ts';
import { refreshFindings } from './findings.ts';
import { judgeAgain } from './judge-again.ts';

interface Deps {
  db: Transactions;
  vault: Vault;
  clock: Clock;
}

/** A case file in a transaction of its own, locked. */
interface Claimed {
  trx: Queryable;
  vault: LenderVault;
  caseFile: CaseFile;
}

/** Files of one lender in one run: the rest come with the next. */
const mostAtOnce = 500;

/**
 * Judges the files again in which a record's last day is over, though nobody touches them: a licence that was verified last
 * month is expired today. Then the findings of cases under review that no change has computed today. A file that another
 * process or person holds waits for the next run; one that fails stops no other.
 */
export function expiryClock({ db, vault: hashes, clock }: Deps) {
  /** Works on a case file unless somebody else holds it. Answers how many were worked on: 1 or 0. */
  async function claim(
    lender: string,
    applicant: string,
    work: (file: Claimed) => Promise<unknown>,
  ): Promise<number> {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const free = await trx.query(sql`
        select applicant_id from case_file where applicant_id = ${applicant} and view = 'plain' for update skip locked`);
      const caseFile = free.length > 0 ? await openCaseFile(trx, vault, applicant) : undefined;
      if (!caseFile) return 0;
      await withoutTouching(trx, applicant, () => work({ trx, vault, caseFile }));
      return 1;
    });
  }

  /** Files with a record whose last day is over. */
  async function judgeExpired(lender: string, day: string): Promise<number> {
    const due = await db.tenant(lender, (trx) =>
      trx.query<{ applicant_id: string }>(sql`
        select distinct applicant_id from verification
        where lender_id = ${lender} and valid_until < ${day}::date and status in ('verified', 'unconfirmed', 'unmatched')
        limit ${mostAtOnce}`),
    );
    return throughAll(due, ({ applicant_id }) =>
      claim(lender, applicant_id, async ({ trx, vault, caseFile }) => {
        await judgeAgain(trx, { vault, lender, actor: system }, caseFile, null, { day });
        await saveCaseFile(trx, vault, hashes, lender, caseFile);
      }),
    );
  }

  /** Cases under review whose findings are of an earlier day: a bill grows old though nobody touches the file. */
  async function findAgain(lender: string, day: string): Promise<number> {
    const due = await db.tenant(lender, (trx) =>
      trx.query<{ id: string }>(sql`
        select id from applicant
        where lender_id = ${lender} and stage in ('ready', 'in-review', 'referred', 'second-approval')
          and (findings_day is null or findings_day < ${day}::date)
        order by findings_day nulls first limit ${mostAtOnce}`),
    );
    return throughAll(due, ({ id }) =>
      claim(lender, id, ({ trx, vault, caseFile }) =>
        refreshFindings(trx, { vault, hashes, lender }, caseFile, day),
      ),
    );
  }

  return {
    /** Once through all lenders. Answers how many files were judged, and of how many the findings were computed. */
    run(): Promise<number> {
      const day = dayOfJudging(clock.now());
      return eachLender(db, (lender) => throughAll([judgeExpired, findAgain], (step) => step(lender, day)));
    },
  };
}

export type ExpiryClock = ReturnType<typeof expiryClock>;
