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
