import { QrError } from './error.ts';
import { delimiter, fieldOrder, hashBytes, type QrFields, signatureBytes } from './layout.ts';
import { type PackedFormat, packedBytes, packedFormat } from './packed.ts';
import { hashesAfterPhoto, type PhotoFormat, photoFormat } from './photo.ts';
import { parseReference } from './reference.ts';

/** An Aadhaar Secure QR, read but not yet believed: see verify.ts. Byte arrays are views of `unpacked`. */
export interface AadhaarQr {
  /** `V1` for the layout without a marker (2018–2022), else the marker: `V2`, `V5` … */
  version: `V${number}`;
  fields: QrFields;
  /** The only digits of the Aadhaar number that the code holds. */
  lastFour: string;
  /** When UIDAI made the code, to the millisecond; null when the reference holds no possible time. */
  signedAt: Date | null;
  /** V2 and later, when printed. */
  mobileLastFour: string | null;
  photo: Uint8Array;
  photoFormat: PhotoFormat;
  /** 64 lower-case hex digits each; see contact-hash.ts. */
  contactHashes: { email: string | null; mobile: string | null };
  signed: Uint8Array;
  /** RSA-2048 PKCS#1 v1.5 over SHA-256 of `signed`. */
  signature: Uint8Array;
  unpacked: Uint8Array;
}

/** Real codes unpack to about 1.5 to 4 kB; whatever exceeds this is a bomb. */
const maxUnpackedBytes = 64 * 1024;

/** Unpacks `packed`, stopping above `maxBytes`. Anything it throws becomes a QrRefusal. */
export type Inflate = (packed: Uint8Array, format: PackedFormat, maxBytes: number) => Uint8Array;

/**
 * The text of a scanned Aadhaar Secure QR, read with the caller's decompressor (Node: inflate-node.ts).
 * Throws QrRefusal and nothing else. Source: standards §1.1.
 */
export function decode(text: string, inflate: Inflate): AadhaarQr {
  const packed = packedBytes(text);
  const format = packedFormat(packed);
  let unpacked: Uint8Array;
  try {
    unpacked = inflate(packed, format, maxUnpackedBytes);
  } catch (cause) {
    throw cause instanceof QrError ? cause : new QrError('cannot-unpack', { cause });
  }
  return decodeUnpacked(unpacked);
}

/** The second half of `decode`, for a caller whose decompressor is asynchronous (a browser). Throws QrRefusal. */
export function decodeUnpacked(unpacked: Uint8Array): AadhaarQr {
  if (unpacked.length > maxUnpackedBytes) throw new QrError('too-large');
  if (unpacked.length <= signatureBytes) throw new QrError('wrong-layout');
  const signed = unpacked.subarray(0, unpacked.length - signatureBytes);
  const reader = new FieldReader(signed);
  const version = readVersion(reader);
  const fields = Object.fromEntries(fieldOrder.map((name) => [name, reader.next()])) as QrFields;
  if (!/^[0-3]?$/.test(fields.emailMobileIndicator)) throw new QrError('wrong-layout');
  const reference = parseReference(fields.referenceId);
  if (!reference) throw new QrError('wrong-layout');
  const mobile = version === 'V1' ? null : readMobile(reader);
  const { photo, contactHashes } = splitRest(reader.rest(), fields.emailMobileIndicator, version === 'V1');
  return {
    version,
    fields,
    ...reference,
    mobileLastFour: mobile?.match(/\d{4}$/)?.[0] ?? null,
    photo,
    photoFormat: photoFormat(photo),
    contactHashes,
    signed,
    signature: unpacked.subarray(unpacked.length - signatureBytes),
    unpacked,
  };
}

class FieldReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): string {
    const end = this.#bytes.indexOf(delimiter, this.#offset);
    if (end < 0) throw new QrError('wrong-layout');
    const text = latin1(this.#bytes.subarray(this.#offset, end)).trim();
    this.#offset = end + 1;
    return text;
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.#offset);
  }
}

// TextDecoder's "latin1" is windows-1252 and changes 0x80–0x9F, hence by hand.
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function readVersion(reader: FieldReader): `V${number}` {
  const [v = 0, digit = 0, end] = reader.rest();
  if (v !== 0x56 || digit < 0x30 || digit > 0x39 || end !== delimiter) return 'V1';
  reader.next();
  return `V${digit - 0x30}`;
}

/** Some layouts lack the mobile field: there the photo, whose first bytes are known, begins at once. */
function readMobile(reader: FieldReader): string | null {
  const rest = reader.rest();
  const format = photoFormat(rest);
  if (format !== 'unknown' && format !== 'none') return null;
  const end = rest.indexOf(delimiter);
  if (end < 0 || end > 20 || !/^[\dXx*+ -]*$/.test(latin1(rest.subarray(0, end)))) return null;
  return reader.next();
}

function splitRest(rest: Uint8Array, indicator: string, firstVersion: boolean) {
  const announced = indicator === '3' ? 2 : indicator === '1' || indicator === '2' ? 1 : 0;
  if (firstVersion && rest.length < announced * hashBytes) throw new QrError('wrong-layout');
  const count = hashesAfterPhoto(rest, announced, firstVersion);
  const hash = (fromEnd: number) =>
    Array.from(rest.subarray(rest.length - fromEnd * hashBytes, rest.length - (fromEnd - 1) * hashBytes))
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  const photo = rest.subarray(0, rest.length - count * hashBytes);
  if (count === 0) return { photo, contactHashes: { email: null, mobile: null } };
  if (count === 2) return { photo, contactHashes: { email: hash(2), mobile: hash(1) } };
  const contactHashes =
    indicator === '1' ? { email: hash(1), mobile: null } : { email: null, mobile: hash(1) };
  return { photo, contactHashes };
}
