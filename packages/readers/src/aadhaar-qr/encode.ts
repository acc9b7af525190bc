import { type KeyObject, sign } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { contactHash } from './contact-hash.ts';
import { fieldOrder, type QrFields } from './layout.ts';
import type { PackedFormat } from './packed.ts';
import { istStamp } from './reference.ts';

/** What to write into a code. Text is ISO-8859-1. */
export interface QrToEncode {
  version: 'V1' | 'V2' | 'V5';
  compression: PackedFormat;
  /** The two fields left out follow from `email`, `mobile`, `lastFour` and `signedAt`. */
  fields: Partial<Omit<QrFields, 'emailMobileIndicator' | 'referenceId'>>;
  lastFour: string;
  signedAt: Date;
  email?: string;
  /** Ten digits. V1 holds its hash, V2 its last four digits, V5 its last four behind six X. */
  mobile?: string;
  /** A JPEG 2000 or JPEG file; may be empty. */
  photo: Uint8Array;
}

/**
 * The decimal text of a signed Aadhaar Secure QR, for the sandbox and for tests. Throws RangeError for text that
 * ISO-8859-1 cannot hold and for a `lastFour` that is not four digits. Source: standards §1.2.
 *
 * @param privateKey RSA-2048, PEM or KeyObject
 */
export function encodeAadhaarQr(qr: QrToEncode, privateKey: string | KeyObject): string {
  if (!/^\d{4}$/.test(qr.lastFour))
    throw new RangeError('lastFour is the last four digits of an Aadhaar number.');
  const signed = Buffer.concat([text(qr), qr.photo, ...hashes(qr)]);
  const unpacked = Buffer.concat([signed, sign('RSA-SHA256', signed, privateKey)]);
  const packed = qr.compression === 'gzip' ? gzipSync(unpacked) : deflateSync(unpacked);
  return BigInt(`0x${packed.toString('hex')}`).toString();
}

function text(qr: QrToEncode): Buffer {
  const fields: Partial<QrFields> = {
    ...qr.fields,
    emailMobileIndicator: String((qr.email ? 1 : 0) + (qr.mobile ? 2 : 0)),
    referenceId: qr.lastFour + istStamp(qr.signedAt),
  };
  const sixteen = fieldOrder.map((name) => fields[name] ?? '');
  const mobileLastFour = qr.mobile?.slice(-4) ?? '';
  const mobile = qr.version === 'V5' && mobileLastFour ? `XXXXXX${mobileLastFour}` : mobileLastFour;
  const all = qr.version === 'V1' ? sixteen : [qr.version, ...sixteen, mobile];
  return Buffer.concat(all.map((field) => Buffer.concat([latin1(field), Buffer.of(0xff)])));
}

function latin1(field: string): Buffer {
  // Node keeps the low byte of every other character without a word; and byte 0xFF would end the field early.
  const fits = [...field].every((character) => character < '\u00ff');
  if (!fits) throw new RangeError('An Aadhaar QR holds ISO-8859-1 text without ÿ.');
  return Buffer.from(field, 'latin1');
}

function hashes({ version, email = '', mobile = '', lastFour }: QrToEncode): Buffer[] {
  if (version !== 'V1') return [];
  return [email, mobile]
    .filter((contact) => contact !== '')
    .map((contact) => Buffer.from(contactHash(contact, Number(lastFour.at(-1))), 'hex'));
}
