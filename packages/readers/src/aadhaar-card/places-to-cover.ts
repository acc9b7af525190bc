import { likeness } from '../reading/likeness.ts';
import { type Box, boxAround, type Page, type Word } from '../reading/page.ts';
import { type Phrase, phrasesOf } from '../reading/phrases.ts';
import { findNumbers, type NumberFound } from './find-numbers.ts';
import { aadhaarSigns } from './signs.ts';

/** Where a page shows what nobody may store. */
interface AadhaarPlaces {
  /** Around the digits to hide: all but the last four of an Aadhaar number or a Virtual ID. */
  numbers: Box[];
  /** An Aadhaar number was seen: it is among `numbers`, or the card hides it itself. */
  seen: boolean;
}

/**
 * Is this an Aadhaar card, letter or print-out? A picture of a card may show no more than its heading and the date of birth; a text
 * with these two alone is another paper of the government, as a provident fund passbook is.
 */
export function isAadhaarPage(pages: readonly Page[]): boolean {
  const said = likeness(pages, aadhaarSigns);
  return pages.every(({ origin }) => origin === 'text') ? said > 0.5 : said >= 0.5;
}

/**
 * Every place to cover. Elsewhere than on Aadhaar documents only numbers whose check digit holds; on those also what merely
 * has the shape, with a digit misread or lost, since too much covered does no harm.
 */
export function aadhaarPlaces(pages: readonly Page[]): AadhaarPlaces {
  const perPage = pages.map((page) => placesOn(page));
  return { numbers: perPage.flatMap(({ numbers }) => numbers), seen: perPage.some(({ seen }) => seen) };
}

/** Does a page of text show a whole Aadhaar number or Virtual ID? */
export const showsAadhaarNumber = (page: Page): boolean => aadhaarPlaces([page]).numbers.length > 0;

function placesOn(page: Page): AadhaarPlaces {
  const ofAadhaar = isAadhaarPage([page]);
  const found = findNumbers([page]).filter(({ valid, masked }) => ofAadhaar || valid || masked);
  const shown = found.filter(({ masked }) => !masked);
  const numbers = shown.map(({ secret }) => secret);
  if (ofAadhaar || shown.some(({ valid }) => valid)) {
    numbers.push(
      ...phrasesOf([page]).flatMap((phrase) => runsIn(phrase).flatMap((run) => longRun(run) ?? [])),
    );
    numbers.push(...repeatedGroups(page, shown));
  }
  return { numbers, seen: found.some(({ kind }) => kind === 'aadhaar') };
}

/** Words of digits that stand next to one another. */
function runsIn({ words }: Phrase): Word[][] {
  const runs: Word[][] = [[]];
  for (const word of words) {
    if (isDigits(word.text)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Seven digits and more in groups, eleven and more in one: all but the last four. */
function longRun(run: readonly Word[]): Box | null {
  const length = run.reduce((sum, { text }) => sum + text.length, 0);
  if (run.length < 2 ? length < 11 : length < 7) return null;
  let left = length > 8 ? length - 4 : length;
  const boxes: Box[] = [];
  for (const { text, box } of run) {
    const hidden = Math.min(left, text.length);
    if (hidden > 0) boxes.push({ ...box, width: (box.width * hidden) / text.length });
    left -= hidden;
  }
  return boxAround(boxes);
}

/** Mostly digits: a letter or two among them is a digit misread. */
const isDigits = (text: string) =>
  /^[0-9A-Z|!$]{2,}$/i.test(text) &&
  [...text].filter((sign) => /\d/.test(sign)).length * 3 >= text.length * 2;

/** The hidden groups of a number that stand elsewhere by themselves, where the rest of it was not read. */
function repeatedGroups(page: Page, shown: readonly NumberFound[]): Box[] {
  const groups = shown.flatMap(({ digits }) => digits.slice(0, -4).match(/.{4}/g) ?? []);
  return page.lines
    .flatMap(({ words }) => words)
    .filter(({ text }) => groups.includes(text))
    .map(({ box }) => box);
}
