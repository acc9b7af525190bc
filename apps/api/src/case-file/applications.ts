import type { Stage } from '@pramaan/contract/stages.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
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
  /** As what the person joins the application of another; null for their own. */
  joins_as: JoiningRole | null;
  /** Where the application stands that they join. */
  joined_stage: Stage | null;
  /** It comes before or after this one, as the same person's. */
  is_next: boolean;
}

/**
 * Every application under the mobile number of this one, oldest first: the person's own, one after the other, and those of others
 * that they join (`joins_as`).
 */
export function everythingOf(trx: Queryable, applicant: string): Promise<PersonsApplication[]> {
  return trx.query<PersonsApplication>(sql`
    with me as (select lender_id, coalesce(person_id, id) as person, mobile_hash from applicant where id = ${applicant})
    select a.id, a.reference, a.stage, a.profile, a.assigned_to, a.referred_by, a.created_at, c.decided_at as decided, a.followed_at, a.carried_over_at,
      a.joins_as, w.stage as joined_stage, (a.id = me.person or coalesce(a.person_id = me.person, false)) as is_next /* never null: is_next */,
      exists (select from loan_hand_over h where h.lender_id = a.lender_id and h.applicant_id = a.id) as handed_over /* never null: handed_over */,
      exists (select from appeal p where p.lender_id = a.lender_id and p.applicant_id = a.id and p.answer is null) as appealing /* never null: appealing */,
      (select count(distinct (v.document, v.instance)) from verification v
        where v.lender_id = a.lender_id and v.applicant_id = a.id and v.carried_over)::integer as carried /* never null: carried */
    from me join applicant a on a.lender_id = me.lender_id and (a.id = me.person or a.person_id = me.person or a.mobile_hash = me.mobile_hash)
      left join applicant w on w.lender_id = a.lender_id and w.id = a.applies_with
      left join course c on c.lender_id = a.lender_id and c.applicant_id = coalesce(a.applies_with, a.id)
    order by a.created_at, a.id`);
}

/** The applications of the person whose one of them this is, one after the other, oldest first. */
export const applicationsOf = async (trx: Queryable, applicant: string): Promise<PersonsApplication[]> =>
  (await everythingOf(trx, applicant)).filter(({ is_next }) => is_next);

/** The lender has nothing more to decide: rejected without an open appeal, closed, or handed over for payout. */
function isFinished(application: PersonsApplication, now: Date): boolean {
  const { stage, appealing, handed_over, joins_as } = application;
  // They have left the application of another, whatever becomes of it.
  if (joins_as && stage === 'withdrawn') return true;
  const ended =
    (stage === 'rejected' && !appealing) || stage === 'withdrawn' || (stage === 'approved' && handed_over);
  return ended && isSettled(application.decided, now);
}

/** The newest of a person's applications that follow each other. */
export const newestOf = (everything: readonly PersonsApplication[]): PersonsApplication | undefined =>
  everything.findLast(({ is_next }) => is_next);

/** Whether the person may start another application: their newest one is finished, and they have no own one beside it. */
export function mayStartAnother(everything: readonly PersonsApplication[], now: Date): boolean {
  const newest = newestOf(everything);
  const isElsewhere = everything.some(({ is_next, joins_as }) => !is_next && !joins_as);
  return newest !== undefined && !isElsewhere && isFinished(newest, now);
}
