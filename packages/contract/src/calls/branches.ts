import * as z from 'zod/mini';
import { call } from '../define.ts';
import { branchCode, short } from './shapes.ts';

const mostPrefixes = 200;

const branch = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
  /** First digits of the PIN codes that are its territory. */
  pinPrefixes: z.array(z.string()),
  /** Nobody can choose it any more; what belongs to it stays. */
  closed: z.boolean(),
});

export const listBranches = call({
  method: 'GET',
  path: '/branches',
  title: 'List branches',
  access: { may: 'list', applicant: null },
  result: z.array(branch),
});

/** Adds the branch with this code, or changes it. */
export const saveBranch = call({
  method: 'PUT',
  path: '/branches/{code}',
  title: 'Save a branch',
  access: { may: 'settings', applicant: null },
  params: z.strictObject({ code: branchCode }),
  body: z.strictObject({
    name: short('the name', 60),
    city: short('the city', 60),
    pinPrefixes: z
      .array(
        z
          .string('Enter the first digits of PIN codes.')
          .check(z.regex(/^[1-9]\d{1,5}$/, 'A PIN code begins with 2 to 6 digits, like 411.')),
        'Send the first digits of PIN codes as a list.',
      )
      .check(z.maxLength(mostPrefixes, `Enter at most ${mostPrefixes} beginnings of PIN codes.`)),
    closed: z._default(z.boolean('Closed is true or false.'), false),
  }),
  result: z.array(branch),
});
