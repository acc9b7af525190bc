/**
 * Why an offline e-KYC file or a DigiLocker Aadhaar was not read. The sentence is for the person who holds it: what is
 * wrong, then what to do. It never repeats the file or the share code.
 */
const again =
  'Download a new Aadhaar Paperless Offline e-KYC file from the UIDAI site and upload the ZIP file without opening it.';
const sentences = {
  empty: `The file is empty. ${again}`,
  'too-large': `The file is larger than 2 MB, far more than an offline e-KYC file holds. ${again}`,
  'not-a-file': `The file is neither a ZIP nor an XML document. ${again}`,
  'damaged-zip': `The ZIP cannot be opened: part of it is missing or changed. ${again}`,
  'share-code-missing':
    'The ZIP file is locked. Type the share code that you chose when you downloaded it, then send it again.',
  'share-code-wrong':
    'The share code does not open this file. Type the code that you chose when you downloaded it. If you do not ' +
    'remember it, download a new file and choose a new code.',
  'many-entries': `The ZIP must hold one XML file and nothing else. ${again}`,
  'entry-name': `The ZIP contains a file that does not belong to an offline e-KYC, so we did not accept it. ${again}`,
  'entry-too-large': `The ZIP is too large for an offline e-KYC file, so we did not accept it. ${again}`,
  'unknown-packing': `We cannot open this type of ZIP file. ${again}`,
  'not-aadhaar':
    'The XML is a different document. Send the Aadhaar Paperless Offline e-KYC file from the UIDAI site, or the ' +
    'Aadhaar from DigiLocker.',
  'no-record':
    'The file has no Aadhaar details, because the request for them failed. Request the Aadhaar again and send the new file.',
  'wrong-layout': `The file is not a valid Aadhaar document: parts are missing or repeated. ${again}`,
} as const;

export type AadhaarXmlErrorCode = keyof typeof sentences;

/** Thrown for a file that cannot be read; XmlRefusal tells of its XML and signature. `message` can be shown. */
export class AadhaarXmlError extends Error {
  readonly code: AadhaarXmlErrorCode;

  constructor(code: AadhaarXmlErrorCode) {
    super(sentences[code]);
    this.name = 'AadhaarXmlError';
    this.code = code;
  }
}
