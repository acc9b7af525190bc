import { createHmac } from 'node:crypto';
import { askPublic } from '../outbound/public-internet.ts';

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

/**
 * Tells an address of an event, signed; answers the HTTP status. Throws SourceDown, which names no secret, when nothing
 * was answered. Only https addresses of the public internet are told, and what lies under `allowed` (the sandbox).
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
  const question = { method: 'POST', headers, body: event.body, timeoutMs, largest: longestReply } as const;
  return (await askPublic(url, question, allowed)).status;
}
