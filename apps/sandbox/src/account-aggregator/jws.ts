import { createPublicKey, sign, verify } from 'node:crypto';
import type { AggregatorKey } from './key.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A detached JWS of a body: RS256, the body unencoded (`b64: false`, RFC 7797). */
export function signDetached(body: string, { privateKey, kid }: AggregatorKey): string {
  const header = encode({ alg: 'RS256', kid, b64: false, crit: ['b64'] });
  const signature = sign('RSA-SHA256', Buffer.from(`${header}.${body}`), privateKey);
  return `${header}..${signature.toString('base64url')}`;
}

/** A compact JWS that holds its payload. */
export function signWhole(payload: object, { privateKey, kid }: AggregatorKey): string {
  const head = `${encode({ alg: 'RS256', kid })}.${encode(payload)}`;
  return `${head}.${sign('RSA-SHA256', Buffer.from(head), privateKey).toString('base64url')}`;
}

function headerOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof header === 'object' && header !== null ? { ...header } : null;
  } catch {
    return null;
  }
}

/** Does this detached JWS sign the body with that key? */
export function verifyDetached(jws: string, body: string, jwk: JsonWebKey): boolean {
  const [head = '', middle, signature = ''] = jws.split('.');
  const header = headerOf(head);
  if (middle !== '' || header?.alg !== 'RS256') return false;
  const payload = header.b64 === false ? body : Buffer.from(body).toString('base64url');
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return verify('RSA-SHA256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
