import type * as calls from '@pramaan/contract/calls/policies.ts';
import type { Reference } from './entry.ts';

const fields = {
  segment: 'Segment: `retail` or `business`.',
  inForce: 'The policy by which cases are judged now. Version 0 is the default of the product.',
  open: 'The version that is being written or waits for a second person; `null` if there is none.',
  published: 'Published versions, the newest first.',
  version: 'Number of the version, from 1; 0 is the default of the product.',
  state: '`draft`, `proposed` or `published`.',
  rules: 'Rules, at most 50. A case to which none applies is approved.',
  fact: 'What the rule asks of the case.',
  operator:
    'Numbers: `below` or `above`. Words: `is`, or `starts-with-none-of` with commas between the beginnings.',
  value: 'Number or words to compare with.',
  and: 'A second condition of the rule, with members of the same names; left out if it has one only. Both must be met.',
  outcome: 'What applies if the rule does: `decline` or `refer`. The gravest of all rules counts.',
  reason: 'Reason code that the applicant can be told.',
  effectiveFrom: 'From when the version counts (ISO 8601); `null` while nobody has published it.',
  changedBy: 'Who wrote the version.',
  publishedBy: 'Who published the version.',
  mayPublish: 'The caller may publish it: somebody else wrote and proposed it.',
};
const tried = {
  ...fields,
  cases: 'How many cases were tried, at most 200.',
  before: 'What the policy in force says.',
  after: 'What these rules say.',
  approve: 'Number of cases.',
  refer: 'Number of cases.',
  decline: 'Number of cases.',
  changed: 'Cases of which the two say different things.',
  _id: 'Id of the applicant (UUID).',
  reference: 'Reference of the application.',
  stage: 'Where the case stands.',
  sentences: 'Why these rules decline or refer it.',
};

export const policies: Reference<typeof calls> = {
  getPolicy: {
    description:
      'Returns the lending policy of a segment: the version in force, the open version and all published versions. A fact that is not known refers the case; it never approves it.',
    fields,
  },
  savePolicy: {
    description:
      'Saves rules as the open version. A proposed version is a draft again. Nothing changes for cases.',
    fields,
  },
  tryPolicy: {
    description:
      'Applies rules to the latest 200 cases that were decided or are under review, as their files stand now, and compares the result with the policy in force. Changes nothing.',
    fields: tried,
  },
  proposePolicy: { description: 'Submits the draft for publication by a second person.', fields },
  publishPolicy: {
    description:
      'Publishes a proposed version (`agree: true`) or sends it back as a draft. Its author and the person who proposed it cannot publish it (`SAME_PERSON`).',
    fields: { ...fields, agree: '`true` publishes, `false` sends back.' },
  },
};
