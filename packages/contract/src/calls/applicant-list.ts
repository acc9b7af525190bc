import { severities } from '@pramaan/documents/findings/finding.ts';
import { joiningRoles } from '@pramaan/documents/joins-as.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { stages } from '../stages.ts';
import { id, optionalShort } from './shapes.ts';

/** One line of the lender’s list. */
export const applicantLine = z.object({
  _id: z.string(),
  custId: z.string(),
  reference: z.string(),
  name: z.string(),
  mobileNo: z.string(),
  segment: z.string(),
  /** Name of the loan product; blank while nobody has chosen one. */
  product: z.string(),
  /** The application of another that the person joins, and as what; null for their own. */
  joins: z.nullable(z.object({ as: z.enum(joiningRoles), reference: z.string() })),
  provided: z.number(),
  attention: z.number(),
  /** Open findings of medium severity and above, and the gravest open one; null when none is open. */
  findings: z.object({ open: z.number(), gravest: z.nullable(z.enum(severities)) }),
  /** Titles of what the application still lacks for a decision; null when that was not counted yet. */
  missing: z.nullable(z.array(z.string())),
  /** Name of the branch; blank without one. */
  branch: z.string(),
  /** Who brought it, with the lender's code of the person; blank: nobody did. */
  agent: z.string(),
  stage: z.enum(stages),
  /** Name of the person who has it; blank when nobody does. */
  assignedTo: z.string(),
  /** When it is to be decided, ISO 8601; null while nothing is set. */
  dueAt: z.nullable(z.string()),
  updatedAt: z.string(),
});

/** What the list can be narrowed to: below, a case is clear. */
const filteredSeverities = ['block', 'high', 'medium'] as const;

const flag = (words: string) => z.optional(z.literal('1', words));

/**
 * What the list can be ordered by; names are sealed and have no order. `started`: by when applications began. What is due in
 * no time, or is decided, comes after all that is due.
 */
export const listSorts = ['updated', 'due', 'stage', 'findings', 'provided', 'started'] as const;
export type ListSort = (typeof listSorts)[number];

/** The column that orders the list, and which way. */
export interface ListOrder {
  sort: ListSort;
  descending: boolean;
}

/** The order that is asked for: without one the newest change comes first; any other column begins at its least. */
export const listOrder = (sort: ListSort = 'updated', order?: string): ListOrder => ({
  sort,
  descending: order ? order === 'desc' : sort === 'updated',
});

/** What the list can be narrowed to; each may go with each. */
const listFilters = {
  /** Words of a name, a mobile number or PAN or the last four characters of either, a reference, a customer id, an id. */
  q: optionalShort('the search', 100),
  stage: z.optional(z.enum(stages, `The status is one of ${stages.join(', ')}.`)),
  /** `me`, `none`, or the id of somebody of the team. */
  assigned: z.optional(
    z
      .string()
      .check(z.regex(/^(me|none|[0-9a-f-]{36})$/, 'Assigned is “me”, “none” or the id of a team member.')),
  ),
  segment: optionalShort('the segment', 40),
  branch: z.optional(id),
  attention: flag('Needs attention is 1, or left out.'),
  /** Applications with an open finding of this severity or a graver one. */
  findings: z.optional(z.enum(filteredSeverities, 'Findings are block, high or medium, or left out.')),
  due: z.optional(z.literal('today', 'Due is today, or left out.')),
  /** Somebody named me in a comment, and I have written nothing there since. */
  mentions: z.optional(z.literal('me', 'Mentions are me, or left out.')),
};

export const listApplicants = call({
  method: 'GET',
  path: '/applicants',
  title: 'Search applicants',
  access: { may: 'list', applicant: null },
  query: z.strictObject({
    ...listFilters,
    sort: z.optional(z.enum(listSorts, `Sort by ${listSorts.join(', ')}, or leave it out.`)),
    /** Left out: the newest change first, and any other order from its least. */
    order: z.optional(z.enum(['asc', 'desc'], 'The order is asc or desc, or left out.')),
    /** Marks of a page that was answered: what follows it, or what came before it. */
    after: optionalShort('the page mark', 200),
    before: optionalShort('the page mark', 200),
  }),
  result: z.object({
    applicants: z.array(applicantLine),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
});

/** So many lines can be chosen to be exported or assigned at once. */
export const mostChosen = 100;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Chosen lines of the list as CSV. */
export const exportApplicants = call({
  method: 'GET',
  path: '/applicants/export',
  title: 'Export applicants as CSV',
  access: { may: 'list', applicant: null },
  query: z.strictObject({
    /** Ids with commas between them. */
    ids: z
      .string('Send the ids of the applicants, with commas between them.')
      .check(
        z.regex(
          new RegExp(`^${uuid}(?:,${uuid}){0,${mostChosen - 1}}$`),
          `Send 1 to ${mostChosen} ids of applicants, with commas between them.`,
        ),
      ),
  }),
  result: z.object({}),
});

/** Saved views of the list, each a set of filters. */
export const savedViews = {
  mine: { assigned: 'me' },
  unassigned: { assigned: 'none' },
  due: { due: 'today' },
  second: { stage: 'second-approval' },
  mentions: { mentions: 'me' },
} as const;
export type SavedView = keyof typeof savedViews;

/** How many a view holds; more than this are not counted. */
export const mostCounted = 100;

export const countViews = call({
  method: 'GET',
  path: '/review/counts',
  title: 'Count applicants by saved view',
  access: { may: 'list', applicant: null },
  result: z.object({
    mine: z.number(),
    unassigned: z.number(),
    due: z.number(),
    second: z.number(),
    mentions: z.number(),
  }),
});
