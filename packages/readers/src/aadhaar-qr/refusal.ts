/**
 * Why a QR was not read. The sentence is for the person who holds the card: what is wrong, then what to do. It
 * never repeats the scanned text, which may hold a full Aadhaar number.
 */
const sentences = {
  empty: 'Nothing was scanned. Scan the large QR code on the Aadhaar letter, card or mAadhaar app again.',
  'aadhaar-number':
    'This is only a 12-digit number, not an Aadhaar QR code, and it was not kept. Scan the large QR code instead.',
  'old-unsigned-qr':
    'This is the old kind of Aadhaar QR code, printed before 2018. It carries no signature, so it proves nothing. ' +
    'Download a new e-Aadhaar from the UIDAI site, or open mAadhaar, and scan the QR code there.',
  'not-digits':
    'This is not an Aadhaar Secure QR code: that one holds digits only. Scan the large QR code on the Aadhaar.',
  'too-short':
    'The scanned code is too short to be an Aadhaar Secure QR code, so part of it may be missing. ' +
    'Scan the whole large QR code again, flat and in good light.',
  'too-long':
    'The scanned text is longer than any QR code can be. Scan one QR code at a time, straight from the Aadhaar.',
  'cannot-unpack':
    'The scanned digits cannot be unpacked, so some were misread or changed. Scan the QR code again.',
  'too-large':
    'The code unpacks to far more than an Aadhaar QR code holds, so it was refused. Scan the QR code of the Aadhaar.',
  'wrong-layout':
    'The code was unpacked but is not laid out like an Aadhaar Secure QR code. Scan the large QR code on the Aadhaar; ' +
    'if this was it, get a new e-Aadhaar from the UIDAI site.',
} as const;

export type QrRefusalCode = keyof typeof sentences;

/** The only error that reading a QR text may throw. `message` can be shown as it stands. */
export class QrRefusal extends Error {
  readonly code: QrRefusalCode;

  constructor(code: QrRefusalCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.name = 'QrRefusal';
    this.code = code;
  }
}
