import type * as esign from '@pramaan/contract/calls/esign.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const see: Access = { may: 'see', applicant: 'params.id' };
const verify: Access = { may: 'verify', applicant: 'params.id' };
const agreements = '/applicants/{id}/esign/agreements';

/** The calls of the signing screens, by their addresses (decision 0012). `esign-client.test.ts` holds each to the contract's own. */
export const esignClient = {
  signWithAadhaar: route<typeof esign.signWithAadhaar>('POST', '/AdhaarEsigngetOtp', {
    may: 'verify',
    applicant: 'body.essentials.url',
    unnamed: 'anyone',
  }),
  addAgreement: route<typeof esign.addAgreement>('POST', agreements, verify),
  listAgreements: route<typeof esign.listAgreements>('GET', agreements, see),
  removeAgreement: route<typeof esign.removeAgreement>('DELETE', `${agreements}/{agreement}`, verify),
  setSigners: route<typeof esign.setSigners>('PUT', `${agreements}/{agreement}/signers`, verify),
  beginSigning: route<typeof esign.beginSigning>('POST', `${agreements}/{agreement}/begin`, verify),
  getSigningRequest: route<typeof esign.getSigningRequest>(
    'GET',
    '/applicants/{id}/esign/requests/{request}',
    see,
  ),
  checkAgreement: route<typeof esign.checkAgreement>('GET', `${agreements}/{agreement}/check`, see),
} as const;
