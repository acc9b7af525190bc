import { createHmac } from 'node:crypto';
import { request } from 'node:https';
import { askSource } from '../outbound/source-reply.ts';
import { publicIpOf } from './public-address.ts';

/** How every signing secret begins (Standard Webhooks 1.0, "Symmetric"). */
export const secretPrefix = 'whsec_';
const longestReply = 64 * 1024;
const timeoutMs = 10_000;

export interface Event {
  id: string;
  /** JSON, exactly as signed. */
  body: string;
  /** Unix seconds. */
  at: number;
}

/** `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` (Standard Webhooks 1.0, "Signature scheme"). */
export function signatureOf(secret: string, { id, at, body }: Event): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
}

/** Posts to the public internet alone: the name is looked up once, and that address is connected to. */
async function postOutside(url: URL, headers: Record<string, string>, body: string): Promise<number> {
  const to = await publicIpOf(url.hostname);
  if (!to) throw new Error('The address is not on the public internet.');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = request(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
      // Asked for all addresses or for one, it is given this one.
      lookup: (_host, options, done) => (options.all ? done(null, [to]) : done(null, to.address, to.family)),
    },
    (reply) => {
      reply.on('data', () => undefined);
      reply.on('error', reject);
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    },
  );
  asked.on('error', reject);
  asked.end(body);
  return promise;
}

/**
 * Tells an address of an event, signed; answers the HTTP status. Throws an Error that names no secret when nothing was
 * answered. Only https addresses of the public internet are told, and what lies under `allowed` (the sandbox).
 */
export async function postEvent(
  url: string,
  secret: string,
  event: Event,
  allowed: string | null,
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Pramaan-Webhooks/1',
    'webhook-id': event.id,
    'webhook-timestamp': String(event.at),
    'webhook-signature': signatureOf(secret, event),
  };
  const target = new URL(url);
  if (isAllowed(target, allowed)) {
    const init = { method: 'POST', headers, body: event.body, signal: AbortSignal.timeout(timeoutMs) };
    return (await askSource(url, init, longestReply)).status;
  }
  if (target.protocol !== 'https:') throw new Error('The address does not begin with https://.');
  return postOutside(target, headers, event.body);
}

const isAllowed = (target: URL, allowed: string | null) =>
  allowed !== null &&
  target.port === new URL(allowed).port &&
  ['localhost', '127.0.0.1'].includes(target.hostname) &&
  target.protocol === 'http:';

/** Can events be sent there at all? A name that does not resolve now may later; one that leads inside never. */
export async function takesEvents(url: string, allowed: string | null): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const target = new URL(url);
  if (isAllowed(target, allowed)) return true;
  if (target.protocol !== 'https:' || target.username !== '' || target.password !== '') return false;
  return (await publicIpOf(target.hostname)) !== null;
}
