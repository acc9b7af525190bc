import type * as esign from '@pramaan/contract/calls/esign.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { line } from '../../lib/call-line.ts';

const see: Access = { may: 'see', applicant: 'params.id' };
const verify: Access = { may: 'verify', applicant: 'params.id' };
const papers = '/applicants/{id}/esign/papers';

/** The calls of the signing screens, by their addresses (decision 0012). `esign-lines.test.ts` holds each to the contract's own. */
export const esignLines = {
  adhaarEsign: line<typeof esign.adhaarEsign>('POST', '/AdhaarEsigngetOtp', {
    may: 'verify',
    applicant: 'body.essentials.url',
    unnamed: 'anyone',
  }),
  addPaper: line<typeof esign.addPaper>('POST', papers, verify),
  listPapers: line<typeof esign.listPapers>('GET', papers, see),
  removePaper: line<typeof esign.removePaper>('DELETE', `${papers}/{paper}`, verify),
  setSigners: line<typeof esign.setSigners>('PUT', `${papers}/{paper}/signers`, verify),
  beginSigning: line<typeof esign.beginSigning>('POST', `${papers}/{paper}/begin`, verify),
  signingState: line<typeof esign.signingState>('GET', '/applicants/{id}/esign/requests/{request}', see),
  checkPaper: line<typeof esign.checkPaper>('GET', `${papers}/{paper}/check`, see),
} as const;
