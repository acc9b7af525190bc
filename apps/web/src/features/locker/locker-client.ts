import type * as applicants from '@pramaan/contract/calls/applicants.ts';
import type * as locker from '@pramaan/contract/calls/locker.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const ofApplicant: Access = { may: 'verify', applicant: 'params.id' };
const inBody: Access = { may: 'verify', applicant: 'body.applicantId', unnamed: 'self' };

/** The calls of the locker's screens, by their addresses (decision 0012); `locker-client.test.ts` holds them. */
export const lockerClient = {
  startLockerSignIn: route<typeof locker.startLockerSignIn>(
    'POST',
    '/applicants/{id}/locker/sign-ins',
    ofApplicant,
  ),
  endLockerSignIn: route<typeof locker.endLockerSignIn>(
    'POST',
    '/applicants/{id}/locker/return',
    ofApplicant,
  ),
  getIssuedDoc: route<typeof locker.getIssuedDoc>('POST', '/users/getissueddoc', 'signed-in'),
  fetchLockerFile: route<typeof locker.fetchLockerFile>('POST', '/users/filefromuri', 'signed-in'),
  revokeToken: route<typeof locker.revokeToken>('POST', '/users/revokeToken', 'signed-in'),
  registerDigilocker: route<typeof locker.registerDigilocker>('POST', '/users/registerDigilocker', inBody),
  verifyDigiMob: route<typeof locker.verifyDigiMob>('POST', '/users/verifyDigiMob', inBody),
  getLockerWidget: route<typeof locker.getLockerWidget>('GET', '/applicants/{id}/locker/widget', ofApplicant),
  fetchSharedLockerFile: route<typeof locker.fetchSharedLockerFile>(
    'POST',
    '/applicants/{id}/locker/callback',
    ofApplicant,
  ),
  putDocument: route<typeof applicants.putDocument>(
    'PUT',
    '/applicants/{id}/{group}/{document}',
    ofApplicant,
  ),
} as const;
