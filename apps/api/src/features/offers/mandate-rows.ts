import type { offerLine } from '@pramaan/contract/calls/offers.ts';
import { type MandateStep, mandateSteps } from '@pramaan/contract/mandates.ts';
import { matchNames } from '@pramaan/documents/matching.ts';
import type * as z from 'zod/mini';
import { borrowersOf } from '../../case-file/co-applicants.ts';
import { readProfile } from '../../case-file/profile.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

type ShownMandate = NonNullable<z.output<typeof offerLine>['mandate']>;

/** What is sealed of a request: what the person allowed, or was asked to. */
export interface MandateWords {
  /** Masked: the bank alone needs the whole number, and has it. */
  account: string;
  holder: string;
  ifsc: string;
  bank: string;
  /** Most rupees of one debit. */
  limit: number;
  firstDebit: string;
  lastDebit: string;
}

interface Rejection {
  by: NonNullable<ShownMandate['refusedBy']>;
  code: string;
  reason: string;
}

/** One request for a mandate. */
export interface Mandate {
  id: string;
  offer_id: string;
  ref: string;
  method: ShownMandate['method'];
  state: ShownMandate['state'];
  words: MandateWords;
  reference: string | null;
  refusal: Rejection | null;
  asked_at: Date;
  settled_at: Date | null;
}

export const aboutMandate = (id: string) => `repayment mandate ${id}`;

/** Every request for a mandate of an application, the newest first. */
export async function readMandates(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<Mandate[]> {
  const rows = await trx.query<Omit<Mandate, 'words'> & { words: Uint8Array }>(sql`
    select id, offer_id, ref, method, state, words, reference, refusal, asked_at, settled_at
    from repayment_mandate where applicant_id = ${applicant} order by asked_at desc, id desc limit 100`);
  return rows.map((row) => ({
    ...row,
    words: vault.openJson<MandateWords>(row.words, aboutMandate(row.id)),
  }));
}

/** The one that counts for an offer: an active one, else the last request that was not given up. */
export function mandateOf(mandates: readonly Mandate[], offer: string): Mandate | undefined {
  const own = mandates.filter(({ offer_id, state }) => offer_id === offer && state !== 'ended');
  return own.find(({ state }) => state === 'active') ?? own[0];
}

/** Names of the people who apply for the loan together. */
export async function readBorrowers(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<string[]> {
  const names: string[] = [];
  for (const { id } of await borrowersOf(trx, applicant)) {
    const profile = await readProfile(trx, vault, id);
    if (profile?.name) names.push(profile.name);
  }
  return names;
}

/** A mandate as both sides read it; what the bank said is for staff. */
export function shownMandate(
  mandate: Mandate | undefined,
  { staff, borrowers }: { staff: boolean; borrowers: readonly string[] },
): ShownMandate | null {
  if (!mandate) return null;
  const { words, refusal } = mandate;
  return {
    _id: mandate.id,
    method: mandate.method,
    state: mandate.state,
    reference: mandate.reference ?? '',
    account: words.account,
    holder: words.holder,
    holderMatches: words.holder ? borrowers.some((name) => matchNames(words.holder, name).match) : null,
    bank: words.bank || words.ifsc,
    limit: words.limit,
    firstDebit: words.firstDebit,
    lastDebit: words.lastDebit,
    askedAt: mandate.asked_at.toISOString(),
    settledAt: mandate.settled_at?.toISOString() ?? null,
    refusedBy: refusal?.by ?? null,
    reason: staff && refusal ? [refusal.code, refusal.reason].filter(Boolean).join(' ') : '',
  };
}

/** Whether a lender asks for a mandate. One that has not said so does not. */
export async function readMandateStep(trx: Queryable, lender: string): Promise<MandateStep> {
  const [row] = await trx.query<{ step: string | null }>(
    sql`select settings->>'repaymentMandate' as step from lender where id = ${lender}`,
  );
  return mandateSteps.find((step) => step === row?.step) ?? 'off';
}
