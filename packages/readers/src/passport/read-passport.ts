import { findMark, type Mark } from '../reading/find-mark.ts';
import { found } from '../reading/found.ts';
import { capitalsBelow, labelledDate, labelledWords } from '../reading/labelled.ts';
import { likeness, type Sign } from '../reading/likeness.ts';
import { below } from '../reading/near-mark.ts';
import type { Page } from '../reading/page.ts';
import type { FieldReading, Reading } from '../reading/reading.ts';
import { readCountry, readDate, readNames, readNumber, readSex } from './both-zones.ts';
import { checksOf, statusOf } from './check-digits.ts';
import { machineLines } from './machine-lines.ts';

const signs: readonly Sign[] = [
  { spellings: ['REPUBLIC OF INDIA', 'PASSPORT'], weight: 0.3 },
  { spellings: ['PASSPORT NO', 'PASSPORT NUMBER'], weight: 0.2 },
  { spellings: ['SURNAME'], weight: 0.15 },
  { spellings: ['GIVEN NAME(S)', 'GIVEN NAMES'], weight: 0.15 },
  { spellings: ['DATE OF EXPIRY'], weight: 0.15 },
  { spellings: ['NATIONALITY'], weight: 0.1 },
];

/**
 * The data page of a passport. The visual part is read, and what the machine-readable lines say too is proven by them:
 * number and dates by their check digits, names by their letters. Fields as the record names them: num, name (given
 * names), lastName, dob, doe, status, gender, type, countryCode, nationality, placeOfBirth, placeOfIssue. Days are DD/MM/YYYY.
 */
export function readPassport(pages: readonly Page[]): Reading {
  const fields: Record<string, FieldReading> = {};
  const put = (path: string, field: FieldReading | null) => {
    if (field) fields[path] = field;
  };
  const { first, second } = machineLines(pages);
  const surname = findMark(pages, 'SURNAME');
  const given = findMark(pages, 'GIVEN NAME(S)', 'GIVEN NAMES');
  const nationality = findMark(pages, 'NATIONALITY');
  const labels = [surname, given, nationality].filter((mark) => mark !== null);
  const number = readNumber(pages, second);
  put('num', number);
  const names = readNames(
    { lastName: capitalsBelow(pages, surname, labels), name: capitalsBelow(pages, given, labels) },
    first,
  );
  put('lastName', names.lastName);
  put('name', names.name);
  put('dob', readDate(pages, labelledDate(pages, findMark(pages, 'DATE OF BIRTH')), second?.birth, second));
  put('doe', readDate(pages, labelledDate(pages, findMark(pages, 'DATE OF EXPIRY')), second?.expiry, second));
  put('gender', readSex(pages, second));
  put('type', first && found('P', [], first.page, { proven: true }));
  put('countryCode', readCountry(pages, first, second));
  put('nationality', indian(pages, nationality) ?? labelledWords(pages, nationality));
  put('placeOfBirth', labelledWords(pages, findMark(pages, 'PLACE OF BIRTH')));
  const checks = checksOf(second, number?.value ?? null);
  put('status', second && found(statusOf(checks), [], second.page, { proven: true }));
  put('placeOfIssue', labelledWords(pages, findMark(pages, 'PLACE OF ISSUE')));
  return {
    reader: 'passport',
    likeness: Math.min(1, likeness(pages, signs) + (second ? 0.5 : 0)),
    fields,
    expected: ['num', 'name', 'lastName', 'dob', 'doe', 'gender', 'countryCode', 'nationality'],
    checks,
  };
}

/** A passport of India says INDIAN, in English beside the Hindi word that no engine here reads. */
function indian(pages: readonly Page[], mark: Mark | null): FieldReading | null {
  const said = mark ? below(pages, mark).flatMap(({ words }) => words) : [];
  const word = said.find(({ text }) => text === 'INDIAN');
  return mark && word ? found(word.text, [word], mark.page) : null;
}
