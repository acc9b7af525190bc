import { createHash, timingSafeEqual } from 'node:crypto';

/** The one partner that this locker knows: its OAuth client, and its requester app with the organisation. */
export const partner = {
  name: 'Pramaan',
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  appId: 'sandbox',
  appKey: 'sandbox',
  orgId: 'sandbox',
} as const;

/** Lower-case hex. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Requests older than this are refused, and those from as far ahead (standards §5.2). */
const freshSeconds = 30 * 60;

/** Whether a time in seconds is near enough to now. */
export const isFresh = (seconds: number) => Math.abs(Date.now() / 1000 - seconds) <= freshSeconds;
