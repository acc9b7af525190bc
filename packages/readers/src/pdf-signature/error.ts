/** Why a PDF's signatures were not looked for. `message` can be shown as it stands. */
const sentences = {
  empty: 'The file is empty. Send the PDF again.',
  'not-pdf': 'The file is not a PDF. Send the original PDF of the document.',
  'too-large': 'The PDF is larger than 50 MB. Send a smaller file.',
  'too-many': 'The PDF has more than 50 signatures, so we did not accept it. Send the original document.',
} as const;

type PdfErrorCode = keyof typeof sentences;

/** The only error that verifying a PDF's signatures may throw. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode) {
    super(sentences[code]);
    this.name = 'PdfError';
    this.code = code;
  }
}
