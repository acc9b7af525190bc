import { factOf } from '@pramaan/documents/facts.ts';
import { lockerName } from '@pramaan/documents/locker-types.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import type { Check, Outcome } from '@pramaan/documents/tree.ts';
import { checkRecord } from '../../dossier/check-record.ts';
import type { Finding } from '../../dossier/records.ts';
import type { LockerFileRead } from '../../isolated/read-locker-file.ts';

/** A certificate that says of itself that it is over is genuine, and proves nothing of today. */
const standingChecks = ({ standing }: LockerFileRead): Check[] =>
  standing.state === 'not-said'
    ? []
    : [
        {
          name: 'In force',
          outcome: standing.state === 'in-force' ? 'passed' : 'failed',
          detail: standing.sentence,
        },
      ];

/** What a file of the locker says, as a finding: believed only with its issuer's signature, checked on this server. */
export function findingOf(entry: Entry, read: LockerFileRead, profileName: string): Omit<Finding, 'file'> {
  const { verification, standing, unsure } = read;
  const late = verification.trusted && verification.signedWithinValidity === false;
  const proved = verification.trusted && !late;
  const signature: Check = {
    name: 'DigiLocker signature',
    outcome: proved ? 'passed' : late ? 'doubtful' : 'failed',
    detail: verification.sentence,
  };
  const named = checkRecord(entry, read.record, profileName);
  const nameless: Check[] =
    factOf(entry.method, read.record, 'name') === ''
      ? [{ name: 'Name', outcome: 'doubtful', detail: 'The paper shows no name that could be compared.' }]
      : [];
  const sound = proved && standing.state !== 'not-in-force' && unsure.length === 0 && nameless.length === 0;
  const status: Outcome =
    proved && named.status === 'mismatch' ? 'mismatch' : sound ? named.status : 'needs_review';
  return {
    status,
    data: read.record,
    source: proved ? 'issuer-signed' : 'locker',
    provider: verification.trusted
      ? `${lockerName} signature, checked here (${verification.keyName})`
      : `${lockerName}, signature not trusted`,
    checks: [signature, ...standingChecks(read), ...named.checks, ...nameless],
    request: {},
    asked: null,
    ...(unsure.length > 0 ? { unsure } : {}),
  };
}
