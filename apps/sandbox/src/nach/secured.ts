import { constants, createHash, type KeyObject, privateDecrypt, publicEncrypt } from 'node:crypto';

/** RSA/ECB/OAEPWithSHA-256AndMGF1Padding of the gateway's specification. */
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

export const hide = (text: string, key: KeyObject): string =>
  publicEncrypt({ key, ...oaep }, Buffer.from(text, 'utf8')).toString('base64');

/** Throws for what the key does not open. */
export const open = (hidden: string, key: KeyObject): string =>
  privateDecrypt({ key, ...oaep }, Buffer.from(hidden, 'base64')).toString('utf8');

export const checksum = (...values: string[]): string =>
  createHash('sha256').update(values.join('|')).digest('hex');

/** A document or a text as it travels between gateway and merchant. */
export const encode = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

export const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
