import { ApiError } from '@pramaan/contract/errors.ts';
import type { Stage } from '@pramaan/contract/stages.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** Somebody of an application, by their own case. */
interface PersonOf {
  id: string;
  reference: string;
  /** As what they join; null for the applicant. */
  joinsAs: JoiningRole | null;
}

/**
 * The people of one application: the applicant first, then who joined it, as they were added. Whose own case was closed has left it.
 */
export const peopleOf = (trx: Queryable, applicant: string): Promise<PersonOf[]> =>
  trx.query<PersonOf>(sql`
    select id, reference, joins_as as "joinsAs" from applicant
    where id = ${applicant} or (applies_with = ${applicant} and stage <> 'withdrawn')
    order by applies_with is not null, created_at`);

/** Co-applicants and guarantors of an application, as they were added. Nobody joins the case of one of them. */
export const joinersOf = async (trx: Queryable, applicant: string) =>
  (await peopleOf(trx, applicant)).flatMap(({ id, reference, joinsAs }) =>
    joinsAs && id !== applicant ? [{ id, reference, joinsAs }] : [],
  );

/** Those who borrow: the applicant and the co-applicants. */
export const borrowersOf = async (trx: Queryable, applicant: string): Promise<PersonOf[]> =>
  (await peopleOf(trx, applicant)).filter(({ joinsAs }) => joinsAs !== 'guarantor');

interface JoinedRow {
  joins_as: JoiningRole | null;
  stage: Stage;
  handed_over: boolean;
  is_part: boolean;
}

/**
 * Locks an application that somebody with this mobile number is about to join. Throws NO_SUCH_APPLICANT; NOBODY_JOINS for one that is
 * over, and for the case of somebody who joins; JOINS_ALREADY for a number of its people: only one of two cases could be entered with it.
 */
export async function openForJoining(
  trx: Queryable,
  applicant: string,
  mobileHash: Uint8Array,
): Promise<void> {
  const [row] = await trx.query<JoinedRow>(sql`
    select a.joins_as, a.stage,
      exists (select from loan_hand_over h where h.lender_id = a.lender_id and h.applicant_id = a.id) as handed_over /* never null: handed_over */,
      exists (select from applicant o where o.lender_id = a.lender_id and o.mobile_hash = ${mobileHash}
        and (o.id = a.id or (o.applies_with = a.id and o.stage <> 'withdrawn'))) as is_part /* never null: is_part */
    from applicant a where a.id = ${applicant} for update of a`);
  if (!row) throw new ApiError('NO_SUCH_APPLICANT');
  const isOver = row.stage === 'rejected' || row.stage === 'withdrawn' || row.handed_over;
  if (row.joins_as || isOver) throw new ApiError('NOBODY_JOINS');
  if (row.is_part) throw new ApiError('JOINS_ALREADY');
}
