/**
 * Why a certificate from a digital locker was not read. The sentence is for the person who fetched it: what is wrong,
 * then what to do. It never repeats the certificate.
 */
const sentences = {
  'not-certificate':
    'The XML is not a certificate as DigiLocker issues them. Fetch the document from DigiLocker again.',
  'unknown-type':
    'The certificate is of a type that is not used here. Choose the document that was asked for, or upload it.',
  'other-document':
    'The certificate is another document than the one asked for. Go back and choose the right one in DigiLocker.',
  'wrong-layout':
    'The certificate is not laid out like its type: parts are missing, too long or stand twice. Fetch it again, or upload the document.',
  empty:
    'The certificate names no holder, so it proves nothing of anyone. Fetch it again, or upload the document.',
} as const;

export type LockerXmlRefusalCode = keyof typeof sentences;

/** Thrown for a certificate that cannot be read; XmlRefusal tells of its XML and signature. `message` can be shown. */
export class LockerXmlRefusal extends Error {
  readonly code: LockerXmlRefusalCode;

  constructor(code: LockerXmlRefusalCode) {
    super(sentences[code]);
    this.name = 'LockerXmlRefusal';
    this.code = code;
  }
}
