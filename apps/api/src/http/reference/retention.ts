import type * as calls from '@pramaan/contract/calls/retention.ts';
import type { Reference } from './entry.ts';

const fields = {
  _id: 'Id (UUID).',
  kind: 'Kind of data: identity, income, work, other, agreements or person.',
  ending: 'How the application ended: unfinished, refused or granted.',
  days: 'Retention period in days.',
  on: 'true: automatic deletion is on.',
  rows: 'Number of records.',
  files: 'Number of files.',
  kinds: 'Kinds of data.',
  law: 'Law that requires retention: `pmla` (Prevention of Money Laundering Act), or `null`.',
  least: 'Shortest period allowed, in days.',
  applicants: 'Number of applicants.',
  held: 'Under a legal hold, or the number of such applicants.',
  at: 'When (ISO 8601).',
  since: 'When the retention period began (ISO 8601).',
  reason: 'Reason.',
  by: 'Name of the person.',
  state: 'State of the erasure request.',
  request: 'The open or last erasure request; `null` if there is none.',
  lender: 'Name of the lender.',
  erasure: 'Id of the erasure (UUID).',
  more: 'There are more rows than listed; all are counted.',
  whole: 'The whole application is deleted, not only some kinds of data.',
};

export const retention: Reference<typeof calls> = {
  getRetention: {
    description:
      'Returns the retention period in days for each kind of data and how the application ended, and whether automatic deletion is on.',
    fields,
  },
  setAutomaticDeletion: {
    description: 'Turns automatic deletion on or off. While it is off, nothing is deleted automatically.',
    fields,
  },
  setRetention: {
    description:
      'Sets the retention period for a kind of data. It is counted from the last change of an unfinished application, from the decision, or from the end of the loan.',
    fields: { ...fields, days: 'Retention period in days, 0 to 3,653; `null` for the default.' },
  },
  listDueForDeletion: {
    description: 'Lists what is due for deletion by a day, without deleting anything.',
    fields: { ...fields, rows: 'Applications that are due, or in `counts` the number of records.' },
  },
  listErasures: { description: 'Lists the deletions that were carried out, newest first.', fields },
  getErasureCertificate: { description: 'Returns the certificate of a deletion as a signed PDF.', fields },
  getOwnCertificate: {
    description:
      'Returns the certificate of a deletion as a signed PDF, by the link that was sent to the person.',
    fields: { token: 'Token of the link.' },
  },
  getApplicantRetention: {
    description: 'Returns what is stored about an applicant, until when, and under which law.',
    fields,
  },
  requestErasure: {
    description:
      'Requests erasure of the applicant’s data (DPDP Act, section 12). Only the applicant can do this.',
    fields,
  },
  withdrawErasure: { description: 'Withdraws the applicant’s request for erasure.', fields },
  proposeErasure: {
    description: 'Proposes the erasure of an applicant’s data. A second person has to approve it.',
    fields,
  },
  confirmErasure: {
    description:
      'Approves a proposed erasure and carries it out at once. It cannot be undone. The person who proposed it cannot approve.',
    fields,
  },
  refuseErasure: {
    description: 'Refuses a request for erasure. The applicant sees the reason.',
    fields: { ...fields, reason: 'Reason, at most 500 characters.' },
  },
  setLegalHold: {
    description: 'Sets a legal hold: nothing of the application is deleted until it is lifted.',
    fields: { ...fields, reason: 'Reason, at most 500 characters.' },
  },
  liftLegalHold: { description: 'Lifts the legal hold.', fields },
  setLoanEnd: {
    description: 'Sets the day on which a granted loan ended. The retention period is counted from it.',
    fields: { ...fields, on: 'Day (YYYY-MM-DD); blank if the loan is still running.' },
  },
};
