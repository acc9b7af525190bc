/** The sixteen fields of every Aadhaar Secure QR, in the order in which they are packed. Source: standards §1.2. */
export const fieldOrder = [
  'emailMobileIndicator',
  'referenceId',
  'name',
  'dateOfBirth',
  'gender',
  'careOf',
  'district',
  'landmark',
  'house',
  'location',
  'pincode',
  'postOffice',
  'state',
  'street',
  'subDistrict',
  'vtc',
] as const;

/** As printed in the QR, trimmed. A field the holder does not have is an empty string. */
export type QrFields = Record<(typeof fieldOrder)[number], string>;

/** Ends every text field. Text is ISO-8859-1 without this byte. */
export const delimiter = 0xff;
/** RSA-2048, the last bytes of the unpacked code. */
export const signatureBytes = 256;
/** One SHA-256 of a contact. */
export const hashBytes = 32;
