import { pan } from '@pramaan/documents/identifiers/pan.ts';
import { type DateFound, findDates } from '../reading/find-date.ts';
import { findMark, findMarks, type Mark } from '../reading/find-mark.ts';
import { findShape } from '../reading/find-shape.ts';
import { found } from '../reading/found.ts';
import { labelledDate, nameScope } from '../reading/labelled.ts';
import { likeness, type Sign } from '../reading/likeness.ts';
import { below } from '../reading/near-mark.ts';
import type { Page } from '../reading/page.ts';
import { type Phrase, phrasesOf } from '../reading/phrases.ts';
import { beginsWithLabel } from '../reading/printed-labels.ts';
import { printedName } from '../reading/printed-name.ts';
import type { FieldReading, Reading } from '../reading/reading.ts';
import { ofOneCard } from '../reading/two-cards.ts';

const signs: readonly Sign[] = [
  { spellings: ['INCOME TAX DEPARTMENT'], weight: 0.4 },
  { spellings: ['PERMANENT ACCOUNT NUMBER'], weight: 0.4 },
  { spellings: ['GOVT OF INDIA', 'GOVERNMENT OF INDIA'], weight: 0.15 },
  { spellings: ["FATHER'S NAME"], weight: 0.15 },
];

/**
 * A PAN card in both layouts: with labels and a QR code (2018 on), and without labels, names above the date (before).
 * Fields: number, name, fatherName, dob (DD/MM/YYYY as printed).
 */
export function readPanCard(pages: readonly Page[]): Reading {
  const number = readNumber(pages);
  const birth = birthDate(pages);
  const names = labelledNames(pages) ?? namesAbove(pages, birth);
  const fields: Record<string, FieldReading> = {};
  if (number) fields.number = number;
  const name = names.name && nameField(names.name);
  const fatherName = names.fatherName && nameField(names.fatherName);
  if (name) fields.name = name;
  if (fatherName) fields.fatherName = fatherName;
  if (birth) {
    // Where glare hides it, the day of issue is the earliest that is left.
    const placed = isUnderLabel(pages, birth) || namesAbove(pages, birth).name !== undefined;
    fields.dob = found(birth.text, birth.words, birth.page, { repairs: birth.repairs + (placed ? 0 : 1) });
  }
  const reading: Reading = {
    reader: 'pan-card',
    likeness: Math.min(1, likeness(pages, signs) + (number ? 0.3 : 0)),
    fields,
    expected: ['number', 'name', 'fatherName', 'dob'],
    checks: [],
  };
  const clear = numbersOn(pages).filter(({ repairs }) => repairs === 0);
  return ofOneCard(
    reading,
    clear.map(({ text }) => text),
  );
}

const numbersOn = (pages: readonly Page[]) =>
  findShape(pages, 'AAAAA9999A').filter(({ text }) => pan.check(text).fault === null);

function readNumber(pages: readonly Page[]): FieldReading | null {
  const [best] = numbersOn(pages);
  return best ? found(best.text, best.words, best.page, best) : null;
}

/** The new layout also prints the day of issue, on its side or below: the earliest day is the birth. */
function birthDate(pages: readonly Page[]): DateFound | null {
  const dates = findDates(pages);
  return dates.sort((a, b) => a.year - b.year)[0] ?? null;
}

function isUnderLabel(pages: readonly Page[], birth: DateFound): boolean {
  const labelled = labelledDate(pages, findMark(pages, 'DATE OF BIRTH'));
  return labelled?.text === birth.text;
}

interface Names {
  name?: Phrase | undefined;
  fatherName?: Phrase | undefined;
}

function labelledNames(pages: readonly Page[]): Names | null {
  const father = findMark(pages, "FATHER'S NAME");
  const own = findMarks(pages, 'NAME').find(
    (mark) => !father || mark.page !== father.page || mark.box.top + mark.box.height < father.box.top,
  );
  if (!father && !own) return null;
  const fatherName = father ? under(pages, father) : undefined;
  const name = own && under(pages, own);
  return { name: name?.box.top === fatherName?.box.top ? undefined : name, fatherName };
}

/** The name under a label; what stands under the next label is another's. */
function under(pages: readonly Page[], mark: Mark): Phrase | undefined {
  const phrases = below(pages, mark, nameScope);
  const end = phrases.findIndex(isHeading);
  return (end < 0 ? phrases : phrases.slice(0, end)).find(isName);
}

/** The two lines of capitals above the date, flush with it: the older layout. */
function namesAbove(pages: readonly Page[], birth: DateFound | null): Names {
  const [first] = birth?.words ?? [];
  if (!birth || !first) return {};
  const head = findMark(pages, 'INCOME TAX DEPARTMENT');
  const above = phrasesOf(pages).filter(({ page, box, text }) => {
    const flush = Math.abs(box.left - first.box.left) < 2 * first.box.height;
    const under = head?.page !== page || box.top > head.box.top + head.box.height;
    return (
      page === birth.page &&
      flush &&
      under &&
      box.top + box.height / 2 < first.box.top &&
      text === text.toUpperCase()
    );
  });
  const [name, fatherName] = above.filter((phrase) => isName(phrase) && !isHeading(phrase)).slice(-2);
  // A line that was not read would make the father's name the holder's: the three lines stand at even distances.
  if (!name || !fatherName) return {};
  const upper = fatherName.box.top - name.box.top;
  const lower = first.box.top - fatherName.box.top;
  return Math.abs(upper - lower) < 0.4 * lower ? { name, fatherName } : {};
}

const headings = ['INCOME TAX DEPARTMENT', 'GOVT OF INDIA', 'PERMANENT ACCOUNT NUMBER', "FATHER'S NAME"];

const isHeading = ({ words, box }: Phrase) =>
  beginsWithLabel(words) ||
  findMark([{ width: 0, height: 0, origin: 'picture', lines: [{ words, box }] }], ...headings) !== null;

const isName = ({ words }: Phrase) => (printedName(words)?.text.length ?? 0) > 2;

function nameField({ words, page }: Phrase): FieldReading | null {
  const name = printedName(words);
  return name && found(name.text, name.words, page, { doubt: name.leftOut ? besideName : null });
}

const besideName = 'There may be extra characters in the name. Compare it with the card.';
