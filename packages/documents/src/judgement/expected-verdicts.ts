import type { Entry } from '../registry.ts';
import type { Verdict } from '../tree.ts';
import { judgementOf } from './rules.ts';

/** Kinds of answers about which a declaration says what they come to. */
export const answerKinds = ['success', 'no', 'otherNumber', 'otherPerson', 'over', 'partial'] as const;
type AnswerKind = (typeof answerKinds)[number];

const each = (verdicts: readonly Verdict[]): Verdict[] => [...new Set(verdicts)].sort();

/** What a record comes to against which nothing speaks. */
const best = ({ method: { source } }: Entry): Verdict =>
  source === 'ocr' ? 'unconfirmed' : source === 'self-declared' ? 'declared' : 'verified';

/**
 * What each kind of answer comes to, by the declaration of a method. Empty: the source cannot answer so. `no`: the source says no;
 * `otherNumber`: another identifier than asked; `over`: its last day has passed; `partial`: it names nobody.
 */
export function expectedVerdicts(entry: Entry): Record<AnswerKind, Verdict[]> {
  const { negative, asked, validity, identity } = judgementOf(entry.method);
  const success = best(entry);
  const declared = success === 'declared';
  const named =
    identity.facts.some((fact) => fact === 'name' || fact === 'pan') ||
    identity.among.length > 0 ||
    identity.amongLists.length > 0 ||
    entry.method.about !== null;
  return {
    success: [success],
    no: each(negative.map(({ so }) => so ?? 'invalid')),
    otherNumber: each(asked.map(({ so }) => so ?? 'mismatch')),
    otherPerson: declared || !named ? [] : ['mismatch'],
    over: validity.length > 0 ? ['expired'] : [],
    partial: [success === 'verified' && identity.unnamed === null ? 'needs_review' : success],
  };
}
