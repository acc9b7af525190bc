import * as z from 'zod/mini';
import { call } from '../define.ts';
import { assignments } from '../working-lists.ts';
import { id } from './shapes.ts';

const ownersOnly = { may: 'settings', applicant: null } as const;
const ownOnly = { may: 'comment', applicant: null } as const;

const notADay = 'A day has the form 2027-01-26.';
const day = z
  .string(notADay)
  .check(
    z.refine(
      (text) =>
        /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true,
      notADay,
    ),
  );
const time = z
  .string('Enter the time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time has the form 09:30.'));
const once = <T>(given: readonly T[]) => new Set(given).size === given.length;

const workingLists = z.object({
  assign: z.enum(assignments),
  supervisor: z.nullable(z.string()),
  days: z.array(z.number()),
  hours: z.nullable(z.object({ from: z.string(), until: z.string() })),
  holidays: z.array(z.string()),
});

export const getWorkingLists = call({
  method: 'GET',
  path: '/settings/working-lists',
  title: 'Get assignment and working hours',
  access: ownersOnly,
  result: workingLists,
});

export const changeWorkingLists = call({
  method: 'PUT',
  path: '/settings/working-lists',
  title: 'Update assignment and working hours',
  access: ownersOnly,
  body: z.strictObject({
    assign: z.enum(assignments, 'Choose off, in-turn, by-load, by-branch or by-product.'),
    supervisor: z.nullable(id),
    days: z
      .array(
        z
          .number('Days are 1 to 7.')
          .check(z.int(), z.gte(1, 'Days are 1 to 7.'), z.lte(7, 'Days are 1 to 7.')),
        'Choose working days.',
      )
      .check(z.minLength(1, 'Choose at least one working day.'), z.refine(once, 'List each day only once.')),
    hours: z.nullable(
      z
        .strictObject({ from: time, until: time })
        .check(z.refine(({ from, until }) => from < until, 'The working day must end after it begins.')),
    ),
    holidays: z
      .array(day, 'List the holidays.')
      .check(z.maxLength(200, 'List at most 200 holidays.'), z.refine(once, 'List each holiday only once.')),
  }),
  result: workingLists,
});

const absence = z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()) });

export const getAbsence = call({
  method: 'GET',
  path: '/absence',
  title: 'Get your absence',
  access: ownOnly,
  result: absence,
});

export const changeAbsence = call({
  method: 'PUT',
  path: '/absence',
  title: 'Update your absence',
  access: ownOnly,
  body: z.strictObject({
    away: z.nullable(
      z
        .strictObject({ from: day, until: day })
        .check(z.refine(({ from, until }) => from <= until, 'The last day is before the first.')),
    ),
  }),
  result: absence,
});
