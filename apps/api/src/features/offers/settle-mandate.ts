import type { Http } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { MandateAnswer } from '../../providers/mandates/port.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { aboutMandate, type MandateWords } from './mandate-rows.ts';
import { tellApplicant } from './tell-applicant.ts';

/** Whose request an answer is about. */
interface Asked {
  id: string;
  lender: string;
  applicant: string;
}

/** What a change works with. */
interface Settling {
  trx: Queryable;
  vault: LenderVault;
  actor: Actor;
  now: Date;
  outbox: Pick<Outbox, 'queue'>;
  publicUrl: string;
}

type Accepted = Extract<MandateAnswer, { accepted: true }>;
type Rejected = Extract<MandateAnswer, { accepted: false }>;

/** A UPI address without most of its first part: `as…@bank`. */
const maskedAddress = (address: string) => address.replace(/^(.{0,2}).*@/, '$1…@');

/** Stores an acceptance, also one that comes after the person gave the request up: the bank has the mandate. */
async function accept(
  { trx, vault, actor, now }: Settling,
  { id, lender, applicant }: Asked,
  { reference, bankReference, payer }: Accepted,
): Promise<void> {
  const [row] = await trx.query<{ offer_id: string; method: string; words: Uint8Array }>(sql`
    update repayment_mandate set state = 'active', reference = ${reference}, refusal = null, settled_at = ${now}
    where id = ${id} and state in ('pending', 'ended') returning offer_id, method, words`);
  if (!row) return;
  const { offer_id: offer, method } = row;
  if (payer) {
    const words = vault.openJson<MandateWords>(row.words, aboutMandate(id));
    const known = { ...words, holder: payer.name, account: maskedAddress(payer.address) };
    await trx.query(sql`
      update repayment_mandate set words = ${vault.sealJson(known, aboutMandate(id))} where id = ${id}`);
  }
  await trx.query(sql`
    update repayment_mandate set state = 'ended', settled_at = ${now} where offer_id = ${offer} and state = 'pending'`);
  await audit(trx, lender, actor, 'mandate.active', applicant, {
    ...{ offer, mandate: id, method, reference, bankReference },
  });
}

/**
 * Stores a refusal, and tells the person of one that is not their own. One that nothing proves is shown, and the request stays open.
 */
async function refuse(
  { trx, vault, actor, now, outbox, publicUrl }: Settling,
  { id, lender, applicant }: Asked,
  { by, code, reason, proved }: Rejected,
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
  if (by !== 'person')
    await tellApplicant({ trx, vault, lender, applicant, outbox, publicUrl }, 'mandate-failed');
}

/** Stores an answer once, with its audit row; another one, or one to no request of ours, changes nothing. */
export async function settleMandate(
  { db, vault: hashes, clock, config }: Pick<Http, 'db' | 'vault' | 'clock' | 'config'>,
  outbox: Pick<Outbox, 'queue'>,
  answer: MandateAnswer,
  actor: Actor,
): Promise<void> {
  const [found] = await db.query<{ id: string; lender_id: string; applicant_id: string }>(
    sql`select id, lender_id, applicant_id from find_repayment_mandate(${answer.ref})`,
  );
  if (!found) return;
  const asked = { id: found.id, lender: found.lender_id, applicant: found.applicant_id };
  const vault = await hashes.of(asked.lender, db);
  await db.tenant(asked.lender, async (trx) => {
    const settling = { trx, vault, actor, now: clock.now(), outbox, publicUrl: config.publicUrl };
    await trx.query(sql`select id from applicant where id = ${asked.applicant} for update`);
    await (answer.accepted ? accept(settling, asked, answer) : refuse(settling, asked, answer));
  });
}
