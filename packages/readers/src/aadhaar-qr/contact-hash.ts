import { createHash } from 'node:crypto';
import type { AadhaarQr } from './decode.ts';

/**
 * UIDAI's hash of a mobile number or e-mail address: SHA-256, and again over the lower-case hex text, `rounds`
 * times in all. 0 counts as 1. Throws RangeError unless `rounds` is a decimal digit. Source: standards §1.3.
 *
 * @param rounds the last digit of the Aadhaar number
 * @returns 64 lower-case hex digits
 */
export function contactHash(value: string, rounds: number): string {
  if (!Number.isInteger(rounds) || rounds < 0 || rounds > 9) {
    throw new RangeError('The rounds of a contact hash are the last digit of an Aadhaar number, 0 to 9.');
  }
  let hash = value;
  for (let i = 0; i < Math.max(rounds, 1); i++) hash = createHash('sha256').update(hash).digest('hex');
  return hash;
}

/** A contact that the applicant claims. A mobile number may carry +91, 0 or spaces. */
export type Contact = { kind: 'mobile' | 'email'; value: string };

interface ContactCheck {
  /** `not-held`: the code tells nothing about this kind of contact. */
  outcome: 'same' | 'different' | 'not-held';
  /** `last-four` (V2 and later) is weaker than `hash`: one number in ten thousand agrees by chance. */
  by: 'hash' | 'last-four' | null;
  /** The code announced the other kind, and UIDAI's documents disagree on which announcement means which. */
  indicatorSwapped: boolean;
}

/** Whether the claimed contact is the one registered with UIDAI. Believe it only if the signature is trusted. */
export function checkContact(
  qr: Pick<AadhaarQr, 'contactHashes' | 'lastFour' | 'mobileLastFour'>,
  contact: Contact,
): ContactCheck {
  const { email, mobile } = qr.contactHashes;
  const own = contact.kind === 'email' ? email : mobile;
  const other = contact.kind === 'email' ? mobile : email;
  const hashes = new Set(spellings(contact).map((value) => contactHash(value, Number(qr.lastFour.at(-1)))));
  if (own && hashes.has(own)) return { outcome: 'same', by: 'hash', indicatorSwapped: false };
  // With both kinds present their order is not in doubt.
  if (!own && other && hashes.has(other)) return { outcome: 'same', by: 'hash', indicatorSwapped: true };
  if (own) return { outcome: 'different', by: 'hash', indicatorSwapped: false };
  if (contact.kind === 'mobile' && qr.mobileLastFour) {
    const same = tenDigits(contact.value).endsWith(qr.mobileLastFour);
    return { outcome: same ? 'same' : 'different', by: 'last-four', indicatorSwapped: false };
  }
  return { outcome: 'not-held', by: null, indicatorSwapped: false };
}

const tenDigits = (mobile: string) => mobile.replace(/\D/g, '').slice(-10);

function spellings({ kind, value }: Contact): string[] {
  if (kind === 'mobile') return [tenDigits(value)];
  return [value.trim(), value.trim().toLowerCase()];
}
