import { usualAssumedRate } from '@pramaan/contract/stages.ts';
import {
  type AssessedLoan,
  type Assessment,
  assess,
  assessLoan,
} from '@pramaan/documents/assessment/assessment.ts';
import { assessHousehold, type Household, householdPerson } from '@pramaan/documents/assessment/household.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { findMissingRequirements, type MissingRequirement } from '@pramaan/documents/missing-requirements.ts';
import { loanFactsOf, type PolicyFacts, policyFactsOf } from '@pramaan/documents/policy/facts.ts';
import { assumedRateOf } from '@pramaan/documents/product-terms.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';
import type { Approval } from './approval.ts';
import { type CaseFile, readCaseFile } from './case-file.ts';
import { dayOfJudging } from './check-record.ts';
import { joinersOf } from './co-applicants.ts';
import { readFindings, type StoredFinding } from './findings.ts';
import { currentVerdicts, type Review, readReviews, rejectedPlaces } from './record-reviews.ts';
import { type RequestedLoan, readRequestedLoan } from './requested-loan.ts';

/** All that a decision on a case rests on, as it is stored and computed today in India. */
export interface AssessedCase {
  /** What the review said of its records. */
  reviews: Review[];
  findings: StoredFinding[];
  requested: RequestedLoan;
  /** Income and obligations, with the instalment of the requested loan at the lender's assumed rate, or the nearest of its product. */
  assessment: Assessment;
  /** Who joins the application. */
  others: OtherPerson[];
  /** Of all who apply together; null when the applicant applies alone. */
  household: Household | null;
  /** What a policy is applied to. */
  facts: PolicyFacts;
}

/** The requested loan at a rate; null while its amount or tenure are unknown. */
const requestedTerms = ({ amount, tenureMonths }: RequestedLoan, ratePercent: number): AssessedLoan | null =>
  amount && tenureMonths ? { amount, months: tenureMonths, ratePercent } : null;

/** Somebody who joins the application, by their own case. */
export interface OtherPerson {
  _id: string;
  name: string;
  reference: string;
  joinsAs: JoiningRole;
  docs: Tree;
  findings: StoredFinding[];
  /** What their case lacks without which nothing is approved. */
  missing: MissingRequirement[];
  assessment: Assessment;
}

/** Those who join an application, each judged by their own case: as the caller has opened it, else it is only read. */
async function readOthers(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
  opened: readonly CaseFile[],
): Promise<OtherPerson[]> {
  const others: OtherPerson[] = [];
  for (const { id, reference, joinsAs } of await joinersOf(trx, applicant)) {
    const file = opened.find(({ _id }) => _id === id) ?? (await readCaseFile(trx, vault, id));
    if (!file) continue;
    const reviews = await readReviews(trx, id);
    const missing = findMissingRequirements(file.docs, currentVerdicts(reviews), { joinsAs });
    others.push({
      ...{ _id: id, name: file.profile.name, reference, joinsAs, docs: file.docs },
      findings: await readFindings(trx, vault, id),
      missing: missing.filter(({ needed }) => needed),
      assessment: assess(file.docs, rejectedPlaces(reviews), null, dayOfJudging()),
    });
  }
  return others;
}

/**
 * Reads reviews and findings of a case and computes its assessment and facts. Only reads.
 *
 * @param opened cases of those who join, where the caller has opened them
 */
export async function assessCase(
  trx: Queryable,
  vault: LenderVault,
  caseFile: CaseFile,
  opened: readonly CaseFile[] = [],
): Promise<AssessedCase> {
  const { _id: applicant, docs, profile } = caseFile;
  const reviews = await readReviews(trx, applicant);
  const findings = await readFindings(trx, vault, applicant);
  const requested = await readRequestedLoan(trx, vault, caseFile);
  const [settings] = await trx.query<{ rate: number | null }>(
    sql`select (settings->>'assumedRate')::float8 as rate from lender where id = current_lender()`,
  );
  const loan = requestedTerms(requested, assumedRateOf(caseFile.product, settings?.rate ?? usualAssumedRate));
  const assessment = assess(docs, rejectedPlaces(reviews), loan, dayOfJudging());
  const others = await readOthers(trx, vault, applicant, opened);
  const people = [
    householdPerson({ _id: applicant, name: profile.name, joinsAs: null }, assessment),
    ...others.map(({ _id, name, joinsAs, assessment }) =>
      householdPerson({ _id, name, joinsAs }, assessment),
    ),
  ];
  const household = others.length > 0 ? assessHousehold(people, assessment.instalment) : null;
  const judged = { docs, profile, assessment, household, others, requested, findings };
  return {
    reviews,
    findings,
    requested,
    assessment,
    others,
    household,
    facts: policyFactsOf({ ...judged, today: dayOfJudging() }),
  };
}

/** The case with the loan that an approval names in place of the requested one. */
export function withLoan<T extends Pick<AssessedCase, 'assessment' | 'household' | 'facts'>>(
  assessed: T,
  terms: Approval['terms'],
): T {
  const { amount, tenureMonths, ratePercent } = terms;
  const ofLoan = assessLoan(assessed.assessment, { amount, months: tenureMonths, ratePercent });
  const assessment = { ...assessed.assessment, ...ofLoan };
  const household = assessed.household && assessHousehold(assessed.household.people, assessment.instalment);
  const facts = { ...assessed.facts, ...loanFactsOf({ assessment, household, requested: terms }) };
  return { ...assessed, assessment, household, facts };
}
