import * as access from './calls/access.ts';
import * as applicantList from './calls/applicant-list.ts';
import * as applicantMessages from './calls/applicant-messages.ts';
import * as applicants from './calls/applicants.ts';
import * as applicationForms from './calls/application-forms.ts';
import * as applications from './calls/applications.ts';
import * as audit from './calls/audit.ts';
import * as bank from './calls/bank.ts';
import * as bankConsents from './calls/bank-consents.ts';
import * as bankPhone from './calls/bank-phone.ts';
import * as branches from './calls/branches.ts';
import * as consent from './calls/consent.ts';
import * as courtCases from './calls/court-cases.ts';
import * as credit from './calls/credit.ts';
import * as dashboards from './calls/dashboards.ts';
import * as dictionary from './calls/dictionary.ts';
import * as entries from './calls/entries.ts';
import * as esign from './calls/esign.ts';
import * as files from './calls/files.ts';
import * as programs from './calls/integrations.ts';
import * as issuedDocuments from './calls/issued-documents.ts';
import * as loanProducts from './calls/loan-products.ts';
import * as locker from './calls/locker.ts';
import * as mandates from './calls/mandates.ts';
import * as notifications from './calls/notifications.ts';
import * as offers from './calls/offers.ts';
import * as overview from './calls/overview.ts';
import * as passkeys from './calls/passkeys.ts';
import * as payments from './calls/payments.ts';
import * as places from './calls/places.ts';
import * as policies from './calls/policies.ts';
import * as rejections from './calls/rejections.ts';
import * as reports from './calls/reports.ts';
import * as retention from './calls/retention.ts';
import * as review from './calls/review.ts';
import * as secondFactor from './calls/second-factor.ts';
import * as settings from './calls/settings.ts';
import * as severalCases from './calls/several-cases.ts';
import * as sso from './calls/sso.ts';
import * as startApplication from './calls/start-application.ts';
import * as storedFiles from './calls/stored-files.ts';
import * as team from './calls/team.ts';
import * as transparency from './calls/transparency.ts';
import * as usage from './calls/usage.ts';
import { matchName, matchPan, verificationCalls, verificationName } from './calls/verification.ts';
import * as workingLists from './calls/working-lists.ts';
import type { Call } from './define.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** The calls that are declared one by one, in groups as a reader meets them. */
const groups: readonly { group: string; of: Record<string, unknown> }[] = [
  { group: 'Sign-in', of: access },
  { group: 'Applicants', of: applicants },
  { group: 'Applicants', of: applicantList },
  { group: 'Applicants', of: startApplication },
  { group: 'Applicants', of: applications },
  { group: 'Messages to applicants', of: applicantMessages },
  { group: 'Audit and usage', of: audit },
  { group: 'Audit and usage', of: transparency },
  { group: 'Bank statements', of: bank },
  { group: 'Bank statements', of: bankConsents },
  { group: 'Bank statements', of: bankPhone },
  { group: 'Consent', of: consent },
  { group: 'Court cases', of: courtCases },
  { group: 'Credit report', of: credit },
  { group: 'Dashboards', of: dashboards },
  { group: 'Review', of: review },
  { group: 'Review', of: rejections },
  { group: 'Review', of: severalCases },
  { group: 'Notifications', of: notifications },
  { group: 'Offers', of: offers },
  { group: 'Repayment mandates', of: mandates },
  { group: 'Lending policy', of: policies },
  { group: 'Lending policy', of: loanProducts },
  { group: 'Reference data', of: dictionary },
  { group: 'Applicants', of: entries },
  { group: 'eSign', of: esign },
  { group: 'Files', of: files },
  { group: 'Files', of: storedFiles },
  { group: 'Application forms', of: applicationForms },
  { group: 'DigiLocker', of: locker },
  { group: 'Applicants', of: overview },
  { group: 'Issued documents', of: issuedDocuments },
  { group: 'Sign-in', of: passkeys },
  { group: 'Payments', of: payments },
  { group: 'Reference data', of: places },
  { group: 'API keys and webhooks', of: programs },
  { group: 'Issued documents', of: reports },
  { group: 'Retention', of: retention },
  { group: 'Sign-in', of: secondFactor },
  { group: 'Settings', of: settings },
  { group: 'Sign-in', of: sso },
  { group: 'Team', of: team },
  { group: 'Team', of: workingLists },
  { group: 'Team', of: branches },
  { group: 'Audit and usage', of: usage },
];

/** A call with its unique name, camelCase verb and noun, and the group it is listed in. */
export interface Operation {
  operationId: string;
  group: string;
  call: Call;
}

/** Every call of the product: what the API serves, the reader page lists and the access matrix tries. */
export const operations: readonly Operation[] = [
  // A call is named by its export, so that its name is written once.
  ...groups.flatMap(({ group, of }) =>
    Object.entries(of).flatMap(([operationId, call]) => (isCall(call) ? [{ operationId, group, call }] : [])),
  ),
  ...verificationCalls.map(({ entry, call }) => ({
    operationId: verificationName(entry),
    group: 'Verification',
    call,
  })),
  { operationId: 'matchName', group: 'Verification', call: matchName },
  { operationId: 'matchPan', group: 'Verification', call: matchPan },
];

export const calls: readonly Call[] = operations.map(({ call }) => call);
