import { readPath } from '../paths.ts';
import type { Addition } from './addition.ts';

/** What the passport office compared with its own record, and the sentence when the two differ. */
const matches: readonly (readonly [path: string, sentence: string])[] = [
  ['passportNumber.passportNumberMatch', 'The passport number differs from the passport office’s.'],
  ['dateOfIssue.dateOfIssueMatch', 'The date of issue differs from the passport office’s.'],
];

/** A passport’s matches: nothing is added, and a number that does not match is for the lender to see. */
export const passportMatches: Addition = {
  add: (record) => record,
  doubt(record) {
    const differ = matches.filter(([path]) => readPath(record, path) === 'false');
    if (differ.length === 0) return null;
    return { name: 'Passport', verdict: 'doubtful', detail: differ.map(([, said]) => said).join(' ') };
  },
};
