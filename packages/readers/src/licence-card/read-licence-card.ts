import { isStateLetters } from '@pramaan/documents/states.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { findMark, findMarks, type Mark } from '../reading/find-mark.ts';
import { findShape } from '../reading/find-shape.ts';
import { found } from '../reading/found.ts';
import { dateField, labelledDate, labelledName, unlessAt } from '../reading/labelled.ts';
import { likeness, type Sign } from '../reading/likeness.ts';
import type { Page } from '../reading/page.ts';
import { printedAddress } from '../reading/printed-address.ts';
import { asNumber } from '../reading/printed-date.ts';
import type { FieldReading, Reading } from '../reading/reading.ts';
import { ofOneCard } from '../reading/two-cards.ts';

const signs: readonly Sign[] = [
  { spellings: ['DRIVING LICENCE', 'DRIVING LICENSE'], weight: 0.6 },
  { spellings: ['INDIAN UNION', 'THE UNION OF INDIA'], weight: 0.2 },
  { spellings: ['AUTHORISATION TO DRIVE'], weight: 0.2 },
  { spellings: ['SON/DAUGHTER/WIFE OF', 'S/D/W OF'], weight: 0.2 },
  { spellings: ['VALIDITY', 'VALID TILL'], weight: 0.1 },
];

/**
 * A driving licence's front, of the national layout (2019 on) or a State's own. Fields: dlNo (no spaces), name,
 * fatherOrHusband, address, dob, issueDate, expDate, the days as printed.
 */
export function readLicenceCard(pages: readonly Page[]): Reading {
  const fields: Record<string, FieldReading> = {};
  const put = (path: string, field: FieldReading | null) => {
    if (field) fields[path] = field;
  };
  const relative = findMark(pages, 'SON/DAUGHTER/WIFE OF', 'S/D/W OF', 'S/W/D OF', 'S/W/D', 'S/D/W');
  const address = findMark(pages, 'ADDRESS') ?? startingLine(findMarks(pages, 'ADD'));
  const own = findMarks(pages, 'NAME').find(({ line }) => line !== relative?.line) ?? letterOfName(pages);
  const labels = [relative, address, own].filter((mark) => mark !== null);
  put('dlNo', readNumber(pages));
  const relativeName = labelledName(pages, relative, labels);
  put('name', unlessAt(labelledName(pages, own, labels), relativeName));
  put('fatherOrHusband', relativeName);
  put('address', address && printedAddress(pages, address));
  const birth = labelledDate(pages, findMark(pages, 'DATE OF BIRTH', 'DOB'));
  const issue = labelledDate(pages, findMark(pages, 'ISSUE DATE', 'DATE OF ISSUE', 'DOI'));
  const expiry = labelledDate(
    pages,
    findMark(pages, 'VALIDITY (NT)', 'VALID TILL', 'VALIDITY', 'VALID UPTO'),
  );
  const order =
    birth && issue && expiry && !(asNumber(birth) < asNumber(issue) && asNumber(issue) < asNumber(expiry));
  const doubt = order ? 'The dates of birth, issue and expiry are not in the right order.' : null;
  put('dob', dateField(birth, doubt));
  put('issueDate', dateField(issue, doubt));
  put('expDate', dateField(expiry, doubt));
  const reading: Reading = {
    reader: 'licence-card',
    likeness: Math.min(1, likeness(pages, signs) + ofNumber(fields, birth && issue && expiry && !order)),
    fields,
    expected: ['dlNo', 'name', 'fatherOrHusband', 'address', 'dob', 'issueDate', 'expDate'],
    checks: [yearCheck(fields.dlNo?.value, issue?.year)].filter((check) => check !== null),
  };
  const clear = numbersOn(pages).filter(({ repairs }) => repairs === 0);
  return ofOneCard(
    reading,
    clear.map(({ text }) => text),
  );
}

/** A licence's number says something of a paper; with its three days in their order it says what the paper is, whatever its heading. */
const ofNumber = (fields: Readonly<Record<string, unknown>>, days: unknown): number =>
  'dlNo' in fields ? (days ? 0.45 : 0.2) : 0;

/** Some States print `N : RAVI DEMO`. */
function letterOfName(pages: readonly Page[]): Mark | null {
  for (const [page, { lines }] of pages.entries())
    for (const [line, { words }] of lines.entries()) {
      const [first, second] = words;
      const isLabel = first && (first.text === 'N:' || (first.text === 'N' && second?.text.startsWith(':')));
      if (isLabel) return { page, line, first: 0, last: 0, slips: 0, box: first.box };
    }
  return null;
}

/** Short labels are parts of many words: one that begins its line is the label. */
const startingLine = (marks: Mark[]) => marks.find(({ first }) => first === 0) ?? null;

/** State, two digits of the office, the year and seven digits; offices write a space or a hyphen between. */
const numbersOn = (pages: readonly Page[]) =>
  findShape(pages, 'AA9999999999999').filter(({ text }) => isStateLetters(text.slice(0, 2)));

function readNumber(pages: readonly Page[]): FieldReading | null {
  const [best] = numbersOn(pages);
  return best ? found(best.text, best.words, best.page, best) : null;
}

/** Offices number licences within a year; renewed and moved ones keep the old number, so it only makes doubtful. */
function yearCheck(number: string | undefined, year: number | undefined): Check | null {
  if (!number || !year) return null;
  const same = number.slice(4, 8) === String(year);
  const detail = `The number has the year ${number.slice(4, 8)}, the licence was issued in ${year}.`;
  return {
    name: 'The year in the number is the year of issue',
    verdict: same ? 'passed' : 'doubtful',
    detail,
  };
}
