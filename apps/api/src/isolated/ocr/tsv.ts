import type { Word } from '@pramaan/readers/reading/page.ts';

/** Of a picture nothing is certain: 1 is for text that a PDF holds itself. */
const mostOfPicture = 0.99;

/** A word, and the line in which the engine saw it. */
export interface SeenWord extends Word {
  line: string;
}

/**
 * The words of Tesseract's TSV output: level 5 rows with block, paragraph, line and word numbers, box, confidence in
 * per cent, text. Source: Tesseract's own `tsv` renderer.
 */
export function wordsOfTsv(tsv: string): SeenWord[] {
  const words: SeenWord[] = [];
  for (const row of tsv.split('\n')) {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, text] = row.split('\t');
    const trimmed = text?.trim();
    if (level !== '5' || !trimmed) continue;
    const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
    const sure = Math.min(mostOfPicture, Math.max(0, Number(confidence) / 100));
    words.push({ text: trimmed, box, confidence: sure, line: `${block}.${paragraph}.${line}` });
  }
  return words;
}
