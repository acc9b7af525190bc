import { QrError } from './error.ts';
import type { QrFields } from './layout.ts';
import { type AadhaarQrRecord, aadhaarQrRecord } from './record.ts';

const opening = /^[\s\uFEFF]*(?:<\/?\?xml[^>]{0,200}>\s*)?<PrintLetterBarcodeData\s/;
const longest = 4_000;

/** Is this the XML that Aadhaar codes held before 2018? Some begin with a malformed `</?xml`. */
export function isOldQr(text: string): boolean {
  return opening.test(text.slice(0, 400));
}

/** What is said of every such code. */
export const oldQrSentence =
  'This is the old kind of Aadhaar QR code, printed before 2018. It carries no signature, so it proves nothing: ' +
  'its details are noted as unsigned. Scan the code of a newer Aadhaar letter, card or PDF to have them verified.';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (value: string): string =>
  value
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    // Some printers wrote the word where a part of the address was empty.
    .replace(/^(?:null|undefined)$/i, '');

/**
 * The old XML QR code as the record of the Aadhaar QR card. It is unsigned: nothing in it is proved. The full number
 * it holds is cut to its last four here and goes no further. Throws QrRefusal. Source: standards §1.5.
 */
export function readOldQr(text: string): AadhaarQrRecord {
  if (text.length > longest) throw new QrError('too-long');
  const given = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/(?<![A-Za-z])([A-Za-z]+)\s*=\s*"([^"<]{0,400})"/g))
    if (!given.has(name)) given.set(name, plain(value));
  const at = (...names: string[]) => names.map((name) => given.get(name)).find(Boolean) ?? '';
  const uid = at('uid').replace(/\s/g, '');
  if (!/^\d{12}$/.test(uid) || at('name') === '') throw new QrError('wrong-layout');
  const fields: QrFields = {
    emailMobileIndicator: '0',
    referenceId: '',
    name: at('name'),
    dateOfBirth: at('dob', 'yob'),
    gender: at('gender'),
    careOf: at('co', 'gname'),
    district: at('dist'),
    landmark: at('lm'),
    house: at('house'),
    location: at('loc'),
    pincode: at('pc'),
    postOffice: at('po'),
    state: at('state'),
    street: at('street'),
    subDistrict: at('subdist'),
    vtc: at('vtc'),
  };
  return aadhaarQrRecord({ fields, lastFour: uid.slice(-4) });
}
