import { findDates } from '../reading/find-date.ts';
import { findMark, type Mark } from '../reading/find-mark.ts';
import { found } from '../reading/found.ts';
import { likeness } from '../reading/likeness.ts';
import { type Page, textOf } from '../reading/page.ts';
import { readGender } from '../reading/printed-gender.ts';
import type { FieldReading, Reading } from '../reading/reading.ts';
import { ofOneCard } from '../reading/two-cards.ts';
import { readAddress } from './address.ts';
import { findNumbers } from './find-numbers.ts';
import { readHolder } from './holder.ts';
import { aadhaarSigns } from './signs.ts';

/**
 * An Aadhaar card's front, back, or the long letter. Fields: uid (`XXXX XXXX 1234`, never more), name, gender (M, F or
 * T), fatherName, dob (DD/MM/YYYY), address. What is expected depends on the side that is seen.
 */
export function readAadhaarCard(pages: readonly Page[]): Reading {
  const fields: Record<string, FieldReading> = {};
  const put = (path: string, field: FieldReading | null) => {
    if (field) fields[path] = field;
  };
  const birth = findMark(pages, 'DOB', 'DATE OF BIRTH', 'YEAR OF BIRTH');
  put('uid', readNumber(pages));
  put('dob', readBirth(pages, birth));
  put('gender', readGender(pages));
  put('name', readHolder(pages, birth));
  const place = readAddress(pages);
  put('address', place.address);
  put('fatherName', place.fatherName);
  const front = birth !== null || 'dob' in fields;
  const back = place.address !== null || findMark(pages, 'ADDRESS') !== null;
  const reading: Reading = {
    reader: 'aadhaar-card',
    likeness: Math.min(1, likeness(pages, aadhaarSigns) + ('uid' in fields ? 0.4 : 0)),
    fields,
    expected: ['uid', ...(front || !back ? ['name', 'dob', 'gender'] : []), ...(back ? ['address'] : [])],
    checks: [],
  };
  const clear = aadhaarNumbers(pages).filter(({ valid, repairs }) => valid && repairs === 0);
  return ofOneCard(
    reading,
    clear.map(({ digits }) => digits.slice(-4)),
  );
}

const aadhaarNumbers = (pages: readonly Page[]) =>
  findNumbers(pages).filter(({ kind }) => kind === 'aadhaar');

/** Cards and letters print when they were made, too: `Issue Date: 18/07/2022`, `Aadhaar no. issued: …`, `Download Date`. */
const ofThePaper = /issue|download|print|generat|details as on/i;

/** The day on the line of its label. Where glare hides the label, another day that no word claims, which is asked. */
function readBirth(pages: readonly Page[], birth: Mark | null): FieldReading | null {
  const [date] = findDates(pages).filter(({ page, words: [word] }) => {
    if (birth) return page === birth.page && word !== undefined && level(word.box, birth.box);
    const line = pages[page]?.lines.find(({ words }) => word !== undefined && words.includes(word));
    return !line || !ofThePaper.test(textOf(line));
  });
  if (!date) return null;
  return found(date.text, date.words, date.page, { repairs: date.repairs + (birth ? 0 : 1) });
}

const level = (a: { top: number; height: number }, b: { top: number; height: number }) =>
  Math.abs(a.top + a.height / 2 - b.top - b.height / 2) < Math.max(a.height, b.height);

function readNumber(pages: readonly Page[]): FieldReading | null {
  const numbers = aadhaarNumbers(pages);
  const [best] = numbers;
  if (!best) return null;
  const differs = numbers.some(({ digits, valid }) => valid && digits.slice(-4) !== best.digits.slice(-4));
  const doubt = differs
    ? 'The picture shows two Aadhaar numbers.'
    : best.valid || best.masked
      ? null
      : 'The check digit does not match: one digit was not read correctly.';
  // The check digit speaks for all twelve, so a valid number needs no second reading.
  const proven = best.valid && best.repairs === 0 && !differs;
  return found(`XXXX XXXX ${best.digits.slice(-4)}`, best.words, best.page, { ...best, doubt, proven });
}
