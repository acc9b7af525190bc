/** Why a PDF was not made ready for a signature. `message` can be shown as it stands. */
const sentences = {
  empty: 'The file is empty. Send the PDF again.',
  'not-pdf': 'The file is not a PDF. Save the document as a PDF, then send that.',
  'too-large': 'The PDF is larger than 50 MB. Send a smaller file.',
  locked: 'The PDF is locked with a password. Save it without a password, then send it again.',
  damaged: 'The PDF is damaged and cannot be signed. Save it as a PDF again and send the new file.',
  sealed:
    'This PDF does not allow changes or signatures. Ask the person who created it for a copy that can be signed.',
  'no-page': 'The PDF has no such page to show the signature on. Choose one of its pages.',
  'no-drawing': 'The picture of the signature is not a PDF of one page.',
} as const;

export type PdfSigningErrorCode = keyof typeof sentences;

/** The only error that preparing a stranger's PDF may throw. */
export class PdfSigningError extends Error {
  readonly code: PdfSigningErrorCode;

  // No `cause`: a parser's message quotes the document.
  constructor(code: PdfSigningErrorCode) {
    super(sentences[code]);
    this.name = 'PdfSigningError';
    this.code = code;
  }
}
