import type { Action } from '@pramaan/contract/actions.ts';
import { decisionReasons, documentReasons, revealReasons } from '@pramaan/contract/stages.ts';
import { subjectTitle } from '@pramaan/documents/lacks.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { toldOutcome } from '../../dossier/told-outcome.ts';
import { placeTitle } from './review-rows.ts';

type Detail = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const titleOf = ({ document }: Detail) => findDocument(text(document))?.title ?? 'A document';
const asked = ({ subject }: Detail) => subjectTitle(text(subject)) ?? 'a document';
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
const outcomeOf = ({ status, provider }: Detail) => toldOutcome(text(status), text(provider));
const kindOf = ({ kind }: Detail) => decided[text(kind)] ?? 'decision';

/** What happened, as the timeline tells it. Actions that say nothing about the application are not among them. */
export const sentences: Partial<Record<Action, (detail: Detail) => string>> = {
  registered: () => 'The application was started.',
  'profile.changed': () => 'The profile was changed.',
  'document.given': (detail) => `${titleOf(detail)} was given.`,
  'document.checked': (detail) => `${titleOf(detail)} was checked: ${outcomeOf(detail)}.`,
  'document.refused': (detail) => `${titleOf(detail)} was refused.`,
  'upload.kept': (detail) => `A file came in${detail.document ? `: ${titleOf(detail)}` : ''}.`,
  'upload.removed': () => 'A file was taken away.',
  'upload.infected': () => 'A file with a virus was refused.',
  'bank.added': () => 'A bank account was added.',
  'bank.removed': () => 'A bank account was taken away.',
  'bank.help': () => 'Help with the bank statement was asked for.',
  'form.kept': () => 'An application form was saved.',
  'form.printed': () => 'An application form was printed.',
  'form.filed': () => 'An application form was filed.',
  'case.denied': () => 'The applicant said of a court case: this is not me.',
  'case.taken-back': () => 'The applicant took back what was said of a court case.',
  'case.judged': ({ verdict }) => `It was decided of a court case: ${text(verdict).toLowerCase()}.`,
  'locker.fetched': () => 'A document came from DigiLocker.',
  'esign.paper': () => 'A paper was laid out for signing.',
  'esign.signed': () => 'A paper was signed.',
  'paper.made': () => 'A PDF was made.',
  'share.made': () => 'The report was shared by a link.',
  'share.ended': () => 'A shared link was ended.',
  'share.viewed': () => 'The shared report was opened.',
  'co-applicant.added': () => 'A co-applicant was added.',
  'link.sent': () => 'A consent link was sent.',
  'link.ended': () => 'A consent link was ended.',
  'contact.verified': () => 'A number or an address was confirmed.',
  'consent.given': () => 'Consent was given.',
  'consent.withdrawn': () => 'Consent was withdrawn.',
  'desk.begun': () => 'The review was begun.',
  'desk.assigned': ({ to }) => (to ? 'The file was handed over.' : 'The file was given back.'),
  'desk.reviewed': ({ place, verdict, reason }) =>
    `${placeTitle(text(place))} was ${verdict === 'accept' ? 'accepted' : 'rejected'}: ${wordsOf(documentReasons, reason)}.`,
  'desk.flagged': () => 'A flag was set.',
  'desk.unflagged': () => 'A flag was cleared.',
  'desk.commented': () => 'A comment was made.',
  'ask.sent': (detail) =>
    `The applicant was asked for ${asked(detail)}: ${wordsOf(documentReasons, detail.reason)}.`,
  'ask.answered': (detail) => `What was asked was answered: ${asked(detail)}.`,
  'ask.withdrawn': (detail) => `${asked(detail)} is no longer asked for.`,
  'decision.made': (detail) => `Decided: ${kindOf(detail)}. ${reasonsOf(detail)}.`,
  'decision.waits': (detail) =>
    `Proposed: ${kindOf(detail)}. ${reasonsOf(detail)}. A second person has to confirm.`,
  'decision.confirmed': (detail) => `The ${kindOf(detail)} was confirmed by a second person.`,
  'decision.declined': (detail) => `The ${kindOf(detail)} was declined by the second person.`,
  'decision.undone': (detail) => `The ${kindOf(detail)} was taken back.`,
  'erasure.asked': () => 'The erasure of the data was asked for.',
  'erasure.withdrawn': () => 'The erasure is no longer asked for.',
  'erasure.proposed': () => 'The erasure of the data was proposed. A second person has to confirm.',
  'erasure.refused': () => 'The erasure of the data was refused.',
  'erasure.done': ({ whole }) => (whole ? 'All data was erased.' : 'A part of the data was erased.'),
  'hold.set': () => 'A legal hold was set.',
  'hold.lifted': () => 'The legal hold was lifted.',
  'loan.ended': ({ on }) => (on ? 'The end of the loan was noted.' : 'The loan was noted as running.'),
  'data.revealed': ({ reason }) =>
    `Masked data was shown whole: ${revealReasons[text(reason) as keyof typeof revealReasons] ?? text(reason)}.`,
};
