import { createHmac, timingSafeEqual } from 'node:crypto';
import type { webhookEvents } from '@pramaan/contract/webhook-events.ts';

/** Something that happened, as a webhook is told it. It names the person by id and holds no personal data. */
export interface Event {
  /** The same over all tries of one event: who has seen it need not do it again. */
  id: string;
  type: (typeof webhookEvents)[number] | 'ping';
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: { applicantId: string | null } & Record<string, unknown>;
}

/** What came is not believed: `late` is a true one told too long ago (or a clock that is wrong), or one told again by a stranger. */
export class NotBelieved extends Error {
  readonly reason: 'headers' | 'signature' | 'late' | 'unreadable';
  constructor(reason: NotBelieved['reason'], message: string) {
    super(message);
    this.name = 'NotBelieved';
    this.reason = reason;
  }
}

/** Headers as Node's `http` gives them, or as `Headers`. */
type HeaderSource = Headers | Readonly<Record<string, string | string[] | undefined>>;

interface Options {
  /** How far its time may be from ours, in seconds. */
  toleranceSeconds?: number;
  now?: Date;
}

const prefix = 'whsec_';
const keyOf = (secret: string) => Buffer.from(secret.replace(prefix, ''), 'base64');

function headerOf(headers: HeaderSource, name: string): string {
  const found = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof found !== 'string' || found === '')
    throw new NotBelieved('headers', `The header ${name} is missing.`);
  return found;
}

/** Are two texts the same? Takes as long whether or not they are. */
function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Reads what a webhook was told, as Standard Webhooks 1.0 writes it: HMAC-SHA256 over `id.timestamp.body`. Throws
 * `NotBelieved` unless one of the secrets signed these very bytes, lately.
 *
 * @param body exactly as it came, not parsed and written again
 * @param secrets of the webhook; while it is being exchanged, the new one and the old one
 */
export function readEvent(
  headers: HeaderSource,
  body: string | Uint8Array,
  secrets: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: Options = {},
): Event {
  const [id, at, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  const right = [secrets].flat().map((secret) => {
    const mac = createHmac('sha256', keyOf(secret)).update(`${id}.${at}.`).update(body);
    return `v1,${mac.digest('base64')}`;
  });
  // Several signatures, parted by spaces, while a secret is exchanged. Each is looked at, whichever fits.
  const fits = given.split(' ').flatMap((one) => right.map((wanted) => same(one, wanted)));
  if (!fits.includes(true)) throw new NotBelieved('signature', 'The signature is not that of these bytes.');
  const age = Math.abs(now.valueOf() / 1000 - Number(at));
  if (!/^\d{1,12}$/.test(at) || age > toleranceSeconds)
    throw new NotBelieved('late', `It was told ${Math.round(age)} seconds ago.`);
  try {
    const event = JSON.parse(Buffer.from(body).toString()) as Omit<Event, 'id'>;
    if (typeof event.type !== 'string' || typeof event.data !== 'object') throw new Error('no event');
    return { ...event, id };
  } catch {
    throw new NotBelieved('unreadable', 'The body is not an event.');
  }
}
