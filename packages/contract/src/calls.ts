import * as access from './calls/access.ts';
import * as applicantList from './calls/applicant-list.ts';
import * as applicants from './calls/applicants.ts';
import * as audit from './calls/audit.ts';
import * as bank from './calls/bank.ts';
import * as bankConsents from './calls/bank-consents.ts';
import * as consent from './calls/consent.ts';
import * as courtCases from './calls/court-cases.ts';
import * as credit from './calls/credit.ts';
import * as dashboards from './calls/dashboards.ts';
import * as desk from './calls/desk.ts';
import * as dictionary from './calls/dictionary.ts';
import * as entries from './calls/entries.ts';
import * as esign from './calls/esign.ts';
import * as files from './calls/files.ts';
import * as keptFiles from './calls/kept-files.ts';
import * as loanForms from './calls/loan-forms.ts';
import * as locker from './calls/locker.ts';
import * as overview from './calls/overview.ts';
import * as papers from './calls/papers.ts';
import * as passkeys from './calls/passkeys.ts';
import * as payments from './calls/payments.ts';
import * as places from './calls/places.ts';
import * as programs from './calls/programs.ts';
import * as reports from './calls/reports.ts';
import * as retention from './calls/retention.ts';
import * as secondFactor from './calls/second-factor.ts';
import * as settings from './calls/settings.ts';
import * as sso from './calls/sso.ts';
import * as team from './calls/team.ts';
import * as usage from './calls/usage.ts';
import { matchName, matchPan, verificationCalls } from './calls/verification.ts';
import type { Call } from './define.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Every call of the product: what the API serves, the reader page lists and the access matrix tries. */
export const calls: readonly Call[] = [
  ...[
    access,
    applicants,
    applicantList,
    audit,
    bank,
    bankConsents,
    consent,
    courtCases,
    credit,
    dashboards,
    desk,
    dictionary,
    entries,
    esign,
    files,
    keptFiles,
    loanForms,
    locker,
    overview,
    papers,
    passkeys,
    payments,
    places,
    programs,
    reports,
    retention,
    secondFactor,
    settings,
    sso,
    team,
    usage,
  ].flatMap((slice) => Object.values(slice).filter(isCall)),
  ...verificationCalls.map(({ call }) => call),
  matchName,
  matchPan,
];
