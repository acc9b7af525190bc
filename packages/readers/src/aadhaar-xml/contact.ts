import { createHash } from 'node:crypto';
import { type Contact, contactHash } from '../aadhaar-qr/contact-hash.ts';
import type { AadhaarXmlFields } from './layout.ts';

interface OfflineContactCheck {
  /** `not-held`: the file tells nothing about this kind of contact. */
  outcome: 'same' | 'different' | 'not-held';
  /**
   * Which reading of UIDAI's formula fitted. `rounds`: as many rounds in all as the last Aadhaar digit says;
   * `rounds-and-one`: one round before those; `plain`: one round without the share code, which only e-mail has.
   */
  formula: 'rounds' | 'rounds-and-one' | 'plain' | null;
}

/**
 * Whether the claimed contact is the one registered with UIDAI, by the hash in an offline e-KYC. UIDAI's documents and the
 * programs in use disagree on the formula, so each reading is tried and the one that fitted is told. Believe it only
 * when the file's signature is trusted. Source: standards §2.1.
 */
export function checkOfflineContact(
  { mobileHash, emailHash, lastFour }: Pick<AadhaarXmlFields, 'mobileHash' | 'emailHash' | 'lastFour'>,
  contact: Contact,
  shareCode: string,
): OfflineContactCheck {
  const held = contact.kind === 'mobile' ? mobileHash : emailHash;
  if (!held || !/^\d{4}$/.test(lastFour)) return { outcome: 'not-held', formula: null };
  const rounds = Number(lastFour.at(-1));
  for (const value of spellings(contact)) {
    const tries = [
      ['rounds', contactHash(`${value}${shareCode}`, rounds)],
      ['rounds-and-one', oneMore(contactHash(`${value}${shareCode}`, rounds))],
      ...(contact.kind === 'email' ? [['plain', contactHash(value, 1)] as const] : []),
    ] as const;
    const fitting = tries.find(([, hash]) => hash === held);
    if (fitting) return { outcome: 'same', formula: fitting[0] };
  }
  return { outcome: 'different', formula: null };
}

const oneMore = (hex: string) => createHash('sha256').update(hex).digest('hex');

function spellings({ kind, value }: Contact): string[] {
  if (kind === 'mobile') return [value.replace(/\D/g, '').slice(-10)];
  return [...new Set([value.trim(), value.trim().toLowerCase()])];
}
