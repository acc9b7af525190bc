import { readAddressee } from '../../case-file/addressee.ts';
import { chooseBranchByPin } from '../../case-file/branches.ts';
import { readWorkingLists } from '../../case-file/due.ts';
import { audit, system } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { poll } from '../../platform/poll.ts';
import { sql } from '../../platform/sql.ts';
import { throughAll } from '../../platform/through-all.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { messageApplicant } from '../../providers/messages/to-applicant.ts';
import { type Belonging, chooseAssignee } from './assignee.ts';

const everyMs = 15_000;
/** Cases in one run: the rest come with the next. */
const mostAtOnce = 200;

/** The branch and loan product of an application; of somebody who applies with another, the product is the other's. */
async function belongingOf(trx: Queryable, applicant: string): Promise<Belonging> {
  const [row] = await trx.query<Belonging>(sql`
    select a.branch_id as branch, coalesce(a.product_code, w.product_code) as product /* may be null: product */
    from applicant a left join applicant w on w.lender_id = a.lender_id and w.id = a.applies_with where a.id = ${applicant}`);
  return row ?? { branch: null, product: null };
}

interface Deps {
  db: Database;
  vault: Vault;
  outbox: Pick<Outbox, 'queue'>;
  publicUrl: string;
  clock: Clock;
}

interface Row {
  reference: string;
  assigned_to: string | null;
  applies_with: string | null;
}

/**
 * Takes complete applications in, once each and in one transaction: tells the applicant that it is here, and assigns the case as
 * the lender chose. Tells the assignee and the supervisor of cases that are overdue.
 */
export function caseIntake({ db, vault: hashes, outbox, publicUrl, clock }: Deps) {
  /** Tells by e-mail, else by SMS, that all is here. */
  async function tell(
    trx: Queryable,
    vault: LenderVault,
    lender: string,
    applicant: string,
    reference: string,
  ) {
    const to = await readAddressee(trx, vault, lender, applicant);
    if (!to) return;
    const { profile, language } = to;
    await messageApplicant(
      trx,
      outbox,
      lender,
      { ...profile, reference },
      { text: 'application-received', language, publicUrl, values: { lender: to.lenderName } },
    );
  }

  async function takeIn(lender: string, applicant: string): Promise<number> {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const now = clock.now();
      const [row] = await trx.query<Row>(sql`
        update applicant set taken_in_at = ${now} where id = ${applicant} and taken_in_at is null
        returning reference, assigned_to, applies_with`);
      if (!row) return 0;
      await audit(trx, lender, system, 'case.received', applicant);
      await chooseBranchByPin(trx, vault, applicant);
      // Who applies with somebody is told with them.
      if (!row.applies_with) await tell(trx, vault, lender, applicant, row.reference);
      const { lists } = await readWorkingLists(trx, lender);
      const to = row.assigned_to
        ? null
        : await chooseAssignee(trx, lender, lists.assign, now, await belongingOf(trx, applicant));
      if (to) {
        await trx.query(
          sql`update applicant set assigned_to = ${to}, review_version = review_version + 1 where id = ${applicant}`,
        );
        await audit(trx, lender, system, 'review.assigned', applicant, { to, by: lists.assign });
      }
      return 1;
    });
  }

  const callOverdue = (lender: string, applicant: string): Promise<number> =>
    db.tenant(lender, async (trx) => {
      const [row] = await trx.query(sql`
        update applicant set overdue_told = due_at where id = ${applicant} and due_at < ${clock.now()}
          and overdue_told is distinct from due_at returning id`);
      if (!row) return 0;
      const { supervisor } = (await readWorkingLists(trx, lender)).lists;
      await audit(trx, lender, system, 'case.overdue', applicant, { supervisor });
      return 1;
    });

  /** Once through all that wait. Answers how many were taken in, and how many called overdue. */
  async function run(): Promise<{ takenIn: number; overdue: number }> {
    const complete = await db.query<{ lender_id: string; id: string }>(
      sql`select lender_id, id from list_cases_to_take_in(${mostAtOnce})`,
    );
    const takenIn = await throughAll(complete, ({ lender_id, id }) => takeIn(lender_id, id));
    const late = await db.query<{ lender_id: string; id: string }>(
      sql`select lender_id, id from list_overdue_cases(${clock.now()}, ${mostAtOnce})`,
    );
    return { takenIn, overdue: await throughAll(late, ({ lender_id, id }) => callOverdue(lender_id, id)) };
  }

  return {
    run,
    /** Looks every quarter of a minute until the returned function is called. */
    watch: (report: (error: unknown) => void): (() => void) => poll(everyMs, run, report),
  };
}

export type CaseIntake = ReturnType<typeof caseIntake>;
