/**
 * Why a QR was not read. The sentence is for the person who holds the card: what is wrong, then what to do. It
 * never repeats the scanned text, which may hold a full Aadhaar number.
 */
const sentences = {
  empty: 'Nothing was scanned. Scan the large QR code on the Aadhaar letter, card or mAadhaar app again.',
  'aadhaar-number':
    'This is a 12-digit number, not an Aadhaar QR code. We did not store it. Scan the large QR code instead.',
  'old-unsigned-qr':
    'This is the old type of Aadhaar QR code, printed before 2018. It has no signature, so we cannot verify it. ' +
    'Download a new e-Aadhaar from the UIDAI site, or open mAadhaar, and scan the QR code there.',
  'not-digits': 'This is not an Aadhaar Secure QR code. Scan the large QR code on the Aadhaar.',
  'too-short':
    'The scanned code is too short to be an Aadhaar Secure QR code, so part of it may be missing. ' +
    'Scan the whole large QR code again, flat and in good light.',
  'too-long':
    'The scanned text is too long for one QR code. Scan one QR code at a time, directly from the Aadhaar.',
  'cannot-unpack': 'Some of the scanned digits are wrong or were changed. Scan the QR code again.',
  'too-large':
    'The code holds too much data for an Aadhaar QR code, so we did not accept it. Scan the QR code on the Aadhaar.',
  'wrong-layout':
    'This does not have the format of an Aadhaar Secure QR code. Scan the large QR code on the Aadhaar. ' +
    'If you already did, get a new e-Aadhaar from the UIDAI site.',
} as const;

export type QrErrorCode = keyof typeof sentences;

/** The only error that reading a QR text may throw. `message` can be shown as it stands. */
export class QrError extends Error {
  readonly code: QrErrorCode;

  constructor(code: QrErrorCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.name = 'QrError';
    this.code = code;
  }
}
