import type * as desk from '@pramaan/contract/calls/desk.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { line } from '../../lib/call-line.ts';

const review: Access = { may: 'review', applicant: 'params.id' };
const decide: Access = { may: 'decide', applicant: 'params.id' };
const comment: Access = { may: 'comment', applicant: 'params.id' };
const file = '/applicants/{id}';

/** The calls of the desk, by their addresses (decision 0012). `desk-lines.test.ts` holds each to the contract's own. */
export const deskLines = {
  getDesk: line<typeof desk.getDesk>('GET', `${file}/desk`, review),
  assignFile: line<typeof desk.assignFile>('POST', `${file}/desk/assign`, review),
  beginReview: line<typeof desk.beginReview>('POST', `${file}/desk/begin`, review),
  sayPresent: line<typeof desk.sayPresent>('POST', `${file}/desk/presence`, review),
  reviewDocument: line<typeof desk.reviewDocument>('PUT', `${file}/desk/reviews/{place}`, review),
  askApplicant: line<typeof desk.askApplicant>('POST', `${file}/asks`, review),
  withdrawAsk: line<typeof desk.withdrawAsk>('DELETE', `${file}/asks/{ask}`, review),
  decideApplication: line<typeof desk.decideApplication>('POST', `${file}/decisions`, decide),
  confirmDecision: line<typeof desk.confirmDecision>('POST', `${file}/decisions/{decision}/confirm`, decide),
  undoDecision: line<typeof desk.undoDecision>('POST', `${file}/decisions/{decision}/undo`, decide),
  revealRecord: line<typeof desk.revealRecord>('POST', `${file}/reveal`, {
    may: 'reveal',
    applicant: 'params.id',
  }),
  listNotes: line<typeof desk.listNotes>('GET', `${file}/notes`, comment),
  addNote: line<typeof desk.addNote>('POST', `${file}/notes`, comment),
  addFlag: line<typeof desk.addFlag>('POST', `${file}/flags`, review),
  clearFlag: line<typeof desk.clearFlag>('DELETE', `${file}/flags/{flag}`, review),
  getTimeline: line<typeof desk.getTimeline>('GET', `${file}/timeline`, review),
  getConsistency: line<typeof desk.getConsistency>('GET', `${file}/consistency`, review),
} as const;
