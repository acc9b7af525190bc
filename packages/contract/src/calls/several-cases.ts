import * as z from 'zod/mini';
import { call } from '../define.ts';
import { closeReasons } from '../stages.ts';
import { mostChosen } from './applicant-list.ts';
import { words } from './review-shapes.ts';
import { id } from './shapes.ts';

const severalCases = z
  .array(id, 'Send the ids of the cases as a list.')
  .check(
    z.minLength(1, 'Choose at least one case.'),
    z.maxLength(mostChosen, `Choose at most ${mostChosen} cases at once.`),
  );
/** What was not done, each with the reason in a sentence. */
const refusedCases = z.array(z.object({ _id: z.string(), reason: z.string() }));

/** Hands several cases to somebody, or to nobody. Each is done by itself: what one may not hand on is told, and the others are done. */
export const assignCases = call({
  method: 'POST',
  path: '/review/assignments',
  title: 'Assign several cases',
  access: { may: 'review', applicant: null },
  body: z.strictObject({
    cases: severalCases,
    to: z.nullable(id),
  }),
  result: z.object({ assigned: z.array(z.string()), refused: refusedCases }),
});

/** Closes several cases with one reason, each as if it were closed alone. What may not be closed is told, and the others are done. */
export const closeCases = call({
  method: 'POST',
  path: '/review/closings',
  title: 'Close several cases',
  access: { may: 'decide', applicant: null },
  body: z.strictObject({
    cases: severalCases,
    reason: z.enum(closeReasons, 'Choose a reason.'),
    remarks: words,
  }),
  result: z.object({ closed: z.array(z.string()), refused: refusedCases }),
});
