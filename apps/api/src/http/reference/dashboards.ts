import type * as calls from '@pramaan/contract/calls/dashboards.ts';
import type { Reference } from './entry.ts';

const rangeNote =
  'Days are Indian calendar days, both included, at most two years; without them the last twelve weeks are used.';
const range = {
  segment: 'Loan segment. Blank or left out: all segments.',
  product: 'Code of a loan product, or `none` for applications without one. Blank or left out: all.',
  branch: 'Id of a branch, or `none` for applications without one. Blank or left out: all.',
  agent: 'Id of the team member who brought the applications, or `none`. Blank or left out: all.',
  week: 'Monday of the week (YYYY-MM-DD); `null` for the whole range.',
  title: 'Title.',
  answered: 'Number answered.',
  waiting: 'Number waiting.',
};

const decided = {
  approved: 'Number approved.',
  rejected: 'Number rejected.',
  withdrawn: 'Number closed without a decision on the loan.',
};

const email = {
  when: '`each-morning`: yesterday’s figures at 9:00 in India. `each-monday`: those of the week before. `never`: no e-mail.',
  reachable: 'Whether an e-mail address of yours is known.',
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
    description: `Returns how each verification source performed: answers, failures, retries, median and 95th percentile of the response time in milliseconds and state of the circuit breaker. Segments do not apply. ${rangeNote}`,
    fields: {
      ...range,
      title: 'Title of the document.',
      provider: 'Provider that answers for the source.',
      answered: 'Answers, including “no such record”.',
      failed: 'Requests that failed.',
      p50: 'Median of the response time in milliseconds.',
      waiting: 'Applications that wait for this source now.',
    },
  },
  getInformationRequestFigures: {
    description: `Returns information requests by the week in which they were sent: how many were answered or withdrawn, and the median (p50) and p90 of the response time in seconds. ${rangeNote}`,
    fields: { ...range, asked: 'Number of information requests sent.', withdrawn: 'Number withdrawn.' },
  },
  getHeadlineFigures: {
    description: `Returns the headline figures of the range, of as many days before it, and what is open and overdue now. ${rangeNote}`,
    fields: {
      ...range,
      ...decided,
      period: 'The range.',
      previous: 'As many days before the range.',
      started: 'Applications started.',
      open: 'Cases that are open now, whatever the range.',
      overdue: 'Of these, cases past their due time.',
    },
  },
  getAgeing: {
    description:
      'Returns open cases by stage and by how long they have been in it: up to 1, 3, 7, 15 and 30 days, and longer. The days of the range do not apply.',
    fields: { ...range, counts: 'Number of cases in each class of days, shortest first.' },
  },
  getWorkload: {
    description:
      'Returns the cases of each team member who reviews: open and overdue now, and decided since Monday. The first line is of unassigned cases. The days of the range do not apply.',
    fields: {
      ...range,
      _id: 'Id of the team member; blank: unassigned.',
      name: 'Name of the team member.',
      away: 'Whether the team member is away today.',
      open: 'Open cases.',
      overdue: 'Open cases past their due time.',
      done: 'Cases that were decided since Monday.',
    },
  },
  getOutcomes: {
    description: `Returns decisions by product, branch, agent or segment, with the reasons of the rejections. ${rangeNote}`,
    fields: {
      ...range,
      ...decided,
      by: 'What is compared: product, branch, agent or segment.',
      key: 'Value that narrows the dashboards to this group: a code or an id; `none` for applications without one.',
      name: 'Name of the group; blank for applications without one.',
      reasons: 'Reasons of the rejections, most frequent first.',
      title: 'The reason in words.',
      count: 'Number of rejections with this reason.',
    },
  },
  getMonths: {
    description:
      'Returns the last thirteen months up to the last day of the range: applications started and decided, and the median time from start to decision in seconds.',
    fields: { ...range, ...decided, month: 'Month (YYYY-MM).', started: 'Applications started.' },
  },
  getDashboardFilters: {
    description: 'Lists the loan products, branches and agents that the dashboards can be narrowed to.',
    fields: {
      products: 'Loan products.',
      branches: 'Branches.',
      agents: 'Team members who bring applications.',
      key: 'Value to send as the filter.',
      name: 'Name to show.',
    },
  },
  getDashboardEmail: {
    description: 'Returns when the headline figures are sent to you by e-mail.',
    fields: email,
  },
  changeDashboardEmail: {
    description:
      'Changes when the headline figures are sent to you by e-mail. The first comes at the next time that is due.',
    fields: email,
  },
  getSegments: { description: 'Lists the loan segments of the lender’s applicants.' },
  listDrillDown: {
    description: `Lists the applicants behind a dashboard figure, 50 on a page. ${rangeNote} To read the next page, send \`next\` as \`after\`.`,
    fields: {
      ...range,
      _id: 'Applicant id (UUID).',
      name: 'Name of the applicant.',
      of: 'Dashboard: funnel, turnaround, documents, sources, informationRequests, ageing, workload or outcomes.',
      which:
        'Row of the dashboard: a funnel step, a turnaround leg, a document id, an endpoint, a stage, the id of a team member or `all`, an outcome, or for information requests one of asked, answered, withdrawn, open.',
      state:
        'Column of the dashboard. Funnel: reached, waiting, ended. Documents: given, passed, failed. Ageing: the class of days, from 0. Workload: open, overdue, done. Outcomes: a reason.',
      week: 'Monday of one week (YYYY-MM-DD), for turnaround and asks.',
      at: 'When the applicant was counted (ISO 8601).',
      about: 'Document or source concerned; blank for the whole application.',
    },
  },
};
