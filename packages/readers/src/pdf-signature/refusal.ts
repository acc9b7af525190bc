/** Why a PDF's signatures were not looked for. `message` can be shown as it stands. */
const sentences = {
  empty: 'The file is empty. Send the PDF again.',
  'not-pdf': 'The file is not a PDF. Send the document as the PDF in which it was issued.',
  'too-large': 'The PDF is larger than 50 MB. Send a smaller one.',
  'too-many': 'The PDF holds more than 50 signatures, so it was refused. Send the document as it was issued.',
} as const;

export type PdfRefusalCode = keyof typeof sentences;

/** The only error that verifying a PDF's signatures may throw. */
export class PdfRefusal extends Error {
  readonly code: PdfRefusalCode;

  constructor(code: PdfRefusalCode) {
    super(sentences[code]);
    this.name = 'PdfRefusal';
    this.code = code;
  }
}
