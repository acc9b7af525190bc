/**
 * Why an offline e-KYC file or a DigiLocker Aadhaar was not read. The sentence is for the person who holds it: what is
 * wrong, then what to do. It never repeats the file or the share code.
 */
const again =
  'Download a new Aadhaar Paperless Offline e-KYC file from the UIDAI site and send the ZIP as it is, without opening it.';
const sentences = {
  empty: `The file is empty. ${again}`,
  'too-large': `The file is larger than 2 MB, far more than an offline e-KYC file holds. ${again}`,
  'not-a-file': `The file is neither a ZIP nor an XML document. ${again}`,
  'damaged-zip': `The ZIP cannot be opened: part of it is missing or changed. ${again}`,
  'share-code-missing':
    'The ZIP is locked. Type the share code that you chose when you downloaded it, then send it again.',
  'share-code-wrong':
    'The share code does not open this file. Type the code that you chose when you downloaded it; if you no longer ' +
    'know it, download a new file and choose a new one.',
  'many-entries': `The ZIP must hold one XML file and nothing else. ${again}`,
  'entry-name': `The ZIP holds a file with a name that no offline e-KYC file has, so it was refused. ${again}`,
  'entry-too-large': `The ZIP unpacks to far more than an offline e-KYC file holds, so it was refused. ${again}`,
  'unknown-packing': `The ZIP is packed or locked in a way that is not known here. ${again}`,
  'not-aadhaar':
    'The XML is a document of another kind. Send the Aadhaar Paperless Offline e-KYC file from the UIDAI site, or the ' +
    'Aadhaar from DigiLocker.',
  'no-record':
    'The file says that the request for the details failed, so it holds none. Ask for the Aadhaar again and send the new file.',
  'wrong-layout': `The file is not laid out like an Aadhaar document: parts are missing or stand twice. ${again}`,
} as const;

export type AadhaarXmlRefusalCode = keyof typeof sentences;

/** Thrown for a file that cannot be read; XmlRefusal tells of its XML and signature. `message` can be shown. */
export class AadhaarXmlRefusal extends Error {
  readonly code: AadhaarXmlRefusalCode;

  constructor(code: AadhaarXmlRefusalCode) {
    super(sentences[code]);
    this.name = 'AadhaarXmlRefusal';
    this.code = code;
  }
}
