import type { CreditOutcome, CreditReason } from '@pramaan/contract/credit.ts';
import type { CreditFile } from '@pramaan/documents/credit/credit-file.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

/** One question to the bureau. */
export interface Enquiry {
  id: string;
  state: CreditOutcome;
  bureau: string;
  reason: CreditReason | null;
  asked_kind: 'applicant' | 'lender' | 'program';
  asked_at: Date;
  asked_with: Uint8Array;
  report: Uint8Array | null;
}

/** Nobody reads further back at once. */
const most = 100;
/** A question that a process died over is given up after this long, in minutes. */
const givenUpAfter = 3;

const about = (id: string) => `credit report ${id}`;

/** Every question about a person, the newest first. */
export const enquiriesOf = (trx: Queryable, applicant: string): Promise<Enquiry[]> =>
  trx.query<Enquiry>(sql`
    select id, state, bureau, reason, asked_kind, asked_at, asked_with, report from credit_enquiry
    where applicant_id = ${applicant} order by asked_at desc, id desc limit ${most}`);

/** Writes down a question before it is asked; null while another about the same person is under way. */
export async function openEnquiry(
  trx: Queryable,
  one: {
    lender: string;
    applicant: string;
    consent: string;
    bureau: string;
    reason: CreditReason | null;
    by: { kind: Enquiry['asked_kind']; id: string | null };
    at: Date;
    with: Buffer;
  },
): Promise<string | null> {
  await trx.query(sql`
    update credit_enquiry set state = 'down', settled_at = now()
    where applicant_id = ${one.applicant} and state = 'open' and asked_at < ${one.at}::timestamptz - make_interval(mins => ${givenUpAfter})`);
  const [row] = await trx.query<{ id: string }>(sql`
    insert into credit_enquiry (id, lender_id, applicant_id, consent_id, bureau, reason, asked_kind, asked_by, asked_at, asked_with)
    values (${newId()}, ${one.lender}, ${one.applicant}, ${one.consent}, ${one.bureau}, ${one.reason}, ${one.by.kind}, ${one.by.id}, ${one.at}, ${one.with})
    on conflict (lender_id, applicant_id) where state = 'open' do nothing returning id`);
  return row?.id ?? null;
}

/** Writes down what came of a question. Of somebody else's file nothing is kept. */
export async function settleEnquiry(
  trx: Queryable,
  vault: LenderVault,
  id: string,
  state: CreditOutcome,
  file: CreditFile | null,
): Promise<void> {
  await trx.query(sql`
    update credit_enquiry set state = ${state}, settled_at = now(), report = ${file && vault.sealJson(file, about(id))}
    where id = ${id} and state = 'open'`);
}

/** The file of an answered question; null where there is none. */
export const fileOfEnquiry = (vault: LenderVault, { id, report }: Enquiry): CreditFile | null =>
  report && vault.openJson<CreditFile>(Buffer.from(report), about(id));
