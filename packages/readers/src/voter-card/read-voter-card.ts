import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { findDates } from '../reading/find-date.ts';
import { findMark, findMarks } from '../reading/find-mark.ts';
import { findShape } from '../reading/find-shape.ts';
import { found } from '../reading/found.ts';
import { dateField, labelledDate, labelledName, unlessAt } from '../reading/labelled.ts';
import { likeness, type Sign } from '../reading/likeness.ts';
import { rightOf } from '../reading/near-mark.ts';
import type { Page } from '../reading/page.ts';
import { readGender } from '../reading/printed-gender.ts';
import type { FieldReading, Reading } from '../reading/reading.ts';
import { ofOneCard } from '../reading/two-cards.ts';

const signs: readonly Sign[] = [
  { spellings: ['ELECTION COMMISSION OF INDIA'], weight: 0.5 },
  { spellings: ['ELECTOR PHOTO IDENTITY CARD', 'IDENTITY CARD'], weight: 0.3 },
  { spellings: ["ELECTOR'S NAME"], weight: 0.3 },
  { spellings: ["FATHER'S NAME", "HUSBAND'S NAME", "MOTHER'S NAME"], weight: 0.1 },
];

const relatives = [
  "FATHER'S NAME",
  "HUSBAND'S NAME",
  "MOTHER'S NAME",
  "RELATION'S NAME",
  "WIFE'S NAME",
  "GURU'S NAME",
];

/**
 * A voter card's front, plastic (2021 on) or laminated document. Fields: epicNo, name, relative, gender (M, F, T), dob as
 * printed, or age in years where the card gives that instead.
 */
export function readVoterCard(pages: readonly Page[]): Reading {
  const fields: Record<string, FieldReading> = {};
  const put = (path: string, field: FieldReading | null) => {
    if (field) fields[path] = field;
  };
  const relative = findMark(pages, ...relatives);
  const own =
    findMark(pages, "ELECTOR'S NAME") ??
    findMarks(pages, 'NAME').find(({ line }) => line !== relative?.line) ??
    null;
  put('epicNo', readNumber(pages));
  const relativeName = labelledName(pages, relative, own ? [own] : []);
  put('name', unlessAt(labelledName(pages, own, relative ? [relative] : []), relativeName));
  put('relative', relativeName);
  put('gender', readGender(pages));
  const labelled = labelledDate(pages, findMark(pages, 'DATE OF BIRTH', 'DOB'));
  // On the back another day may stand alone: when the card was made. One without a label is asked.
  const [anyDate] = own && !labelled ? findDates(pages) : [];
  put('dob', dateField(labelled ?? (anyDate ? { ...anyDate, repairs: anyDate.repairs + 1 } : null)));
  put('age', readAge(pages));
  const reading: Reading = {
    reader: 'voter-card',
    likeness: Math.min(1, likeness(pages, signs) + ('epicNo' in fields ? 0.25 : 0)),
    fields,
    expected: ['epicNo', 'name', 'relative', 'gender', ...('age' in fields ? [] : ['dob'])],
    checks: [],
  };
  const clear = findShape(pages, 'AAA9999999').filter(
    ({ repairs, text }) => repairs === 0 && epicNumber.warn(text) === null,
  );
  return ofOneCard(
    reading,
    clear.map(({ text }) => text),
  );
}

function readNumber(pages: readonly Page[]): FieldReading | null {
  const [best] = findShape(pages, 'AAA9999999').sort(
    (a, b) =>
      a.repairs - b.repairs ||
      Number(epicNumber.warn(a.text) !== null) - Number(epicNumber.warn(b.text) !== null),
  );
  return best
    ? found(best.text, best.words, best.page, { ...best, doubt: epicNumber.warn(best.text) })
    : null;
}

/** "Age as on 1.1.2008 : 34": the last number of the line. */
function readAge(pages: readonly Page[]): FieldReading | null {
  const mark = findMark(pages, 'AGE AS ON');
  const words = mark ? rightOf(pages, mark)?.words : undefined;
  const last = words?.filter(({ text }) => /\d/.test(text)).at(-1);
  const age = last && /^\W*(\d{2,3})\W*$/.exec(last.text)?.[1];
  return mark && age && Number(age) >= 18 && Number(age) <= 120 ? found(age, [last], mark.page) : null;
}
