import type { Surroundings } from '../connector.ts';
import type { Sms } from './port.ts';

/** A step of an address that nobody guesses. */
export const receiptSecret = /^[A-Za-z0-9_-]{24,200}$/;

/** Where a gateway reports delivery; the last step is its secret. */
export const receiptPath = (vendor: string): string => `/sms/${vendor}/receipts`;

/** The secret while the sandbox plays the gateway: nobody has to set one. */
export const sandboxSecret = ({ sandbox, secretFor }: Surroundings, vendor: string): string | null =>
  sandbox ? secretFor(`sms receipts ${vendor}`) : null;

const longest = 60;

/** A gateway's reason, fit to be stored: a number in it may be the person's, or a code. */
export const tidyReason = (said: string): string =>
  said
    .replace(/\d{4,}/g, '')
    .replace(/[^A-Za-z0-9 _.,:/-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest);

/** JSON as it came; undefined when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The gateway, which in the sandbox is told before each message where its receipts go: an operator registers that once with the
 * real gateway, and the sandbox forgets it when it ends.
 */
export function reportingTo(sms: Sms, { sandbox, publicUrl }: Surroundings): Sms {
  const { receipts, vendor } = sms;
  if (!sandbox || !receipts) return sms;
  const body = JSON.stringify({ url: `${publicUrl}${receiptPath(vendor)}/${receipts.secret}` });
  const tell = () =>
    fetch(`${sandbox}/sms/callbacks/${vendor}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
  return {
    ...sms,
    async send(message) {
      await tell();
      return sms.send(message);
    },
  };
}
