import { usualAssumedRate } from '@pramaan/contract/stages.ts';
import { type AssessedLoan, type Assessment, assess } from '@pramaan/documents/assessment/assessment.ts';
import { assessHousehold, type Household, householdPerson } from '@pramaan/documents/assessment/household.ts';
import { type PolicyFacts, policyFactsOf } from '@pramaan/documents/policy/facts.ts';
import { assumedRateOf } from '@pramaan/documents/product-terms.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';
import { type CaseFile, readCaseFile } from './case-file.ts';
import { dayOfJudging } from './check-record.ts';
import { readFindings, type StoredFinding } from './findings.ts';
import { type Review, readReviews, rejectedPlaces } from './record-reviews.ts';
import { type RequestedLoan, readRequestedLoan } from './requested-loan.ts';

/** All that a decision on a case rests on, as it is stored and computed today in India. */
export interface AssessedCase {
  /** What the review said of its records. */
  reviews: Review[];
  findings: StoredFinding[];
  requested: RequestedLoan;
  /** Income and obligations, with the instalment of the requested loan at the lender's assumed rate, or the nearest of its product. */
  assessment: Assessment;
  /** Of all who apply together; null when the applicant applies alone. */
  household: Household | null;
  /** What a policy is applied to. */
  facts: PolicyFacts;
}

/** The requested loan at a rate; null while its amount or tenure are unknown. */
const requestedTerms = ({ amount, tenureMonths }: RequestedLoan, ratePercent: number): AssessedLoan | null =>
  amount && tenureMonths ? { amount, months: tenureMonths, ratePercent } : null;

/** The applicant and those who apply with them, added up; null when nobody does. Their own cases are read and not locked. */
async function assessHouseholdOf(
  trx: Queryable,
  vault: LenderVault,
  { _id, profile }: Pick<CaseFile, '_id' | 'profile'>,
  assessment: Assessment,
): Promise<Household | null> {
  const others = await trx.query<{ id: string }>(
    sql`select id from applicant where applies_with = ${_id} order by created_at`,
  );
  if (others.length === 0) return null;
  const people = [householdPerson({ _id, name: profile.name }, assessment)];
  for (const { id } of others) {
    const other = await readCaseFile(trx, vault, id);
    if (!other) continue;
    const rejected = rejectedPlaces(await readReviews(trx, id));
    people.push(householdPerson({ _id: id, name: other.profile.name }, assess(other.docs, rejected, null)));
  }
  return assessHousehold(people, assessment.instalment);
}

/** Reads reviews and findings of a case and computes its assessment and facts. Only reads. */
export async function assessCase(
  trx: Queryable,
  vault: LenderVault,
  caseFile: CaseFile,
): Promise<AssessedCase> {
  const { _id: applicant, docs, profile } = caseFile;
  const reviews = await readReviews(trx, applicant);
  const findings = await readFindings(trx, vault, applicant);
  const requested = await readRequestedLoan(trx, vault, caseFile);
  const [settings] = await trx.query<{ rate: number | null }>(
    sql`select (settings->>'assumedRate')::float8 as rate from lender where id = current_lender()`,
  );
  const loan = requestedTerms(requested, assumedRateOf(caseFile.product, settings?.rate ?? usualAssumedRate));
  const assessment = assess(docs, rejectedPlaces(reviews), loan);
  const household = await assessHouseholdOf(trx, vault, caseFile, assessment);
  const judged = { docs, profile, assessment, household, requested, findings };
  return {
    reviews,
    findings,
    requested,
    assessment,
    household,
    facts: policyFactsOf({ ...judged, today: dayOfJudging() }),
  };
}
