import { type Box, middleOf, type Page } from './page.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { beginsWithLabel } from './printed-labels.ts';
import { printedName } from './printed-name.ts';

/* A long name goes on in a second line: the line above it or under it, of the same letters, flush with it and no further off. */

/** Heights of letters between the lines of one name; values of their own stand further apart or have a label. */
const closest = 0.9;

/** What was read of print in another script is unsure. */
const latin = 0.8;

/** The line of the same name under this one; null for a name of one line. */
export function nameUnder(pages: readonly Page[], name: Phrase): Phrase | null {
  return lineBeside(pages, name, (other, own) => other.top - (own.top + own.height));
}

/** The line of the same name above this one. */
export function nameAbove(pages: readonly Page[], name: Phrase): Phrase | null {
  return lineBeside(pages, name, (other, own) => own.top - (other.top + other.height));
}

function lineBeside(
  pages: readonly Page[],
  { page, box }: Phrase,
  gapOf: (other: Box, own: Box) => number,
): Phrase | null {
  const all = phrasesOf(pages).filter((phrase) => phrase.page === page);
  const goesOn = (other: Phrase) => {
    const gap = gapOf(other.box, box);
    const near = gap > -0.4 * box.height && gap < closest * box.height && !isLevel(other.box, box);
    const flush = Math.abs(other.box.left - box.left) < 0.8 * box.height;
    const alike = Math.max(other.box.height, box.height) < 1.35 * Math.min(other.box.height, box.height);
    return near && flush && alike && isName(other) && !all.some((label) => isLabelOf(label, other));
  };
  return all.find(goesOn) ?? null;
}

function isName({ words }: Phrase): boolean {
  const name = printedName(words);
  return (
    name !== null &&
    !name.leftOut &&
    name.text.length > 2 &&
    words.every(({ confidence, text }) => confidence >= latin && /^\p{Lu}/u.test(text)) &&
    !beginsWithLabel(words)
  );
}

/** Whether a phrase left of another one, on its line, announces it. */
const isLabelOf = (label: Phrase, value: Phrase) =>
  label.box.left + label.box.width <= value.box.left &&
  isLevel(label.box, value.box) &&
  (beginsWithLabel(label.words) || /:$/.test(label.text));

const isLevel = (a: Box, b: Box) => Math.abs(middleOf(a) - middleOf(b)) < 0.5 * Math.min(a.height, b.height);
