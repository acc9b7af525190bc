import { builtParts, officePart } from './built-app.ts';
import { countViews, listApplicants } from './calls/applicant-list.ts';
import { getApplicant, getProfile } from './calls/applicants.ts';
import { listForms } from './calls/application-forms.ts';
import { listBankAccounts, listBankSources, readBankAccount } from './calls/bank.ts';
import { listConsents } from './calls/consent.ts';
import { getDashboardEmail, getDashboardFilters, getSegments } from './calls/dashboards.ts';
import { listAgreements } from './calls/esign.ts';
import { getProgress } from './calls/overview.ts';
import { getApplicantRetention } from './calls/retention.ts';
import { getReview, listInformationRequests } from './calls/review.ts';
import type { Call } from './define.ts';
import { accessScopeOf, roles } from './roles.ts';

/** A call's address on its server, its places still to fill in: `/api/applicants/{id}`. */
export const addressTemplate = ({ base, path }: Pick<Call, 'base' | 'path'>) => `/${base}${path}`;

/** The same for an answer in the language of the page. */
const inLanguage = (call: Call) => `${addressTemplate(call)}?language={language}`;

/** Roles of the people who work in the back office. */
const team = [roles.owner, roles.admin, roles.manager, roles.verifier, roles.agent];

/** A call of the back office with the roles that may make it: `/api/branches#1,2,3`. Others would be refused it. */
function byRoles(call: Call): string {
  const { access } = call;
  const may = typeof access === 'object' ? access.may : null;
  const allowed = team.filter((role) => may !== null && accessScopeOf(may, role));
  return `${addressTemplate(call)}#${allowed.join(',')}`;
}

/** The same about the case that the page's address names. */
const ofCase = (call: Call) => byRoles(call).replace('{id}', '{case}');

/**
 * The calls that each part of the portal and of the back office always makes (built-app.ts). The page's first script asks them: it fills in
 * the applicant's own `{id}`, the page's `{language}` and, from the page's address, the `{case}` and, at its end, the `{account}`. Behind `#`
 * stand the roles that may make a call. One without is made when its places are known.
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
  [officePart('applicants/ApplicantsPage.tsx')]: [listApplicants, countViews].map(byRoles),
  [officePart('review/ReviewTab.tsx')]: [getReview, getProfile, getApplicant].map(ofCase),
  [officePart('dashboards/DashboardsPage.tsx')]: [getDashboardFilters, getDashboardEmail, getSegments].map(
    byRoles,
  ),
  [officePart('reports/FullReport.tsx')]: [getProfile, getApplicant].map(ofCase),
};

/** The calls that a page of these parts always makes: the content of its `<meta name="needs">`. */
export const callsOf = (parts: readonly string[]): readonly string[] =>
  parts.flatMap((part) => callsOfParts[part] ?? []);
