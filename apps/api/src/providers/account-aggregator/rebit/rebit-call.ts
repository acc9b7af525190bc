import { randomUUID } from 'node:crypto';
import type { FlattenedVerifyGetKey } from 'jose';
import { ProviderError, unlessDown } from '../../bank-aggregator/outcome.ts';
import { type Bag, isBag, textOf } from '../../bank-aggregator/read-value.ts';
import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, decoded, jsonOf } from '../../outbound/source-reply.ts';
import { checkBody, type Signer, signBody } from '../detached-jws.ts';

export const rebitVersion = '2.0.0';
const drift = 15 * 60_000;
const largest = 32 * 1024 * 1024;

export interface RebitCallSettings {
  /** Before `/Consent`. */
  url: string;
  /** What we send as `client_api_key`. */
  apiKey: string;
  signer: Signer;
  /** The aggregator's public keys: `createRemoteJWKSet(url)` or `createLocalJWKSet(keys)` of jose. */
  aggregatorKeys: FlattenedVerifyGetKey;
  timeoutMs: number;
  now?: () => number;
}

/** A refusal in ReBIT's own words, for the caller to make sense of. */
export class RebitError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Throws a ProviderError unless version and time are what they must be (±15 minutes). */
export function checkEnvelope(message: Bag, now: number): void {
  if (textOf(message.ver) !== rebitVersion)
    throw new ProviderError('version', `The aggregator speaks another version than ${rebitVersion}.`);
  const time = Date.parse(textOf(message.timestamp));
  if (Number.isNaN(time) || Math.abs(now - time) > drift)
    throw new ProviderError('stale', 'The aggregator’s message is more than 15 minutes away from our time.');
}

/** ReBIT's calls over HTTP, signed and checked both ways. Throws ProviderError and RebitError alone. */
export function rebitCaller(settings: RebitCallSettings) {
  const protect = resilient(settings.timeoutMs, 'rebit');
  const now = settings.now ?? Date.now;

  const once = async (path: string, message: Bag, signal: AbortSignal): Promise<Bag> => {
    // New with each try: an aggregator refuses an id that it has seen.
    const txnid = randomUUID();
    const body = JSON.stringify({
      ver: rebitVersion,
      timestamp: new Date(now()).toISOString(),
      txnid,
      ...message,
    });
    const signature = await signBody(body, settings.signer);
    const asked = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        client_api_key: settings.apiKey,
        'x-jws-signature': signature,
      },
      body,
      signal,
    };
    const reply = await askSource(`${settings.url}${path}`, asked, largest);
    const parsed = jsonOf(reply.bytes);
    if (!isBag(parsed)) throw new SourceDown('an unreadable reply');
    // A refusal gives nothing away, so its signature does not matter.
    if (!reply.ok) throw new RebitError(textOf(parsed.errorCode) || `HTTP ${reply.status}`);
    await checkBody(
      reply.headers.get('x-jws-signature') ?? '',
      decoded(reply.bytes),
      settings.aggregatorKeys,
    );
    checkEnvelope(parsed, now());
    if (parsed.txnid !== txnid)
      throw new ProviderError('unreadable', 'The aggregator answered another question.');
    return parsed;
  };

  return (path: string, message: Bag): Promise<Bag> =>
    unlessDown('The account aggregator', () => protect(path, (signal) => once(path, message, signal)));
}

const meanings: Readonly<Record<string, [ProviderError['reason'], string]>> = {
  Unauthorized: ['refused', 'The account aggregator does not know this client. Check its key.'],
  SignatureDoesNotMatch: [
    'refused',
    'The account aggregator does not accept our signature. Check the key it was given.',
  ],
  InvalidSecurity: [
    'refused',
    'The account aggregator does not accept our signature. Check the key it was given.',
  ],
  InvalidCustomerAddress: ['invalid_input', 'The account aggregator does not know such a customer address.'],
  InvalidConsentPurpose: ['invalid_input', 'The account aggregator does not take that purpose.'],
  InvalidDateRange: ['invalid_input', 'The consent does not cover those days.'],
  InvalidKey: ['invalid_input', 'The account aggregator did not take our key for the encryption.'],
  InvalidConsentHandle: ['not_found', 'The account aggregator has no request of that handle.'],
  InvalidConsentId: ['not_found', 'The account aggregator has no consent of that id.'],
  InvalidSessionId: ['not_found', 'The account aggregator has no fetch of that id.'],
  DataGone: ['not_found', 'The data is no longer kept for fetching. Start a new fetch.'],
  NoSuchVersion: ['version', `The aggregator speaks another version than ${rebitVersion}.`],
};

/** A RebitError as one of ours; anything else is thrown on as it is. */
export function apiErrorOf(error: unknown): never {
  if (!(error instanceof RebitError)) throw error;
  const [reason, sentence] = meanings[error.code] ?? [];
  if (reason && sentence) throw new ProviderError(reason, sentence);
  const named = /^[A-Za-z0-9 ]{1,40}$/.test(error.code) ? ` (${error.code})` : '';
  throw new ProviderError('invalid_input', `The account aggregator did not take the request${named}.`);
}
