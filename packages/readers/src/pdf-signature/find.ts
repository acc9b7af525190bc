import { PdfError } from './error.ts';
import { type PdfDictionary, type PdfValue, readValue } from './syntax.ts';

/** A signature dictionary of the file, whether or not it makes sense. */
export interface FoundSignature {
  dictionary: PdfDictionary;
  /** Offset and length, twice; null when it is not four whole numbers. */
  byteRange: readonly [number, number, number, number] | null;
  /** Where the hex string of /Contents begins (its `<`) and ends (after its `>`). */
  contents: { start: number; end: number } | null;
  subFilter: string;
  /** /M, the time that the signing program claims. */
  claimedAt: Date | null;
}

const largest = 50_000_000;
const mostSignatures = 50;
/** A signature with its certificates and revocation lists can have some hundred KB, in hex. */
const mostBefore = 2_000_000;
const mostAfter = 2_100_000;

/**
 * Every signature dictionary of a PDF, in the order of the file. Looked for in the bytes, not through the file's own
 * tables: those are what an attacker bends, and a signature's dictionary cannot be compressed because its /ByteRange
 * counts bytes of the file. Throws PdfRefusal. Source: ISO 32000-1 §12.8.1.
 */
export function findSignatures(bytes: Buffer): FoundSignature[] {
  if (bytes.length === 0) throw new PdfError('empty');
  if (bytes.length > largest) throw new PdfError('too-large');
  if (bytes.subarray(0, 1024).indexOf('%PDF-') < 0) throw new PdfError('not-pdf');
  const found = new Map<number, FoundSignature>();
  let seen = 0;
  for (let at = bytes.indexOf('/ByteRange'); at >= 0; at = bytes.indexOf('/ByteRange', at + 1)) {
    if (++seen > mostSignatures + 10) throw new PdfError('too-many');
    const dictionary = dictionaryAround(bytes, at);
    if (dictionary) found.set(dictionary.start, described(dictionary));
  }
  if (found.size > mostSignatures) throw new PdfError('too-many');
  return [...found.values()];
}

/** The innermost dictionary that has the /ByteRange at `at`. */
function dictionaryAround(bytes: Buffer, at: number): PdfDictionary | null {
  let before = at;
  // A text in the dictionary may hold "1 0 obj": then the one before it is tried.
  for (let tries = 0; tries < 4; tries++) {
    before = bytes.lastIndexOf(' obj', before - 1);
    if (before < 0 || at - before > mostBefore) return null;
    const value = readValue(bytes.subarray(0, at + mostAfter), before + 4);
    const found = value && value.start < at && at < value.end ? holderOf(value, at) : null;
    if (found) return found;
  }
  return null;
}

function holderOf(value: PdfValue, at: number): PdfDictionary | null {
  if (value.kind === 'array') {
    const item = value.items.find(({ start, end }) => start <= at && at < end);
    return item ? holderOf(item, at) : null;
  }
  if (value.kind !== 'dictionary') return null;
  for (const member of value.members.values())
    if (member.start <= at && at < member.end) return holderOf(member, at);
  return value.members.has('ByteRange') ? value : null;
}

function described(dictionary: PdfDictionary): FoundSignature {
  const { members } = dictionary;
  const contents = members.get('Contents');
  const subFilter = members.get('SubFilter');
  const claimed = members.get('M');
  return {
    dictionary,
    byteRange: fourNumbers(members.get('ByteRange')),
    contents: contents?.kind === 'hex' ? contents : null,
    subFilter: subFilter?.kind === 'name' ? subFilter.name : '',
    claimedAt: claimed?.kind === 'text' ? pdfDate(claimed.bytes.toString('latin1')) : null,
  };
}

function fourNumbers(value: PdfValue | undefined): FoundSignature['byteRange'] {
  if (value?.kind !== 'array' || value.items.length !== 4) return null;
  const numbers = value.items.map((item) =>
    item.kind === 'number' && Number.isSafeInteger(item.value) && item.value >= 0 ? item.value : -1,
  );
  const [a = -1, b = -1, c = -1, d = -1] = numbers;
  return numbers.includes(-1) ? null : [a, b, c, d];
}

/** `D:YYYYMMDDHHmmSS+05'30'`; without an offset it is UTC. Null for an impossible time. Source: ISO 32000-1 §7.9.4. */
export function pdfDate(text: string): Date | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '00', sign, offsetHours = '00', offsetMinutes = '00'] =
    match;
  const utc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return Number.isNaN(utc) ? null : new Date(utc - offset);
}
