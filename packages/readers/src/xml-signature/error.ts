/**
 * Why an XML was not read, or why its signature is not one that can be believed. The sentence says what is wrong, then
 * what to do. It never repeats the file, which may hold a full Aadhaar number.
 */
const again = 'Download the file again from its issuer and send it without any change.';
const sentences = {
  empty: `The file is empty. ${again}`,
  'too-large': `The XML is larger than 2 MB, which is too large for this document. ${again}`,
  'too-deep': `The XML has too many parts for this document. ${again}`,
  encoding: `The XML is not in UTF-8, or has characters that XML does not allow. ${again}`,
  'not-xml': `The file is not a well-formed XML document. ${again}`,
  doctype: `The XML declares a document type or entities, which issued documents never do, so we did not accept it. ${again}`,
  instruction: `The XML has processing instructions, which issued documents never have, so we did not accept it. ${again}`,
  comment: `The signed XML has comments, which can hide a changed value, so we did not accept it. ${again}`,
  'many-signatures': `The XML has more than one signature, so we did not accept it. ${again}`,
  'misplaced-signature': `The signature is in the wrong place, so we cannot tell what it covers. ${again}`,
  'signature-form': `The signature is not built like those of issued documents, so we did not accept it. ${again}`,
  'many-references': `The signature must cover the whole document as one part, and it does not. ${again}`,
  'part-only': `The signature covers only a part of the document, so we cannot trust the rest. ${again}`,
  transform: `The signature changes the document before checking it, in a way that is not allowed. ${again}`,
  'foreign-profile': `The signature is of a kind that may be good elsewhere but that no issuer of this document uses, so we cannot check it. ${again}`,
  algorithm: `The signature uses a method that is too weak or not meant for this. ${again}`,
  changed: `The document was changed after it was signed: its content does not match the signature. ${again}`,
  'broken-signature': `The signature is damaged or was not made with the key it names. ${again}`,
} as const;

export type XmlErrorCode = keyof typeof sentences;

/** The only error that reading a signed XML may throw. `message` can be shown as it stands. */
export class XmlError extends Error {
  readonly code: XmlErrorCode;

  // No `cause`: a parser's message quotes the document.
  constructor(code: XmlErrorCode) {
    super(sentences[code]);
    this.name = 'XmlError';
    this.code = code;
  }
}
