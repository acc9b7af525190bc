import * as z from 'zod/mini';
import { dashboardEmails, funnelSteps, groupings, legs } from '../dashboards.ts';
import { call } from '../define.ts';
import { decisionReasons, stages } from '../stages.ts';
import { day, optionalShort } from './shapes.ts';

const leads = { may: 'dashboards', applicant: null } as const;

/** The id of a record, `none` for applications without one, or blank. */
const idOrNone = (what: string) =>
  z.optional(
    z
      .string()
      .check(z.regex(/^(|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, `${what} is an id, or “none”.`)),
  );

/** Indian days, both included; left out, the last twelve weeks. What is blank narrows nothing. */
const range = {
  from: day,
  to: day,
  segment: optionalShort('the segment', 40),
  product: optionalShort('the code of the loan product', 20),
  branch: idOrNone('The branch'),
  agent: idOrNone('The agent'),
};
const query = z.strictObject(range);
/** An Indian day, the Monday of its week for a week. */
const date = z.string();

/** Of the applications started in these days, how many came how far. */
export const getFunnel = call({
  method: 'GET',
  path: '/dashboards/funnel',
  title: 'Get the funnel',
  access: leads,
  query,
  result: z.array(
    z.object({
      step: z.enum(funnelSteps),
      /** Came to this step or further. */
      reached: z.number(),
      /** Came no further and are still under way. */
      waiting: z.number(),
      /** Came no further: withdrawn, or rejected at the last step but one. */
      ended: z.number(),
    }),
  ),
});

const times = {
  count: z.number(),
  /** Seconds: half, and nine of ten, took at most so long. Null while none did. */
  p50: z.nullable(z.number()),
  p90: z.nullable(z.number()),
};

/** How long each way from step to step took, by the week in which it ended; `week` null is all of these days. */
export const getTurnaround = call({
  method: 'GET',
  path: '/dashboards/turnaround',
  title: 'Get turnaround times',
  access: leads,
  /** Left out, every way; one alone is told five times as fast. */
  query: z.strictObject({ ...range, leg: z.optional(z.enum(legs, `The way is one of ${legs.join(', ')}.`)) }),
  result: z.array(z.object({ leg: z.enum(legs), week: z.nullable(date), ...times })),
});

/** How many documents first given in these days were good at the first try. */
export const getFirstPass = call({
  method: 'GET',
  path: '/dashboards/documents',
  title: 'Get first-pass rates',
  access: leads,
  query,
  result: z.array(
    z.object({
      document: z.string(),
      title: z.string(),
      given: z.number(),
      passed: z.number(),
      /** Given again, whatever the first answer was. */
      again: z.number(),
    }),
  ),
});

/** How the sources answered this lender in these days. They are not told by segment. */
export const getSources = call({
  method: 'GET',
  path: '/dashboards/sources',
  title: 'Get source performance',
  access: leads,
  query,
  result: z.array(
    z.object({
      endpoint: z.string(),
      title: z.string(),
      provider: z.string(),
      /** The source said something: a record, no such record, not a number of its kind. */
      answered: z.number(),
      failed: z.number(),
      retries: z.number(),
      /** Milliseconds: half, and 95 of 100 answers took at most so long; the upper end of a class. Null without an answer. */
      p50: z.nullable(z.number()),
      p95: z.nullable(z.number()),
      /** Files that wait for this source now. */
      waiting: z.number(),
      /** `open`: left alone for some seconds after failures in a row; `half-open`: about to be asked again. */
      circuit: z.enum(['closed', 'open', 'half-open']),
    }),
  ),
});

/** What was asked of applicants, by the week in which it was asked; `week` null is all of these days. */
export const getInformationRequestFigures = call({
  method: 'GET',
  path: '/dashboards/information-requests',
  title: 'Get information request figures',
  access: leads,
  query,
  result: z.array(
    z.object({
      week: z.nullable(date),
      asked: z.number(),
      answered: z.number(),
      withdrawn: z.number(),
      /** Seconds from the question to its answer. */
      p50: times.p50,
      p90: times.p90,
    }),
  ),
});

/** Decided applications of some days. */
const decided = { approved: z.number(), rejected: z.number(), withdrawn: z.number() };

/** What a head of operations looks at first: these days, as many days before them, and what is open now. */
export const getHeadlineFigures = call({
  method: 'GET',
  path: '/dashboards/summary',
  title: 'Get headline figures',
  access: leads,
  query,
  result: z.object({
    period: z.object({ started: z.number(), ...decided, p50: times.p50 }),
    previous: z.object({ started: z.number(), ...decided, p50: times.p50 }),
    /** Whatever the days. */
    open: z.number(),
    overdue: z.number(),
  }),
});

/** Open applications by stage and by how long they have been in it, whatever the days. */
export const getAgeing = call({
  method: 'GET',
  path: '/dashboards/ageing',
  title: 'Get ageing of open cases',
  access: leads,
  query,
  result: z.array(
    z.object({
      stage: z.enum(stages),
      /** By class of days: see `ageSteps`. */
      counts: z.array(z.number()),
    }),
  ),
});

/** Who has how many cases now, and how many of theirs were decided since Monday. */
export const getWorkload = call({
  method: 'GET',
  path: '/dashboards/workload',
  title: 'Get workload by team member',
  access: leads,
  query,
  result: z.array(
    z.object({
      /** Blank: unassigned, and complete or under review. */
      _id: z.string(),
      name: z.string(),
      away: z.boolean(),
      open: z.number(),
      overdue: z.number(),
      done: z.number(),
    }),
  ),
});

/** Decisions of these days: approved, rejected and why, by what they are compared by. */
export const getOutcomes = call({
  method: 'GET',
  path: '/dashboards/outcomes',
  title: 'Get approval rates and decline reasons',
  access: leads,
  query: z.strictObject({
    ...range,
    by: z.enum(groupings, `Compare by ${groupings.join(', ')}.`),
  }),
  result: z.array(
    z.object({
      /** What narrows the dashboards to this group: a code, an id, or `none`. */
      key: z.string(),
      name: z.string(),
      ...decided,
      /** Most frequent first; a rejection can have several. */
      reasons: z.array(
        z.object({ reason: z.enum(Object.keys(decisionReasons)), title: z.string(), count: z.number() }),
      ),
    }),
  ),
});

/** The last thirteen months up to the last day, oldest first. */
export const getMonths = call({
  method: 'GET',
  path: '/dashboards/months',
  title: 'Get figures by month',
  access: leads,
  query,
  result: z.array(z.object({ month: z.string(), started: z.number(), ...decided, p50: times.p50 })),
});

/** What the dashboards can be narrowed to. */
export const getDashboardFilters = call({
  method: 'GET',
  path: '/dashboards/filters',
  title: 'List dashboard filters',
  access: leads,
  result: z.object({
    products: z.array(z.object({ key: z.string(), name: z.string() })),
    branches: z.array(z.object({ key: z.string(), name: z.string() })),
    agents: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
});

const email = z.object({
  when: z.enum(dashboardEmails),
  /** Whether an e-mail address of the person is known. */
  reachable: z.boolean(),
});

/** When the caller is sent the dashboards by e-mail. */
export const getDashboardEmail = call({
  method: 'GET',
  path: '/dashboards/email',
  title: 'Get your dashboard e-mail setting',
  access: leads,
  result: email,
});

export const changeDashboardEmail = call({
  method: 'PUT',
  path: '/dashboards/email',
  title: 'Update your dashboard e-mail setting',
  access: leads,
  body: z.strictObject({
    when: z.enum(dashboardEmails, `Choose ${dashboardEmails.join(', ')}.`),
  }),
  result: email,
});

export const getSegments = call({
  method: 'GET',
  path: '/dashboards/segments',
  title: 'List segments',
  access: { may: 'list', applicant: null },
  result: z.array(z.string()),
});

/** Figures whose applicants can be listed, and what names one of them beside the range. */
const drillDownKinds = [
  ...(['funnel', 'turnaround', 'documents', 'sources', 'informationRequests'] as const),
  ...(['ageing', 'workload', 'outcomes'] as const),
] as const;

/**
 * The applicants behind a figure, a page at a time. `of` and `which`: of the funnel a step, with `state` reached,
 * waiting or ended; of turnaround a leg; of documents a document, passed or not; of sources an endpoint; of asks
 * answered, withdrawn or open; of ageing a stage, with the class of days; of workload a team member or `all`, with open, overdue
 * or done; of outcomes approved, rejected or withdrawn, with a reason. `week` narrows turnaround and asks to one.
 */
export const listDrillDown = call({
  method: 'GET',
  path: '/dashboards/applicants',
  title: 'List applicants behind a figure',
  access: leads,
  query: z.strictObject({
    ...range,
    of: z.enum(drillDownKinds, `Name the figure: ${drillDownKinds.join(', ')}.`),
    which: optionalShort('which of them', 60),
    state: optionalShort('in which state', 20),
    week: day,
    after: optionalShort('the page mark', 80),
  }),
  result: z.object({
    lines: z.array(
      z.object({
        _id: z.string(),
        reference: z.string(),
        name: z.string(),
        segment: z.string(),
        stage: z.enum(stages),
        /** When it came to what is counted, ISO 8601. */
        at: z.string(),
        /** How long it took, in seconds, where a time is told. */
        seconds: z.nullable(z.number()),
        /** What it is about, where that is not the whole application. */
        about: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
