import { constants, createHash, type KeyObject, privateDecrypt, publicEncrypt } from 'node:crypto';

const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

/** A value that only the holder of the key reads: RSA with OAEP and SHA-256, in base64 (ONMAGS 4.2, §5.1.1). */
export const encrypted = (text: string, key: KeyObject): string =>
  publicEncrypt({ key, ...padding }, Buffer.from(text)).toString('base64');

/** What `encrypted` hid; null for what was not made with this key. */
export function decrypted(value: string, key: KeyObject): string | null {
  try {
    return privateDecrypt({ key, ...padding }, Buffer.from(value, 'base64')).toString();
  } catch {
    return null;
  }
}

/** SHA-256 in hexadecimal of secured values in their order, joined by bars. */
export const checksumOf = (values: readonly string[]): string =>
  createHash('sha256').update(values.join('|')).digest('hex');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const characters = Object.fromEntries(Object.entries(entities).map(([plain, entity]) => [entity, plain]));

/** Text inside an element, and a whole document as it travels (§5.5). */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (plain) => entities[plain] ?? '');

/** A document as it travelled, read; one that came unescaped stays as it is. */
export const unescaped = (text: string): string =>
  /^\s*</.test(text)
    ? text
    : text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => characters[entity] ?? '');
