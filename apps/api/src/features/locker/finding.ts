import { lockerName } from '@pramaan/documents/locker-types.ts';
import type { Basis, Check } from '@pramaan/documents/tree.ts';
import type { VerificationResult } from '../../case-file/records.ts';
import type { LockerFileRead } from '../../isolated/read-locker-file.ts';

/** A certificate that says of itself that it is over is genuine, and proves nothing of today. */
const validityChecks = ({ validity: requireToken }: LockerFileRead): Check[] =>
  requireToken.state === 'not-said'
    ? []
    : [
        {
          name: 'In force',
          verdict: requireToken.state === 'in-force' ? 'passed' : 'failed',
          detail: requireToken.sentence,
        },
      ];

/** What a file of the locker says, as a finding: believed only with its issuer's signature, checked on this server. */
export function resultOf(read: LockerFileRead): VerificationResult & { basis: Basis } {
  const { verification, validity: requireToken, unsure } = read;
  const late = verification.trusted && verification.signedWithinValidity === false;
  const proved = verification.trusted && !late;
  const signature: Check = {
    name: 'DigiLocker signature',
    verdict: proved ? 'passed' : late ? 'doubtful' : 'failed',
    detail: verification.sentence,
  };
  return {
    basis: proved && requireToken.state !== 'not-in-force' ? 'sound' : 'doubtful',
    data: read.record,
    source: proved ? 'issuer-signed' : 'locker',
    provider: verification.trusted
      ? `${lockerName} signature, checked here (${verification.keyName})`
      : `${lockerName}, signature not trusted`,
    checks: [signature, ...validityChecks(read)],
    request: {},
    asked: null,
    ...(unsure.length > 0 ? { unsure } : {}),
  };
}
