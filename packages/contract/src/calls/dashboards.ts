import * as z from 'zod/mini';
import { funnelSteps, legs } from '../dashboards.ts';
import { call } from '../define.ts';
import { stages } from '../stages.ts';
import { day, optionalShort } from './shapes.ts';

const leads = { may: 'dashboards', applicant: null } as const;

/** Indian days, both included; left out, the last twelve weeks. A blank segment is every segment. */
const range = { from: day, to: day, segment: optionalShort('the segment', 40) };
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
      /** Milliseconds: 95 of 100 answers took at most so long; the upper end of a class. Null without an answer. */
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

export const getSegments = call({
  method: 'GET',
  path: '/dashboards/segments',
  title: 'List segments',
  access: { may: 'list', applicant: null },
  result: z.array(z.string()),
});

/** Figures whose applicants can be listed, and what names one of them beside the range. */
const drillDownKinds = ['funnel', 'turnaround', 'documents', 'sources', 'informationRequests'] as const;

/**
 * The applicants behind a figure, a page at a time. `of` and `which`: of the funnel a step, with `state` reached,
 * waiting or ended; of turnaround a leg; of documents a document, passed or not; of sources an endpoint; of asks
 * answered, withdrawn or open. `week` narrows turnaround and asks to one.
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
