import type * as mandates from '@pramaan/contract/calls/mandates.ts';
import type * as offers from '@pramaan/contract/calls/offers.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const decide: Access = { may: 'decide', applicant: 'params.id' };
const see: Access = { may: 'see', applicant: 'params.id' };
const ownWord: Access = { may: 'ownWord', applicant: 'params.id' };
const list = '/applicants/{id}/offers';

/** The calls of offers, by their addresses (decision 0012). `offers-client.test.ts` holds each to the contract's own. */
export const offersClient = {
  listOffers: route<typeof offers.listOffers>('GET', list, see),
  previewOffer: route<typeof offers.previewOffer>('POST', `${list}/preview`, decide),
  makeOffer: route<typeof offers.makeOffer>('POST', list, decide),
  withdrawOffer: route<typeof offers.withdrawOffer>('POST', `${list}/{offer}/withdraw`, decide),
  makeAgreement: route<typeof offers.makeAgreement>('POST', `${list}/{offer}/agreement`, decide),
  setCondition: route<typeof offers.setCondition>('PUT', '/applicants/{id}/conditions/{place}', decide),
  makeHandOver: route<typeof offers.makeHandOver>('POST', `${list}/{offer}/hand-over`, decide),
  previewMandate: route<typeof mandates.previewMandate>('GET', `${list}/{offer}/mandate`, see),
  beginMandate: route<typeof mandates.beginMandate>('POST', `${list}/{offer}/mandate`, ownWord),
  beginUpiMandate: route<typeof mandates.beginUpiMandate>('POST', `${list}/{offer}/mandate/upi`, ownWord),
  checkMandate: route<typeof mandates.checkMandate>('POST', `${list}/{offer}/mandate/check`, see),
  cancelMandate: route<typeof mandates.cancelMandate>('POST', `${list}/{offer}/mandate/cancel`, ownWord),
  answerOffer: route<typeof offers.answerOffer>('POST', `${list}/{offer}/answer`, ownWord),
  exitOffer: route<typeof offers.exitOffer>('POST', `${list}/{offer}/exit`, ownWord),
} as const;

/** Where the bundle of a loan that was handed over is fetched. */
export const handOverAddress = (applicant: string, offer: string) =>
  `/api/applicants/${applicant}/offers/${offer}/hand-over`;

/** Where a paper of an offer is fetched. */
export const paperAddress = (
  applicant: string,
  offer: string,
  paper: 'key-facts' | 'sanction-letter',
  language: string,
) => `/api/applicants/${applicant}/offers/${offer}/${paper}?lang=${language}`;
