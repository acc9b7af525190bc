import { buffer } from 'node:stream/consumers';
import type { DecisionReason } from '@pramaan/contract/stages.ts';
import { aboutDecision, type Condition, readStoredConditions } from '../../case-file/approval.ts';
import type { CaseFile } from '../../case-file/case-file.ts';
import { indianDay } from '../../platform/clock.ts';
import { sql } from '../../platform/sql.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { type BundledFile, jsonFile } from './bundle.ts';
import { fineractLoan, frappeLoan, type LoanToBook } from './loan-systems.ts';
import { type Mandate, readMandates } from './mandate-rows.ts';
import { type Offer, offerFacts } from './offer-rows.ts';
import type { Offering } from './offering.ts';

/** The approval behind an offer, as a loan system reads it. Remarks are the lender's own and stay. */
async function decisionOf({ trx, vault }: Offering, id: string) {
  const [row] = await trx.query<{
    reasons: DecisionReason[];
    words: Uint8Array;
    made_at: Date;
    made_name: string | null;
    second_at: Date | null;
    second_name: string | null;
  }>(sql`
    select d.reasons, d.words, d.made_at, d.second_at, m.name as made_name, s.name as second_name
    from decision d left join staff m on m.lender_id = d.lender_id and m.id = d.made_by
      left join staff s on s.lender_id = d.lender_id and s.id = d.second_by where d.id = ${id}`);
  const words =
    row && vault.openJson<{ conditions: Condition[]; terms?: object }>(row.words, aboutDecision(id));
  return {
    id,
    kind: 'approve',
    reasons: row?.reasons ?? [],
    conditions: readStoredConditions(words?.conditions ?? []),
    terms: words?.terms ?? null,
    by: row?.made_name ?? '',
    at: row?.made_at.toISOString() ?? null,
    secondBy: row?.second_name ?? null,
    secondAt: row?.second_at?.toISOString() ?? null,
  };
}

/** The mandates that a loan system debits with, each by its number at the bank. */
const activeMandates = (mandates: readonly Mandate[], offer: string) =>
  mandates
    .filter(({ offer_id, state }) => offer_id === offer && state === 'active')
    .map(({ method, reference, settled_at, words }) => ({
      method,
      reference,
      ...words,
      frequency: 'monthly',
      acceptedAt: settled_at?.toISOString() ?? null,
    }));

/** Everything of a bundle that the database holds. */
export async function readHandOver(offering: Offering, offer: Offer) {
  const { trx, vault, applicant } = offering;
  return {
    decision: await decisionOf(offering, offer.decision_id),
    shown: offerFacts(offer),
    mandates: activeMandates(await readMandates(trx, vault, applicant), offer.id),
  };
}

interface Contents extends Awaited<ReturnType<typeof readHandOver>> {
  /** Masked as others than the person see them; the applicant first. */
  cases: readonly CaseFile[];
  lender: string;
  signedAt: Date;
  agreement: Uint8Array;
  keyFacts: Uint8Array;
}

/** The files of a bundle, in the order in which the manifest lists them. */
export async function handOverFiles(contents: Contents): Promise<BundledFile[]> {
  const { cases, decision, shown: offer, mandates, lender, signedAt, agreement, keyFacts } = contents;
  const [main] = cases;
  const loan: LoanToBook = {
    reference: offer.reference,
    borrower: main?.profile.name ?? '',
    lender,
    product: main?.product?.code ?? '',
    terms: offer.terms,
    instalment: offer.figures.instalment,
    agreedOn: indianDay(signedAt),
  };
  return [
    jsonFile('application.json', cases),
    jsonFile('decision.json', decision),
    jsonFile('offer.json', offer),
    jsonFile('mandates.json', mandates),
    { name: 'loan-agreement-signed.pdf', bytes: agreement },
    { name: 'key-facts-statement.pdf', bytes: keyFacts },
    { name: 'frappe-lending-loan.csv', bytes: await buffer(csvFile(frappeLoan(loan))) },
    jsonFile('fineract-loan.json', fineractLoan(loan)),
  ];
}
