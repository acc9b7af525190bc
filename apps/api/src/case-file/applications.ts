import type { Stage } from '@pramaan/contract/stages.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import { isSettled } from './told-status.ts';

/** One application of a person at a lender. */
export interface PersonsApplication {
  id: string;
  reference: string;
  stage: Stage;
  profile: Uint8Array;
  assigned_to: string | null;
  referred_by: string | null;
  created_at: Date;
  /** When it was decided or closed; null while it is open. */
  decided: Date | null;
  followed_at: Date | null;
  carried_over_at: Date | null;
  handed_over: boolean;
  /** The person has asked for another look at a rejection, and nobody has answered. */
  appealing: boolean;
  /** How many of its documents were verified for an earlier one. */
  carried: number;
}

/** The applications of the person whose one of them this is, oldest first. */
export function applicationsOf(trx: Queryable, applicant: string): Promise<PersonsApplication[]> {
  return trx.query<PersonsApplication>(sql`
    with me as (select coalesce(person_id, id) as person from applicant where id = ${applicant})
    select a.id, a.reference, a.stage, a.profile, a.assigned_to, a.referred_by, a.created_at, c.decided_at as decided, a.followed_at, a.carried_over_at,
      exists (select from loan_hand_over h where h.lender_id = a.lender_id and h.applicant_id = a.id) as handed_over /* never null: handed_over */,
      exists (select from appeal p where p.lender_id = a.lender_id and p.applicant_id = a.id and p.answer is null) as appealing /* never null: appealing */,
      (select count(distinct (v.document, v.instance)) from verification v
        where v.lender_id = a.lender_id and v.applicant_id = a.id and v.carried_over)::integer as carried /* never null: carried */
    from me join applicant a on a.id = me.person or a.person_id = me.person
      left join course c on c.lender_id = a.lender_id and c.applicant_id = a.id
    order by a.created_at, a.id`);
}

/** The lender has nothing more to decide: rejected without an open appeal, closed, or handed over for payout. */
function isFinished(application: PersonsApplication, now: Date): boolean {
  const { stage, appealing, handed_over } = application;
  const ended =
    (stage === 'rejected' && !appealing) || stage === 'withdrawn' || (stage === 'approved' && handed_over);
  return ended && isSettled(application.decided, now);
}

/** Whether the person may start another application: their newest one is finished. */
export function mayStartAnother(applications: readonly PersonsApplication[], now: Date): boolean {
  const newest = applications.at(-1);
  return newest !== undefined && isFinished(newest, now);
}
