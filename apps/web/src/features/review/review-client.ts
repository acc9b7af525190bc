import type { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import type * as review from '@pramaan/contract/calls/review.ts';
import type { getSecondFactor } from '@pramaan/contract/calls/second-factor.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const reviewing: Access = { may: 'review', applicant: 'params.id' };
const decide: Access = { may: 'decide', applicant: 'params.id' };
const comment: Access = { may: 'comment', applicant: 'params.id' };
const edit: Access = { may: 'edit', applicant: 'params.id' };
const file = '/applicants/{id}';

/** The calls of the review, by their addresses (decision 0012). `review-client.test.ts` holds each to the contract's own. */
export const reviewClient = {
  addCoApplicant: route<typeof addCoApplicant>('POST', `${file}/co-applicants`, edit),
  getReview: route<typeof review.getReview>('GET', `${file}/review`, reviewing),
  assignAgent: route<typeof review.assignAgent>('PUT', `${file}/agent`, decide),
  assignCase: route<typeof review.assignCase>('POST', `${file}/review/assignment`, reviewing),
  beginReview: route<typeof review.beginReview>('POST', `${file}/review/begin`, reviewing),
  reportPresence: route<typeof review.reportPresence>('POST', `${file}/review/presence`, reviewing),
  reviewDocument: route<typeof review.reviewDocument>('PUT', `${file}/review/records/{place}`, reviewing),
  requestInformation: route<typeof review.requestInformation>(
    'POST',
    `${file}/information-requests`,
    reviewing,
  ),
  cancelInformationRequest: route<typeof review.cancelInformationRequest>(
    'DELETE',
    `${file}/information-requests/{request}`,
    reviewing,
  ),
  acceptFinding: route<typeof review.acceptFinding>('POST', `${file}/findings/{finding}/accept`, decide),
  decideApplication: route<typeof review.decideApplication>('POST', `${file}/decisions`, decide),
  previewDecision: route<typeof review.previewDecision>('POST', `${file}/decisions/preview`, decide),
  confirmDecision: route<typeof review.confirmDecision>(
    'POST',
    `${file}/decisions/{decision}/confirm`,
    decide,
  ),
  undoDecision: route<typeof review.undoDecision>('POST', `${file}/decisions/{decision}/undo`, decide),
  getSecondFactor: route<typeof getSecondFactor>('GET', '/second-factor', 'staff'),
  revealRecord: route<typeof review.revealRecord>('POST', `${file}/reveal`, {
    may: 'reveal',
    applicant: 'params.id',
  }),
  listNotes: route<typeof review.listNotes>('GET', `${file}/notes`, comment),
  addNote: route<typeof review.addNote>('POST', `${file}/notes`, comment),
  addFlag: route<typeof review.addFlag>('POST', `${file}/flags`, reviewing),
  clearFlag: route<typeof review.clearFlag>('DELETE', `${file}/flags/{flag}`, reviewing),
  getTimeline: route<typeof review.getTimeline>('GET', `${file}/timeline`, reviewing),
  getConsistency: route<typeof review.getConsistency>('GET', `${file}/consistency`, reviewing),
} as const;
