import { builtParts } from './built-app.ts';
import { getApplicant } from './calls/applicants.ts';
import { listForms } from './calls/application-forms.ts';
import { listBankAccounts, listBankSources, readBankAccount } from './calls/bank.ts';
import { listConsents } from './calls/consent.ts';
import { listAgreements } from './calls/esign.ts';
import { getProgress } from './calls/overview.ts';
import { getApplicantRetention } from './calls/retention.ts';
import { listInformationRequests } from './calls/review.ts';
import type { Call } from './define.ts';

/** A call's address on its server, its places still to fill in: `/api/applicants/{id}`. */
export const addressTemplate = ({ base, path }: Pick<Call, 'base' | 'path'>) => `/${base}${path}`;

/** The same for an answer in the language of the page. */
const inLanguage = (call: Call) => `${addressTemplate(call)}?language={language}`;

/**
 * The calls that each part of the portal always makes (built-app.ts). The page's first script asks them: it fills in the applicant's
 * `{id}`, the page's `{language}` and, from the end of the page's address, the `{account}`.
 */
export const callsOfParts: Readonly<Record<string, readonly string[]>> = {
  [builtParts.home]: [
    addressTemplate(getApplicant),
    inLanguage(getProgress),
    inLanguage(listInformationRequests),
  ],
  [builtParts.document]: [addressTemplate(getApplicant)],
  [builtParts.report]: [addressTemplate(getApplicant)],
  [builtParts.bank]: [addressTemplate(listBankSources), addressTemplate(listBankAccounts)],
  [builtParts.account]: [addressTemplate(readBankAccount)],
  [builtParts.storedForms]: [addressTemplate(listForms)],
  [builtParts.esign]: [addressTemplate(listAgreements)],
  [builtParts.consents]: [inLanguage(listConsents)],
  [builtParts.data]: [addressTemplate(getApplicantRetention)],
};

/** The calls that a page of these parts always makes: the content of its `<meta name="needs">`. */
export const callsOf = (parts: readonly string[]): readonly string[] =>
  parts.flatMap((part) => callsOfParts[part] ?? []);
