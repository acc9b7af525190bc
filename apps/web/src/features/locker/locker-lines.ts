import type * as applicants from '@pramaan/contract/calls/applicants.ts';
import type * as locker from '@pramaan/contract/calls/locker.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { line } from '../../lib/call-line.ts';

const ofApplicant: Access = { may: 'verify', applicant: 'params.id' };
const inBody: Access = { may: 'verify', applicant: 'body.applicantId' };

/** The calls of the locker's screens, by their addresses (decision 0012); `locker-lines.test.ts` holds them. */
export const lockerLines = {
  startLockerVisit: line<typeof locker.startLockerVisit>(
    'POST',
    '/applicants/{id}/locker/visits',
    ofApplicant,
  ),
  endLockerVisit: line<typeof locker.endLockerVisit>('POST', '/applicants/{id}/locker/return', ofApplicant),
  getIssuedDoc: line<typeof locker.getIssuedDoc>('POST', '/users/getissueddoc', 'signed-in'),
  fileFromUri: line<typeof locker.fileFromUri>('POST', '/users/filefromuri', 'signed-in'),
  revokeToken: line<typeof locker.revokeToken>('POST', '/users/revokeToken', 'signed-in'),
  registerDigilocker: line<typeof locker.registerDigilocker>('POST', '/users/registerDigilocker', inBody),
  verifyDigiMob: line<typeof locker.verifyDigiMob>('POST', '/users/verifyDigiMob', inBody),
  lockerWidget: line<typeof locker.lockerWidget>('GET', '/applicants/{id}/locker/widget', ofApplicant),
  lockerCallback: line<typeof locker.lockerCallback>('POST', '/applicants/{id}/locker/callback', ofApplicant),
  putDocument: line<typeof applicants.putDocument>('PUT', '/applicants/{id}/{group}/{document}', ofApplicant),
} as const;
