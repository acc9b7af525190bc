import { access } from './access.ts';
import { applicantLists, applicants, entries, overview } from './applicants.ts';
import { audit, usage } from './audit.ts';
import { bank, bankConsents } from './bank.ts';
import { consent } from './consent.ts';
import { courtCases, credit } from './credit.ts';
import { dashboards } from './dashboards.ts';
import { desk } from './desk.ts';
import type { ReferenceEntry } from './entry.ts';
import { esign } from './esign.ts';
import { files, keptFiles } from './files.ts';
import { papers, payments, reports } from './issued-documents.ts';
import { loanForms } from './loan-forms.ts';
import { digiLocker } from './locker.ts';
import { dictionary, places } from './places.ts';
import { programs } from './programs.ts';
import { retention } from './retention.ts';
import { passkeys, secondFactor, settings, sso, team } from './staff.ts';
import { matching, verification } from './verification.ts';

/** What the API description says of each call, by operation id. */
const entriesById: Readonly<Record<string, ReferenceEntry>> = {
  ...access,
  ...applicants,
  ...applicantLists,
  ...audit,
  ...bank,
  ...bankConsents,
  ...consent,
  ...courtCases,
  ...credit,
  ...dashboards,
  ...desk,
  ...dictionary,
  ...entries,
  ...esign,
  ...files,
  ...keptFiles,
  ...loanForms,
  ...digiLocker,
  ...overview,
  ...papers,
  ...passkeys,
  ...payments,
  ...places,
  ...programs,
  ...reports,
  ...retention,
  ...secondFactor,
  ...settings,
  ...sso,
  ...team,
  ...usage,
  ...verification,
  ...matching,
};

/** The entry of a call. Throws Error for a call without one. */
export function referenceOf(operationId: string): ReferenceEntry {
  const entry = entriesById[operationId];
  if (!entry) throw new Error(`The call ${operationId} has no description.`);
  return entry;
}
