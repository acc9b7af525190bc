import { createDecipheriv, pbkdf2Sync } from 'node:crypto';

/** What the aggregator and the receiver of data agreed on for this link; this sandbox's, for all. */
const redirectSecret = 'sandbox';

/**
 * Reads the encrypted link to an aggregator's app: `fi` is the sender's id XOR the date, `ecreq` the request under AES
 * keyed by the shared secret and salted by the date. Null when it does not open. Source: Sahamati's redirection guideline,
 * not verified against a live aggregator (standards §7.1, marked M).
 */
export function readRedirect(query: Readonly<Record<string, string | undefined>>): URLSearchParams | null {
  const { ecreq = '', reqdate = '' } = query;
  try {
    const key = pbkdf2Sync(redirectSecret, reqdate, 65_536, 32, 'sha256');
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16));
    const opened = Buffer.concat([decipher.update(Buffer.from(ecreq, 'base64url')), decipher.final()]);
    return new URLSearchParams(opened.toString('utf8'));
  } catch {
    return null;
  }
}
