import { type Extent, inkOf } from './drawing.ts';

/** What letters a text is set in. */
export interface Lettering {
  /** Pixels of the em square. */
  size: number;
  weight?: 400 | 600 | 700;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? '');
const devanagari = /[\u0900-\u097f]/;
const clusters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function textElement(content: string, { size, weight = 400 }: Lettering, more: string): string {
  const family = devanagari.test(content) ? 'Noto Sans Devanagari' : 'Noto Sans';
  return `<text font-family="${family}" font-size="${size}" font-weight="${weight}" xml:space="preserve" ${more}>${escaped(content)}</text>`;
}

/** Runs of Latin letters whole, Devanagari in single clusters. */
function piecesOf(content: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of clusters.segment(content)) {
    const last = pieces.at(-1);
    if (last !== undefined && !devanagari.test(last) && !devanagari.test(segment))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const measureSize = 200;
// How far the headline of a Devanagari letter reaches into the next one, in parts of its size.
const headlineOverlap = 0.023;

/** How far the pen moves over a piece, in parts of its size. */
function advanceOf(piece: string, weight: Lettering['weight']): number {
  const rightOf = (text: string) => {
    const { left, width } = inkOf(textElement(text, { size: measureSize, weight }, ''));
    return (left + width) / measureSize;
  };
  // The stroke behind it makes spaces at the end count.
  return devanagari.test(piece) ? rightOf(piece) - headlineOverlap : rightOf(`${piece}|`) - rightOf('|');
}

/**
 * A text that begins at 0,0 as SVG. resvg moves the pen on by the widest glyph of a Devanagari cluster and not by all
 * of them, so vowel signs would lie on the next letter: every cluster is placed here instead.
 */
export function lettered(content: string, { size, weight }: Lettering): string {
  let pen = 0;
  return piecesOf(content)
    .map((piece) => {
      const element = textElement(piece, { size, weight }, `x="${(pen * size).toFixed(2)}"`);
      pen += advanceOf(piece, weight);
      return element;
    })
    .join('');
}

/** Where the ink of a text that begins at 0,0 lies. Text grows evenly, so one measure does for all sizes. */
export function inkOfText(content: string, { size, weight }: Lettering): Extent {
  const ink = inkOf(lettered(content, { size: measureSize, weight }));
  const scale = size / measureSize;
  return {
    left: ink.left * scale,
    top: ink.top * scale,
    width: ink.width * scale,
    height: ink.height * scale,
  };
}

/**
 * A sign made as wide as every other and put in the middle of a cell that begins at 0, as typewriters and OCR-B do.
 * An I gets the bars that OCR-B gives it, so that its cell does not look empty.
 */
export function typed(sign: string, { size, weight, cell }: Lettering & { cell: number }): string {
  const ink = inkOfText(sign, { size, weight });
  const squeeze = Math.min(1.1, Math.max(0.6, (cell * 0.68) / ink.width));
  const middle = ink.left + ink.width / 2;
  // The J of Noto Sans hangs below the line; a typed one stands on it.
  const below = (ink.top + ink.height) / size;
  const lift = below > 0.05 ? -ink.top / ink.height : 1;
  const raise = ink.top * (1 - lift);
  const letter = `<g transform="translate(${(cell / 2).toFixed(2)} ${raise.toFixed(2)}) scale(${squeeze.toFixed(3)} ${lift.toFixed(3)}) translate(${(-middle).toFixed(2)} 0)">${lettered(sign, { size, weight })}</g>`;
  if (sign !== 'I') return letter;
  const [stroke, bar] = [size * 0.08, cell * 0.5];
  const tops = [ink.top, ink.top + ink.height - stroke];
  return `${letter}${tops.map((y) => `<rect x="${(cell - bar) / 2}" y="${y.toFixed(2)}" width="${bar}" height="${stroke}"/>`).join('')}`;
}

/** Breaks a text at spaces into lines no wider than `room` pixels. A word wider than that keeps its line. */
export function wrap(content: string, style: Lettering & { room: number }): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && inkOfText(longer, style).width <= style.room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
