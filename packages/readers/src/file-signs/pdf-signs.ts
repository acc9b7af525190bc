import { type PdfTrace, tamperNotes } from '../statement/tamper.ts';

/**
 * Signs that a PDF was changed after it was made, one sentence each. A signature is added after that as well, and says itself what
 * it covers: of a signed file only the program counts. Pure.
 */
export const pdfSigns = (trace: Omit<PdfTrace, 'fonts' | 'signed'>, signatures: number): string[] =>
  tamperNotes({ ...trace, fonts: [] })
    .filter(({ kind, weight }) => weight === 'high' && (signatures === 0 || kind === 'editor'))
    .map(({ sentence }) => sentence);
