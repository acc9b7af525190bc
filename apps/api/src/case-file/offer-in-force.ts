import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/**
 * Whether an offer is accepted, not left since, and its approval not undone. Until the transaction ends nobody can end
 * it: offer and decision are locked, and not the application, on which other rows of the transaction already hold a lock.
 */
export async function isOfferInForce(trx: Queryable, offer: string): Promise<boolean> {
  const [row] = await trx.query(sql`
    select o.id from loan_offer o
      join decision d on d.lender_id = o.lender_id and d.id = o.decision_id
      join applicant a on a.lender_id = o.lender_id and a.id = o.applicant_id
    where o.id = ${offer} and o.state = 'accepted' and d.state = 'stands' and a.stage = 'approved'
    for share of o, d`);
  return row !== undefined;
}
