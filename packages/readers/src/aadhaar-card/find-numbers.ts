import { isVerhoeffValid } from '@pramaan/documents/identifiers/verhoeff.ts';
import { asShape } from '../reading/look-alikes.ts';
import { type Box, boxAround, type Page, type Word } from '../reading/page.ts';
import { phrasesOf } from '../reading/phrases.ts';

/**
 * An Aadhaar number (12 digits) or a Virtual ID (16) on a page. The digits never leave this folder's functions but as
 * the last four, and as places to cover.
 */
export interface NumberFound {
  kind: 'aadhaar' | 'vid';
  /** Only digits; X for what the card itself hides. */
  digits: string;
  /** The check digit holds, and an Aadhaar number begins as they do. False for what the card hides itself. */
  valid: boolean;
  /** The card hides the first eight digits itself. */
  masked: boolean;
  repairs: number;
  words: Word[];
  page: number;
  /** Around the digits that must not be seen: all but the last four. */
  secret: Box;
}

const lengths = { 12: 'aadhaar', 16: 'vid' } as const;

/** Every number of those shapes, also with a digit misread: groups of four that stand together, or all in one. */
export function findNumbers(pages: readonly Page[]): NumberFound[] {
  const all = phrasesOf(pages).flatMap(({ words, page }) => numbersIn(words, page));
  return all.sort((a, b) => Number(b.valid) - Number(a.valid) || a.repairs - b.repairs);
}

function numbersIn(words: readonly Word[], page: number): NumberFound[] {
  const found: NumberFound[] = [];
  let from = 0;
  while (from < words.length) {
    const number = [5, 4, 3, 2, 1]
      .map((count) => numberOf(words.slice(from, from + count), page))
      .find((candidate) => candidate !== null);
    if (number) found.push(number);
    from += number ? number.words.length : 1;
  }
  return found;
}

function numberOf(words: readonly Word[], page: number): NumberFound | null {
  const texts = words.map(({ text }) => text.replace(/[^\w|!$]/g, ''));
  if (texts.some((text) => text.length === 0 || text.length % 4 !== 0)) return null;
  const joined = texts.join('');
  const kind = joined.length === 12 ? lengths[12] : joined.length === 16 ? lengths[16] : null;
  if (!kind) return null;
  const masked = /^[X*]{8}/i.test(joined);
  const shown = masked ? joined.slice(-4) : joined;
  // A word that only looks like digits is one: at least two thirds must be digits as they stand.
  if ([...shown].filter((sign) => /[0-9]/.test(sign)).length * 3 < shown.length * 2) return null;
  const shaped = asShape(shown, '9'.repeat(shown.length));
  if (!shaped) return null;
  const digits = shaped.text.padStart(joined.length, 'X');
  return {
    kind,
    digits,
    valid: !masked && /^[2-9]/.test(digits) && isVerhoeffValid(digits),
    masked,
    repairs: shaped.repairs,
    words: [...words],
    page,
    secret: secretPart(words, joined.length),
  };
}

/** Around all digits but the last four, by even shares of the words' widths. */
function secretPart(words: readonly Word[], length: number): Box {
  let left = length - 4;
  const boxes: Box[] = [];
  for (const { text, box } of words) {
    const size = text.replace(/[^\w|!$]/g, '').length;
    const hidden = Math.min(left, size);
    if (hidden > 0) boxes.push({ ...box, width: (box.width * hidden) / size });
    left -= hidden;
  }
  return boxAround(boxes) ?? { left: 0, top: 0, width: 0, height: 0 };
}
