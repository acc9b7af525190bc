/**
 * Why a certificate from a digital locker was not read. The sentence is for the person who fetched it: what is wrong,
 * then what to do. It never repeats the certificate.
 */
const sentences = {
  'not-certificate': 'This is not a certificate from DigiLocker. Get the document from DigiLocker again.',
  'unknown-type':
    'We do not use this type of certificate here. Choose the document we asked for, or upload it.',
  'other-document':
    'This is a different document from the one we asked for. Go back and choose the right one in DigiLocker.',
  'wrong-layout':
    'The certificate is not complete or not valid. Get it from DigiLocker again, or upload the document.',
  empty:
    'The certificate has no holder’s name, so we cannot use it. Get it from DigiLocker again, or upload the document.',
} as const;

export type LockerXmlErrorCode = keyof typeof sentences;

/** Thrown for a certificate that cannot be read; XmlRefusal tells of its XML and signature. `message` can be shown. */
export class LockerXmlError extends Error {
  readonly code: LockerXmlErrorCode;

  constructor(code: LockerXmlErrorCode) {
    super(sentences[code]);
    this.name = 'LockerXmlError';
    this.code = code;
  }
}
