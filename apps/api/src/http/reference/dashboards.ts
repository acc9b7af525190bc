import type * as calls from '@pramaan/contract/calls/dashboards.ts';
import type { Reference } from './entry.ts';

const rangeNote =
  'Days are Indian calendar days, both included, at most two years; without them the last twelve weeks are used.';
const range = {
  segment: 'Loan segment. Blank or left out: all segments.',
  week: 'Monday of the week (YYYY-MM-DD); `null` for the whole range.',
  title: 'Title.',
  answered: 'Number answered.',
  waiting: 'Number waiting.',
};

export const dashboards: Reference<typeof calls> = {
  getFunnel: {
    description: `Returns the funnel: of the applications started in the range, how many reached each step. ${rangeNote}`,
    fields: {
      ...range,
      waiting: 'Reached no later step and are still in progress.',
      ended: 'Reached no later step and were withdrawn or rejected.',
    },
  },
  getTurnaround: {
    description: `Returns turnaround times from step to step, by the week in which each ended: count, median (p50) and p90 in seconds. ${rangeNote}`,
    fields: { ...range, count: 'Number of applications.' },
  },
  getFirstPass: {
    description: `Returns the first-pass rate by document: how many were submitted in the range and how many passed at the first submission. ${rangeNote}`,
    fields: {
      ...range,
      document: 'Document id.',
      title: 'Title of the document.',
      given: 'How many were submitted.',
    },
  },
  getSources: {
    description: `Returns how each verification source performed: answers, failures, retries, 95th percentile of the response time and state of the circuit breaker. Segments do not apply. ${rangeNote}`,
    fields: {
      ...range,
      title: 'Title of the document.',
      provider: 'Provider that answers for the source.',
      answered: 'Answers, including “no such record”.',
      failed: 'Requests that failed.',
      waiting: 'Applications that wait for this source now.',
    },
  },
  getInformationRequestFigures: {
    description: `Returns information requests by the week in which they were sent: how many were answered or withdrawn, and the median (p50) and p90 of the response time in seconds. ${rangeNote}`,
    fields: { ...range, asked: 'Number of information requests sent.', withdrawn: 'Number withdrawn.' },
  },
  getSegments: { description: 'Lists the loan segments of the lender’s applicants.' },
  listDrillDown: {
    description: `Lists the applicants behind a dashboard figure, 50 on a page. ${rangeNote} To read the next page, send \`next\` as \`after\`.`,
    fields: {
      ...range,
      _id: 'Applicant id (UUID).',
      name: 'Name of the applicant.',
      of: 'Dashboard: funnel, turnaround, documents, sources or asks.',
      which:
        'Row of the dashboard: a funnel step, a turnaround leg, a document id, an endpoint, or for asks one of asked, answered, withdrawn, open.',
      state: 'Column of the dashboard. Funnel: reached, waiting, ended. Documents: given, passed, failed.',
      week: 'Monday of one week (YYYY-MM-DD), for turnaround and asks.',
      at: 'When the applicant was counted (ISO 8601).',
      about: 'Document or source concerned; blank for the whole application.',
    },
  },
};
