import { factOf } from '@pramaan/documents/facts.ts';
import { lockerName } from '@pramaan/documents/locker-types.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import type { Check, Verdict } from '@pramaan/documents/tree.ts';
import { checkRecord } from '../../case-file/check-record.ts';
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
export function resultOf(
  entry: Entry,
  read: LockerFileRead,
  profileName: string,
): Omit<VerificationResult, 'file'> {
  const { verification, validity: requireToken, unsure } = read;
  const late = verification.trusted && verification.signedWithinValidity === false;
  const proved = verification.trusted && !late;
  const signature: Check = {
    name: 'DigiLocker signature',
    verdict: proved ? 'passed' : late ? 'doubtful' : 'failed',
    detail: verification.sentence,
  };
  const named = checkRecord(entry, read.record, profileName);
  const nameless: Check[] =
    factOf(entry.method, read.record, 'name') === ''
      ? [{ name: 'Name', verdict: 'doubtful', detail: 'The document shows no name to compare.' }]
      : [];
  const sound =
    proved && requireToken.state !== 'not-in-force' && unsure.length === 0 && nameless.length === 0;
  const status: Verdict =
    proved && named.status === 'mismatch' ? 'mismatch' : sound ? named.status : 'needs_review';
  return {
    status,
    data: read.record,
    source: proved ? 'issuer-signed' : 'locker',
    provider: verification.trusted
      ? `${lockerName} signature, checked here (${verification.keyName})`
      : `${lockerName}, signature not trusted`,
    checks: [signature, ...validityChecks(read), ...named.checks, ...nameless],
    request: {},
    asked: null,
    ...(unsure.length > 0 ? { unsure } : {}),
  };
}
