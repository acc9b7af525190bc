import { ProviderError, type Reason } from '../../bank-aggregator/outcome.ts';
import { bagOf, textOf } from '../../bank-aggregator/read-value.ts';

const ended = 'The consent at DigiLocker has ended. Sign in there again.';
const noSuchFile =
  'This document is not in DigiLocker, or it was not shared. Share it, or use another method.';
const ourKey =
  'DigiLocker does not know our client id or secret. Ask the operator of this server to check them.';

/** What DigiLocker's error codes mean here (standards §5.2); the rest go by their HTTP status. */
const meanings: Readonly<Record<string, [Reason, string]>> = {
  invalid_token: ['session_ended', ended],
  invalid_client: ['refused', ourKey],
  invalid_client_id: ['refused', ourKey],
  hmac_mismatch: ['refused', ourKey],
  invalid_ts: ['stale', 'DigiLocker refused our time. Ask the operator of this server to set its clock.'],
  invalid_uri: ['not_found', noSuchFile],
  file_not_found: ['not_found', noSuchFile],
  record_not_found: ['not_found', noSuchFile],
  aadhaar_not_linked: [
    'not_found',
    'No Aadhaar is linked to this locker. Link it in DigiLocker, or give the Aadhaar another way.',
  ],
  aadhaar_not_available: [
    'not_found',
    'The Aadhaar was not shared from this locker. Sign in again and allow it, or give the Aadhaar another way.',
  ],
  pull_response_pending: ['source_down', 'The issuer has not sent the document yet. Try again later.'],
  mobile_exists: ['invalid_input', 'A locker exists for this mobile number. Sign in to it.'],
  invalid_otp: ['invalid_input', 'The code is not right or too old. Type it again, or ask for a new one.'],
};

/** Codes of ours that the locker did not take: each means another thing by where it was used. */
const badCode: [Reason, string] = [
  'refused',
  'DigiLocker did not take the sign-in: it was used before, is too old or began elsewhere. Sign in again.',
];
export const badRefresh: [Reason, string] = ['session_ended', ended];

/** Throws the ProviderError that a reply of status 4xx means. `grant`: what an `invalid_grant` means here. */
export function refuse(status: number, reply: unknown, grant: [Reason, string] = badCode): never {
  const code = textOf(bagOf(reply).error);
  const known = code === 'invalid_grant' ? grant : Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  if (known) throw new ProviderError(...known);
  if (status === 401) throw new ProviderError('session_ended', ended);
  if (status === 404) throw new ProviderError('not_found', noSuchFile);
  const named = /^[a-z_]{3,40}$/.test(code) ? ` (${code})` : '';
  throw new ProviderError('invalid_input', `DigiLocker did not take the request${named}.`);
}
