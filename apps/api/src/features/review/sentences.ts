import type { Action } from '@pramaan/contract/actions.ts';
import { decisionReasons, documentReasons, reopenReasons, revealReasons } from '@pramaan/contract/stages.ts';
import type { FindingKind } from '@pramaan/documents/findings/finding.ts';
import { subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { placeTitle } from '../../case-file/record-reviews.ts';
import { verdictLabel } from '../../case-file/verdict-label.ts';

type Detail = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const titleOf = ({ document }: Detail) => findDocument(text(document))?.title ?? 'Document';
const asked = ({ subject }: Detail) => subjectTitle(text(subject)) ?? 'document';
const decided: Readonly<Record<string, string>> = {
  approve: 'approval',
  reject: 'rejection',
  refer: 'referral',
  withdraw: 'withdrawal',
};
const wordsOf = (codes: Readonly<Record<string, { words: string }>>, code: unknown) =>
  codes[text(code)]?.words ?? text(code);
const reasonsOf = ({ reasons }: Detail) =>
  Array.isArray(reasons) ? reasons.map((code) => wordsOf(decisionReasons, code)).join(', ') : '';
const verdictOf = ({ status, provider }: Detail) =>
  status === 'pending' ? 'verification started' : verdictLabel(text(status), text(provider)).toLowerCase();
const decisionOf = (detail: Detail) => {
  const kind = decided[text(detail.kind)] ?? 'decision';
  const reasons = reasonsOf(detail);
  return reasons ? `${kind} (${reasons})` : kind;
};

/** The kinds of findings, in the middle of a sentence. */
const findingKindWords: Readonly<Record<FindingKind, string>> = {
  tampering: 'changed file',
  identity: 'identity',
  validity: 'validity',
  duplicate: 'duplicate document',
  income: 'income',
  obligation: 'obligations',
  linkage: 'other applications',
  consent: 'consent',
  freshness: 'old document',
  coverage: 'coverage',
  missing: 'missing documents',
};
const findingOf = ({ kind, severity }: Detail) =>
  `${findingKindWords[text(kind) as FindingKind] ?? text(kind)} (${text(severity)})`;

function judgedAgain(detail: Detail): string {
  const [before, now] = [verdictLabel(text(detail.before), '').toLowerCase(), verdictOf(detail)];
  const what = before === now ? `still ${now}` : `${before} before, ${now} now`;
  return `${titleOf(detail)}: judged again, ${what}`;
}

/** The text of each event in a case's activity. Actions that say nothing about the application are not among them. */
export const sentences: Partial<Record<Action, (detail: Detail) => string>> = {
  registered: () => 'Application started',
  'application.started': () => 'Application started by staff',
  'application.carried-over': ({ documents }) =>
    `Documents carried over from an earlier application: ${documents}`,
  'profile.changed': () => 'Profile changed',
  'document.submitted': (detail) => `${titleOf(detail)}: submitted`,
  'document.verified': (detail) => `${titleOf(detail)}: ${verdictOf(detail)}`,
  'document.judged': judgedAgain,
  'document.rejected': (detail) => `${titleOf(detail)}: rejected`,
  'upload.stored': (detail) => (detail.document ? `${titleOf(detail)}: file uploaded` : 'File uploaded'),
  'upload.removed': () => 'File removed',
  'upload.infected': () => 'File rejected: it contains a virus',
  'bank.added': () => 'Bank account added',
  'bank.removed': () => 'Bank account removed',
  'bank.help-requested': () => 'Help with the bank statement requested',
  'form.saved': () => 'Application form saved',
  'form.printed': () => 'Application form printed',
  'form.submitted': () => 'Application form submitted',
  'court-case.denied': () => 'Court case: the applicant says “this is not me”',
  'court-case.denial-withdrawn': () => 'Court case: the applicant withdrew the denial',
  'court-case.decided': ({ verdict }) => `Court case decided: ${text(verdict).toLowerCase()}`,
  'locker.fetched': () => 'Document fetched from DigiLocker',
  'esign.agreement-added': () => 'Agreement added for signing',
  'esign.signed': () => 'Agreement signed',
  'issued-document.created': () => 'PDF created',
  'share.created': () => 'Report shared by link',
  'share.revoked': () => 'Shared link revoked',
  'share.viewed': () => 'Shared report viewed',
  'co-applicant.added': ({ as }) => (as === 'guarantor' ? 'Guarantor added' : 'Co-applicant added'),
  'consent-link.sent': () => 'Consent link sent',
  'consent-link.revoked': () => 'Consent link revoked',
  'contact.verified': () => 'Contact verified',
  'consent.given': () => 'Consent given',
  'consent.withdrawn': () => 'Consent withdrawn',
  'case.received': () => 'Complete application received',
  'case.overdue': () => 'Case overdue',
  'review.started': () => 'Review started',
  'application.transferred': ({ to }) => (to ? 'Transferred to another agent' : 'Agent removed'),
  'review.assigned': ({ to }) => (to ? 'Case assigned' : 'Case unassigned'),
  'review.reviewed': ({ place, verdict, reason }) =>
    `${placeTitle(text(place))}: ${verdict === 'accept' ? 'accepted' : 'rejected'} (${wordsOf(documentReasons, reason)})`,
  'review.flagged': () => 'Flag added',
  'review.unflagged': () => 'Flag cleared',
  'review.commented': () => 'Comment added',
  'information-request.sent': (detail) =>
    `Requested: ${asked(detail)} (${wordsOf(documentReasons, detail.reason)})`,
  'information-request.answered': (detail) => `Request answered: ${asked(detail)}`,
  'information-request.withdrawn': (detail) => `Request withdrawn: ${asked(detail)}`,
  'finding.opened': (detail) => `Finding opened: ${findingOf(detail)}`,
  'finding.resolved': (detail) => `Finding resolved: ${findingOf(detail)}`,
  'finding.accepted': (detail) => `Finding accepted: ${findingOf(detail)}`,
  'decision.made': (detail) => `Decision: ${decisionOf(detail)}`,
  'decision.awaiting-approval': (detail) =>
    `Decision proposed: ${decisionOf(detail)}. Awaiting second approval`,
  'decision.confirmed': (detail) => `Decision confirmed: ${decisionOf(detail)}`,
  'decision.declined': (detail) => `Decision declined: ${decisionOf(detail)}`,
  'offer.made': () => 'Offer made',
  'offer.withdrawn': () => 'Offer withdrawn',
  'offer.accepted': () => 'Offer accepted by the applicant',
  'agreement.made': () => 'Loan agreement made',
  'mandate.requested': () => 'The applicant went to the bank to set up repayment',
  'mandate.active': () => 'Repayment mandate accepted by the bank',
  'mandate.refused': () => 'Repayment mandate refused',
  'mandate.cancelled': () => 'The applicant cancelled the request for a repayment mandate',
  'loan.handed-over': () => 'Loan handed over to the loan system',
  'offer.declined': () => 'Offer declined by the applicant',
  'offer.exited': () => 'Loan left in its cooling-off period',
  'appeal.made': () => 'The applicant asked for another look',
  'appeal.answered': () => 'Decision kept after another look',
  'application.reopened': ({ reason }) =>
    `Application reopened (${reopenReasons[text(reason) as keyof typeof reopenReasons] ?? text(reason)})`,
  'decision.voided': (detail) => `Decision void, because the loan request changed: ${decisionOf(detail)}`,
  'decision.reversed': (detail) => `Decision reversed: ${decisionOf(detail)}`,
  'erasure.requested': () => 'Erasure requested',
  'erasure.withdrawn': () => 'Erasure request withdrawn',
  'erasure.proposed': () => 'Erasure proposed. Awaiting second approval',
  'erasure.refused': () => 'Erasure refused',
  'erasure.done': ({ whole }) => (whole ? 'All data erased' : 'Part of the data erased'),
  'hold.set': () => 'Legal hold set',
  'hold.lifted': () => 'Legal hold lifted',
  'loan.ended': ({ on }) => (on ? 'Loan end date set' : 'Loan end date cleared'),
  'data.revealed': ({ reason }) =>
    `Masked data shown (${revealReasons[text(reason) as keyof typeof revealReasons] ?? text(reason)})`,
};
