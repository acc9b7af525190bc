/**
 * Why an XML was not read, or why its signature is not one that can be believed. The sentence says what is wrong, then
 * what to do. It never repeats the file, which may hold a full Aadhaar number.
 */
const again = 'Download the file again from where it was issued and send it unchanged.';
const sentences = {
  empty: `The file is empty. ${again}`,
  'too-large': `The XML is larger than 2 MB, far more than such a document needs. ${again}`,
  'too-deep': `The XML is nested or split into more parts than such a document ever is. ${again}`,
  encoding: `The XML is not written in UTF-8, or holds characters that XML does not allow. ${again}`,
  'not-xml': `The file is not a well-formed XML document. ${again}`,
  doctype: `The XML declares a document type or entities, which no issued document does, so it was refused. ${again}`,
  instruction: `The XML holds processing instructions, which no issued document does, so it was refused. ${again}`,
  comment: `The signed XML holds comments, which can hide a changed value, so it was refused. ${again}`,
  'many-signatures': `The XML holds more than one signature where there must be one, so it was refused. ${again}`,
  'misplaced-signature': `The signature does not stand directly in the document it signs, so what it covers is in doubt. ${again}`,
  'signature-form': `The signature is not built as issued documents build it, so it was refused. ${again}`,
  'many-references': `The signature must cover one thing, the whole document, and covers several or none. ${again}`,
  'part-only': `The signature covers only a part of the document, so the rest could be anything. ${again}`,
  transform: `The signature changes the document before checking it, in a way that is not allowed. ${again}`,
  algorithm: `The signature uses a method that is not accepted here, because it is too weak or not for this. ${again}`,
  changed: `The document was changed after it was signed: its content does not fit its signature. ${again}`,
  'broken-signature': `The signature is damaged or was not made with the key it names. ${again}`,
} as const;

export type XmlRefusalCode = keyof typeof sentences;

/** The only error that reading a signed XML may throw. `message` can be shown as it stands. */
export class XmlRefusal extends Error {
  readonly code: XmlRefusalCode;

  // No `cause`: a parser's message quotes the document.
  constructor(code: XmlRefusalCode) {
    super(sentences[code]);
    this.name = 'XmlRefusal';
    this.code = code;
  }
}
