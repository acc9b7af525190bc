import {
  employersOfTwoNames,
  foreignRegistrations,
  misplacedAddresses,
  unknownBranches,
} from './carried-numbers.ts';
import { caseRecords } from './case-records.ts';
import { recordsWithoutConsent } from './consent.ts';
import { missingMonths, statementsWithoutSalary } from './coverage.ts';
import { duplicatePapers } from './duplicate.ts';
import { differingEmployers } from './employer.ts';
import { type Finding, type FindingInput, findingKinds, weightOf } from './finding.ts';
import { oldRecords, outdatedIncomes } from './freshness.ts';
import { differingFacts, mismatchedRecords, uncomparedRecords } from './identity.ts';
import { differingIncomes, differingReadings } from './income.ts';
import { linkedApplications } from './linkage.ts';
import { unmetRequirements } from './missing.ts';
import { differingInstalments } from './obligation.ts';
import { statementSigns } from './statement-signs.ts';
import { tamperedRecords } from './tampering.ts';
import { expiredRecords, expiringRecords, invalidRecords, unknownRecords } from './validity.ts';

const byWeight = (one: Finding, other: Finding): number =>
  weightOf(other.severity) - weightOf(one.severity) ||
  findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind) ||
  one.key.localeCompare(other.key);

/**
 * The findings of a case, the gravest first. Pure: the same case gives the same findings again. A record that the review
 * rejected says nothing any more; that its file was changed, or given twice, stays true.
 */
export function findFindings(input: FindingInput): Finding[] {
  const { today, tolerances } = input;
  const all = caseRecords(input.docs);
  const records = all.filter(({ place }) => !input.rejected.has(place));
  const differing = differingFacts(records);
  return [
    ...differing,
    ...mismatchedRecords(records, differing),
    ...foreignRegistrations(records),
    ...misplacedAddresses(records),
    ...employersOfTwoNames(records),
    ...differingEmployers(records),
    ...unknownBranches(records, input.isBranch),
    ...uncomparedRecords(records),
    ...invalidRecords(records),
    ...expiredRecords(records),
    ...unknownRecords(records),
    ...expiringRecords(records, today),
    ...duplicatePapers(all, input.files),
    ...differingIncomes(records, tolerances),
    ...differingReadings(records),
    ...differingInstalments(records, tolerances),
    ...tamperedRecords(all),
    ...statementSigns(records),
    ...oldRecords(records, today),
    ...outdatedIncomes(records, today),
    ...missingMonths(records),
    ...statementsWithoutSalary(records),
    ...recordsWithoutConsent(all, input.consents),
    ...unmetRequirements(input.missing),
    ...linkedApplications(input.linked),
  ].sort(byWeight);
}
