import { printDay } from './dates.ts';

/** What a PDF says of how it was made and changed. Claims of the file: a note is a reason to look, no proof. */
export interface PdfTrace {
  producer: string;
  creator: string;
  /** ISO 8601; null when the file does not say. */
  created: string | null;
  modified: string | null;
  /** How often the file was saved: 1 as it was made. */
  revisions: number;
  /** Names of the fonts of each page, without the six letters of a subset. */
  fonts: readonly (readonly string[])[];
  /** A signature over the whole file holds: then nothing else matters. */
  signed?: boolean;
}

export interface TamperNote {
  kind: 'edited-after' | 'saved-again' | 'editor' | 'fonts' | 'made-later' | 'no-dates';
  weight: Weight;
  sentence: string;
}

type Weight = 'low' | 'middle' | 'high';

const editors: readonly [RegExp, Weight, (program: string) => string][] = [
  [
    /\b(?:ilovepdf|smallpdf|sejda|pdfescape|pdf-?xchange|foxit (?:phantom|pdf editor)|nitro|pdfelement|wondershare|soda pdf|xodo|pdf24|dochub|pdffiller|canva|inkscape|photoshop|illustrator|coreldraw|gimp)\b/i,
    'high',
    (program) => `The file was made with ${program}, a program that edits PDFs and pictures.`,
  ],
  [
    /\b(?:microsoft.{0,3} (?:word|excel|powerpoint)|libreoffice|openoffice|google docs|wps (?:office|writer)|pages)\b/i,
    'middle',
    (program) => `The file was made with ${program}, an office program.`,
  ],
  [
    /\b(?:camscanner|adobe scan|scanner|genius scan)\b/i,
    'middle',
    (program) => `The file was made with ${program}, a scanning app.`,
  ],
  [
    /\b(?:skia\/pdf|quartz pdfcontext|microsoft.{0,3} print to pdf|ghostscript|chrom(?:e|ium)|cups|pdfsharp|pypdf|mupdf|qpdf)\b/i,
    'middle',
    (program) => `The file was made with ${program}, a printer or a browser, not by a bank.`,
  ],
];

const minute = 60_000;

/** Notes on a statement's PDF, the heaviest first. `to` is the last day it covers, YYYY-MM-DD. Pure. */
export function tamperNotes(trace: PdfTrace, to?: string): TamperNote[] {
  if (trace.signed) return [];
  const notes: TamperNote[] = [];
  const add = (kind: TamperNote['kind'], weight: TamperNote['weight'], sentence: string) =>
    notes.push({ kind, weight, sentence });
  const made = trace.created === null ? Number.NaN : Date.parse(trace.created);
  const changed = trace.modified === null ? Number.NaN : Date.parse(trace.modified);
  if (changed - made > 5 * minute)
    add(
      'edited-after',
      'high',
      `The file was changed on ${day(changed)}, after it was made on ${day(made)}.`,
    );
  if (trace.revisions > 1)
    add(
      'saved-again',
      'high',
      `The file was saved ${trace.revisions} times. Something was added or changed after it was made.`,
    );
  for (const text of [trace.producer, trace.creator]) {
    const editor = editors.find(([form]) => form.test(text));
    if (!editor) continue;
    const [, weight, sentence] = editor;
    add('editor', weight, sentence(text.slice(0, 80)));
    break;
  }
  const odd = oddFonts(trace.fonts);
  if (odd) add('fonts', 'middle', odd);
  if (to && !Number.isNaN(made) && made < Date.parse(`${to}T00:00:00Z`))
    add('made-later', 'high', `The file says it was made on ${day(made)}, before the last day it covers.`);
  if (trace.created === null && trace.producer === '')
    add('no-dates', 'low', 'The file does not say when it was made, or with which program.');
  const weights = ['high', 'middle', 'low'];
  return notes.sort((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
}

const day = (time: number) => printDay(new Date(time).toISOString().slice(0, 10));

/** A font that only one or two of many pages have. */
function oddFonts(pages: readonly (readonly string[])[]): string | null {
  if (pages.length < 3) return null;
  const count = new Map<string, number[]>();
  for (const [page, fonts] of pages.entries())
    for (const font of new Set(fonts)) count.set(font, [...(count.get(font) ?? []), page + 1]);
  const middle = [...count].filter(
    ([, on]) => on.length <= 2 && !on.includes(1) && !on.includes(pages.length),
  );
  const [first] = middle;
  if (!first) return null;
  const [font, [page, second]] = first;
  return second === undefined
    ? `Page ${page} uses the font ${font}, which no other page has.`
    : `Pages ${page} and ${second} use the font ${font}, which no other page has.`;
}

/**
 * How often a PDF was saved, from its end marks; one for a file made at once. A file prepared for the web has two from
 * the start. Source: ISO 32000-1 §7.5.6 and Annex F.
 */
export function pdfRevisions(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = file.indexOf('startxref'); at >= 0; at = file.indexOf('startxref', at + 9)) count += 1;
  const linear = file.subarray(0, 1_024).includes('/Linearized');
  return Math.max(1, linear ? count - 1 : count);
}
