import type { KeyObject } from 'node:crypto';
import { FlattenedSign, type FlattenedVerifyGetKey, flattenedVerify } from 'jose';
import { ProviderError } from '../bank-aggregator/outcome.ts';

/** The lender's key for signing, and the id under which the aggregators know its public half. */
export interface Signer {
  /** RSA, 2048 bits or more. */
  privateKey: KeyObject;
  kid: string;
}

/** A detached JWS of a body, RS256 over the unencoded bytes (`b64: false`, RFC 7797; standards §7.1). */
export async function signBody(body: string, { privateKey, kid }: Signer): Promise<string> {
  const signed = await new FlattenedSign(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: 'RS256', kid, b64: false, crit: ['b64'] })
    .sign(privateKey);
  return `${signed.protected}..${signed.signature}`;
}

/**
 * Throws a ProviderError unless the detached JWS signs this body with a key of the aggregator. Both forms of the payload are
 * read, unencoded and base64url: the header says which it is.
 */
export async function checkBody(jws: string, body: string, keyOf: FlattenedVerifyGetKey): Promise<void> {
  const [header = '', middle, signature = '', ...more] = jws.split('.');
  if (middle !== '' || more.length > 0 || header === '' || signature === '')
    throw new ProviderError('signature', 'The aggregator’s message is not signed.');
  await verify(header, body, signature, keyOf);
}

const unencoded = (header: string): boolean => {
  try {
    return JSON.parse(Buffer.from(header, 'base64url').toString()).b64 === false;
  } catch {
    return false;
  }
};

async function verify(header: string, body: string, signature: string, keyOf: FlattenedVerifyGetKey) {
  const payload = unencoded(header) ? body : Buffer.from(body).toString('base64url');
  try {
    await flattenedVerify({ protected: header, payload, signature }, keyOf, { algorithms: ['RS256'] });
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // Its keys could not be fetched: that says nothing about the signature.
    if (code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC' || (error as Error).name === 'TypeError')
      throw new ProviderError('source_down', 'The aggregator’s keys could not be fetched. Try again later.');
    throw new ProviderError(
      'signature',
      'The aggregator’s message does not fit its signature: it was changed, or another signed it.',
    );
  }
}

/** The payload of a whole JWS, its signature checked. Throws ProviderError. */
export async function openWhole(
  jws: string,
  keyOf: FlattenedVerifyGetKey,
): Promise<{ text: string; signature: string }> {
  const [header = '', payload = '', signature = '', ...more] = jws.split('.');
  if (payload === '' || signature === '' || more.length > 0)
    throw new ProviderError('signature', 'The consent that the aggregator keeps is not signed.');
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  await verify(header, text, signature, keyOf);
  return { text, signature };
}
