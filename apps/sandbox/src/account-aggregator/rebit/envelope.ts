import { verifyDetached } from '../jws.ts';
import type { Client, Registry } from '../registry.ts';
import { RebitError } from './errors.ts';

export type Members = Readonly<Record<string, unknown>>;
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const drift = 15 * 60_000;
const most = 5_000;

/** Checks what every message carries: the key, the signature, version, time and an id that was not used before. */
export function envelopes(clients: Registry) {
  const used = new Set<string>();

  const clientOf = (headers: Readonly<Record<string, unknown>>): Client => {
    const client = clients.ofKey(String(headers.client_api_key ?? ''));
    if (!client) throw new RebitError('Unauthorized', 'The client_api_key is not known to this aggregator.');
    return client;
  };

  return {
    /** The sender and the message; throws RebitError. */
    open(headers: Readonly<Record<string, unknown>>, text: string): { client: Client; message: Members } {
      const client = clientOf(headers);
      if (!client.jwk || !verifyDetached(String(headers['x-jws-signature'] ?? ''), text, client.jwk))
        throw new RebitError('SignatureDoesNotMatch', 'The x-jws-signature does not sign this body.');
      let message: unknown;
      try {
        message = JSON.parse(text);
      } catch {
        message = null;
      }
      if (!isMembers(message)) throw new RebitError('InvalidRequest', 'The body is not a JSON object.');
      const { ver, timestamp, txnid } = message;
      if (ver !== '2.0.0') throw new RebitError('NoSuchVersion', 'This aggregator speaks version 2.0.0.');
      const time = Date.parse(String(timestamp));
      if (Number.isNaN(time) || Math.abs(Date.now() - time) > drift)
        throw new RebitError('InvalidRequest', 'The timestamp is more than 15 minutes off.');
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(txnid)))
        throw new RebitError('InvalidRequest', 'The txnid is not a UUID.');
      if (used.has(`${client.id} ${txnid}`))
        throw new RebitError('IdempotencyError', 'The txnid was used before.');
      used.add(`${client.id} ${txnid}`);
      const oldest = used.values().next().value;
      if (used.size > most && oldest !== undefined) used.delete(oldest);
      return { client, message };
    },
  };
}

/** A member that must be an object. */
export function partOf(message: Members, name: string): Members {
  const part = message[name];
  if (!isMembers(part)) throw new RebitError('InvalidRequest', `${name} is missing.`);
  return part;
}

/** A member that must be text. */
export function textOf(message: Members, name: string): string {
  const value = message[name];
  if (typeof value !== 'string' || value === '')
    throw new RebitError('InvalidRequest', `${name} is missing.`);
  return value;
}
