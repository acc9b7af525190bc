import { access } from './access.ts';
import { applicantMessages } from './applicant-messages.ts';
import { applicantLists, applicants, entries, overview, persons, startApplication } from './applicants.ts';
import { applicationForms } from './application-forms.ts';
import { audit, transparency, usage } from './audit.ts';
import { bank, bankConsents, bankPhone } from './bank.ts';
import { branches } from './branches.ts';
import { consent } from './consent.ts';
import { courtCases, credit } from './credit.ts';
import { dashboards } from './dashboards.ts';
import type { ReferenceEntry } from './entry.ts';
import { esign } from './esign.ts';
import { files, storedFiles } from './files.ts';
import { programs } from './integrations.ts';
import { issuedDocuments, payments, reports } from './issued-documents.ts';
import { loanProducts } from './loan-products.ts';
import { digiLocker } from './locker.ts';
import { mandates } from './mandates.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { dictionary, places } from './places.ts';
import { policies } from './policies.ts';
import { rejections } from './rejections.ts';
import { retention } from './retention.ts';
import { review } from './review.ts';
import { severalCases } from './several-cases.ts';
import { passkeys, secondFactor, settings, sso, team } from './staff.ts';
import { matching, verification } from './verification.ts';
import { workingLists } from './working-lists.ts';

/** What the API description says of each call, by operation id. */
const entriesById: Readonly<Record<string, ReferenceEntry>> = {
  ...access,
  ...applicants,
  ...applicantLists,
  ...applicantMessages,
  ...audit,
  ...bank,
  ...bankConsents,
  ...bankPhone,
  ...branches,
  ...consent,
  ...courtCases,
  ...credit,
  ...dashboards,
  ...review,
  ...dictionary,
  ...entries,
  ...esign,
  ...files,
  ...storedFiles,
  ...applicationForms,
  ...digiLocker,
  ...notifications,
  ...overview,
  ...persons,
  ...issuedDocuments,
  ...passkeys,
  ...payments,
  ...places,
  ...programs,
  ...reports,
  ...offers,
  ...mandates,
  ...policies,
  ...loanProducts,
  ...rejections,
  ...retention,
  ...secondFactor,
  ...settings,
  ...severalCases,
  ...sso,
  ...startApplication,
  ...team,
  ...transparency,
  ...usage,
  ...verification,
  ...matching,
  ...workingLists,
};

/** The entry of a call. Throws Error for a call without one. */
export function referenceOf(operationId: string): ReferenceEntry {
  const entry = entriesById[operationId];
  if (!entry) throw new Error(`The call ${operationId} has no description.`);
  return entry;
}
