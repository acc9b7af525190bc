import { entries, findEntry } from '@pramaan/documents/registry.ts';
import { m } from '@pramaan/messages';
import { expect, test } from 'vitest';
import { printedDate } from './printed-date.ts';
import { blankFields, type FileReading, readFields } from './read-fields.ts';
import { checkTyped, keyboardOf } from './typed-value.ts';

function methodOf(id: string) {
  const entry = findEntry(id, 'ocr');
  if (!entry) throw new Error(`no ${id}.ocr`);
  return entry.method;
}
const cardOf = (id: string) => methodOf(id).card;

const field = (path: string, value: string, extra: Partial<FileReading['fields'][number]> = {}) => ({
  path,
  value,
  confidence: 0.97,
  unsure: false,
  open: true,
  ...extra,
});
const reading = (...fields: FileReading['fields']): FileReading => ({
  likeness: 1,
  fields,
  checks: [],
  signatures: [],
});

test('what is unsure or missing stands first, then what is sure, then what cannot be typed', () => {
  const fields = readFields(
    cardOf('aadhaar'),
    reading(
      field('uid', 'XXXX XXXX 9405', { open: false }),
      field('name', 'Asha Sample'),
      field('address', '', { unsure: true, confidence: 0 }),
      field('dob', '15/01/1990', { unsure: true, doubt: 'The year is not clear.' }),
    ),
  );
  expect(fields.map(({ label }) => label)).toEqual(['DOB', 'Address', 'Name', 'UID']);
  expect(fields[0]).toMatchObject({ format: 'date', doubt: 'The year is not clear.' });
});

test('labels are the card’s; a line joined of two is asked in two, and a heading parts two names', () => {
  const passport = readFields(
    cardOf('passport'),
    reading(field('lastName', 'SAMPLE'), field('name', 'ASHA')),
  );
  expect(passport.map(({ label }) => label)).toEqual(['Name', 'Last name']);
  const form16 = readFields(
    cardOf('form16'),
    reading(field('employer.name', 'A'), field('employee.name', 'B'), field('unlisted.someThing', 'C')),
  );
  expect(form16.map(({ label }) => label)).toEqual(['Employee: Name', 'Employer: Name', 'Some thing']);
});

test('what was said before stands in place of what was read, but never a hidden value', () => {
  const read = reading(field('name', 'ASHA SAMPIE'), field('number', 'AAAPZ1234C'));
  const fields = readFields(cardOf('pan'), read, { name: 'ASHA SAMPLE', number: 'XXXXXX234C' });
  expect(fields.map(({ value }) => value)).toEqual(['AAAPZ1234C', 'ASHA SAMPLE']);
});

test('every read document has a blank form without the Aadhaar number and without pictures', () => {
  const read = entries.filter(({ method }) => method.reader !== null);
  expect(read.length).toBeGreaterThan(5);
  for (const { method } of read) {
    const fields = blankFields(method);
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.length).toBeLessThan(16);
    expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
    expect(fields.some(({ format }) => format === 'aadhaar' || format === 'image')).toBe(false);
  }
  expect(blankFields(methodOf('aadhaar')).map(({ path }) => path)).not.toContain('uid');
});

test.each([
  ['15/08/1990', '15/08/1990'],
  ['15081990', '15/08/1990'],
  ['5-8-1990', '05/08/1990'],
  ['15.08.1990', '15/08/1990'],
  ['15 08 1990', '15/08/1990'],
  ['1990', '1990'],
  ['15-Aug-1990', '15-Aug-1990'],
  ['31/02/1990', null],
  ['29/02/1990', null],
  ['29/02/1992', '29/02/1992'],
  ['15/13/1990', null],
  ['1508199', null],
  ['15/08/90', null],
  ['yesterday', null],
])('the date %s is kept as %s', (typed, stored) => expect(printedDate(typed)).toBe(stored));

test('only what was changed is questioned, and the keys fit what is typed', () => {
  const card = readFields(
    cardOf('form16'),
    reading(field('amount', '8,4S,000'), field('employee.name', 'A')),
  );
  const [amount] = card;
  if (!amount) throw new Error('no amount');
  expect(checkTyped(amount, '8,4S,000')).toEqual({ tidied: '8,4S,000' });
  expect(checkTyped(amount, '8,45,000')).toEqual({ tidied: '8,45,000' });
  expect(checkTyped(amount, 'eight lakh').fault).toBe(m.read_fault_money);
  expect(keyboardOf(amount)).toBe('decimal');
  const [number, , , dob] = blankFields(methodOf('pan'));
  if (!number || !dob) throw new Error('no fields');
  expect(checkTyped(dob, '15081990')).toEqual({ tidied: '15/08/1990' });
  expect(checkTyped(dob, '32/01/1990').fault).toBe(m.read_fault_date);
  expect(checkTyped(dob, '').fault).toBeUndefined();
  expect([keyboardOf(number), keyboardOf(dob)]).toEqual(['text', 'numeric']);
});
