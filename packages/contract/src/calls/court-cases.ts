import * as z from 'zod/mini';
import { call } from '../define.ts';
import { id, short } from './shapes.ts';

const ofApplicant = z.strictObject({ id });
/** The courts' own number of the case; where a court gave none, its number and the court. */
const courtCase = short('the case', 400);
const words = (max: number) => short('a few words', max);

/** How the search stands after what was said: `verified`, or `needs_review` while a likely case is open. */
const standing = z.object({ status: z.string(), open: z.number() });

/** The person's own word on a case that was found under their name. The lender sees it and decides. */
export const denyCase = call({
  method: 'POST',
  path: '/applicants/{id}/courtCases/deny',
  title: 'Deny a court case',
  access: { may: 'ownWord', applicant: 'params.id' },
  params: ofApplicant,
  body: z.strictObject({ case: courtCase, words: words(500) }),
  result: standing,
  errors: ['NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

/** The person takes that word back. */
export const withdrawCaseDenial = call({
  method: 'POST',
  path: '/applicants/{id}/courtCases/takeBack',
  title: 'Withdraw the denial of a court case',
  access: { may: 'ownWord', applicant: 'params.id' },
  params: ofApplicant,
  body: z.strictObject({ case: courtCase }),
  result: standing,
  errors: ['NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

/** What the lender decides of a case: it is this person's, or another's. */
export const judgeCase = call({
  method: 'PUT',
  path: '/applicants/{id}/courtCases/verdict',
  title: 'Decide on a court case',
  access: { may: 'review', applicant: 'params.id' },
  params: ofApplicant,
  body: z.strictObject({
    case: courtCase,
    verdict: z.enum(['this-person', 'not-this-person'], 'Choose this-person or not-this-person.'),
    words: words(500),
  }),
  result: standing,
  errors: ['NOT_FOUND', 'NO_SUCH_APPLICANT'],
});
