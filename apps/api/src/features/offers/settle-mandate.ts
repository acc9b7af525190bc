import { type Actor, audit } from '../../platform/audit.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { MandateAnswer } from '../../providers/mandates/port.ts';

/** Whose request an answer is about. */
interface Asked {
  id: string;
  lender: string;
  applicant: string;
}

type Accepted = Extract<MandateAnswer, { accepted: true }>;
type Rejected = Extract<MandateAnswer, { accepted: false }>;

/** Stores an acceptance, also one that comes after the person gave the request up: the bank has the mandate. */
async function accept(
  trx: Queryable,
  { id, lender, applicant }: Asked,
  { reference, bankReference }: Accepted,
  actor: Actor,
  now: Date,
): Promise<void> {
  const [row] = await trx.query<{ offer_id: string; method: string }>(sql`
    update repayment_mandate set state = 'active', reference = ${reference}, refusal = null, settled_at = ${now}
    where id = ${id} and state in ('pending', 'ended') returning offer_id, method`);
  if (!row) return;
  const { offer_id: offer, method } = row;
  await trx.query(sql`
    update repayment_mandate set state = 'ended', settled_at = ${now} where offer_id = ${offer} and state = 'pending'`);
  await audit(trx, lender, actor, 'mandate.active', applicant, {
    ...{ offer, mandate: id, method, reference, bankReference },
  });
}

/** Stores a refusal. One that nothing proves is shown, and the request stays open. */
async function refuse(
  trx: Queryable,
  { id, lender, applicant }: Asked,
  { by, code, reason, proved }: Rejected,
  actor: Actor,
  now: Date,
): Promise<void> {
  const refusal = JSON.stringify({ by, code, reason });
  const [row] = await trx.query<{ offer_id: string; method: string }>(sql`
    update repayment_mandate set refusal = ${refusal}, state = ${proved ? 'refused' : 'pending'},
      settled_at = case when ${proved} then ${now}::timestamptz end
    where id = ${id} and state = 'pending' returning offer_id, method`);
  if (!row || !proved) return;
  await audit(trx, lender, actor, 'mandate.refused', applicant, {
    ...{ offer: row.offer_id, mandate: id, method: row.method, by, code, reason },
  });
}

/** Stores an answer once, with its audit row; another one, or one to no request of ours, changes nothing. */
export async function settleMandate(
  db: Database,
  answer: MandateAnswer,
  actor: Actor,
  now: Date,
): Promise<void> {
  const [found] = await db.query<{ id: string; lender_id: string; applicant_id: string }>(
    sql`select id, lender_id, applicant_id from find_repayment_mandate(${answer.ref})`,
  );
  if (!found) return;
  const asked = { id: found.id, lender: found.lender_id, applicant: found.applicant_id };
  await db.tenant(asked.lender, async (trx) => {
    await trx.query(sql`select id from applicant where id = ${asked.applicant} for update`);
    await (answer.accepted ? accept(trx, asked, answer, actor, now) : refuse(trx, asked, answer, actor, now));
  });
}
