import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../reading/page-of.test-help.ts';
import { doubtful } from '../reading/reading.ts';
import { machineLines, namesFit } from './machine-lines.ts';
import { readPassport } from './read-passport.ts';

const names = 'P<INDDEMO<<RAVI<KUMAR<<<<<<<<<<<<<<<<<<<<<<<';
const numbers = 'A0000002<6IND8708151M3301144<<<<<<<<<<<<<<<0';
const page = (first: string, second: string, birth = '15/08/1987') =>
  pageOf(
    'REPUBLIC OF INDIA',
    'Type     Country Code     Passport No.',
    'P        IND              A0000002',
    'Surname',
    'DEMO',
    'Given Name(s)',
    'RAVI KUMAR',
    'Nationality     Sex     Date of Birth',
    `INDIAN          M       ${birth}`,
    'Date of Issue        Date of Expiry',
    '15/01/2023           14/01/2033',
    first,
    second,
  );

test('what both parts of the page print is proven', () => {
  const { fields, checks } = readPassport([page(names, numbers)]);
  const proven = Object.entries(fields).flatMap(([path, { value, proven }]) =>
    proven ? [`${path} ${value}`] : [],
  );
  assert.deepEqual(proven.sort(), [
    'countryCode IND',
    'dob 15/08/1987',
    'doe 14/01/2033',
    'gender M',
    'lastName DEMO',
    'name RAVI KUMAR',
    'num A0000002',
    'status Verified',
    'type P',
  ]);
  assert.deepEqual(new Set(checks.map(({ verdict: outcome }) => outcome)), new Set(['passed']));
});

test('slips of OCR in the machine-readable lines are mended where a check digit proves it', () => {
  const { fields } = readPassport([
    page('P<INDDEMO<<RAVI<KUMAR<<<<<<K<<LLKLKLK<L<L', 'AOOO00O002<6IND87O8I51M33O1144<<<<<<<<<<<<<<<0'),
  ]);
  for (const path of ['num', 'dob', 'doe', 'name', 'lastName']) assert.ok(fields[path]?.proven, path);
  assert.equal(fields.num?.value, 'A0000002');
});

test('a surname of one letter is spelt by the machine-readable line, and asked; the given name is proven', () => {
  const initial = pageOf(
    ...['REPUBLIC OF INDIA', 'Type     Country Code     Passport No.', 'P        IND              A0000002'],
    ...['Surname', 'R', 'Given Name(s)', 'ZUBAIR', 'Nationality     Sex     Date of Birth'],
    ...['INDIAN          M       15/08/1987', 'P<INDR<<ZUBAIR<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', numbers],
  );
  const reading = readPassport([initial]);
  const { lastName, name } = reading.fields;
  assert.deepEqual([lastName?.value, name?.value, name?.proven], ['R', 'ZUBAIR', true]);
  assert.ok(doubtful(reading).includes('lastName') && !doubtful(reading).includes('name'));
});

test('two parts that differ are a doubt, never silently one of them', () => {
  const { fields, checks } = readPassport([page(names, numbers, '16/08/1987')]);
  assert.match(fields.dob?.doubt ?? '', /16\/08\/1987.*15\/08\/1987/);
  assert.equal(checks.find(({ name }) => /birth/.test(name))?.verdict, 'passed');
  const other = readPassport([page('P<INDDEMA<<RAVI<KUMAR<<<<<<<<<<<<<<<<<<<<<<<', numbers)]);
  assert.ok(other.fields.lastName?.doubt);
  const wrong = readPassport([page(names, 'A0000002<7IND8708151M3301144<<<<<<<<<<<<<<<0')]);
  assert.match(wrong.fields.num?.doubt ?? '', /check digit/);
  assert.equal(wrong.fields.status?.value, 'Not verified');
});

test('a name that lost its last letter is not taken for a filler read wrong', () => {
  const { first } = machineLines([pageOf(names)]);
  assert.ok(first && namesFit(first, 'DEMO', 'RAVI KUMAR'));
  assert.equal(first && namesFit(first, 'DEMO', 'RAVI KUMA'), false);
  assert.equal(first && namesFit(first, 'DEM', 'RAVI KUMAR'), false);
});

test('an identity card of two lines is no passport, nor is a visa', () => {
  // ICAO Doc 9303 part 6 (TD2) and part 7 (visas).
  const cards = [
    ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'],
    ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'],
    ['', 'D231458907UTO7408122F1204159<<<<<<<6'],
  ] as const;
  for (const lines of cards) {
    assert.deepEqual(machineLines([pageOf(...lines)]), { first: null, second: null }, lines.join('|'));
    assert.ok(readPassport([pageOf(...lines)]).likeness < 0.5);
  }
});

test('the nationality is the English word, whatever was read of the Hindi one before it', () => {
  const noisy = page(names, numbers);
  const lines = noisy.lines.map((line) => {
    const at = line.words.findIndex(({ text }) => text === 'INDIAN');
    const word = line.words[at];
    return word ? { ...line, words: [{ ...word, text: 'WRT', confidence: 0.5 }, ...line.words] } : line;
  });
  const { nationality } = readPassport([{ ...noisy, lines }]).fields;
  assert.deepEqual([nationality?.value, (nationality?.confidence ?? 0) > 0.9], ['INDIAN', true]);
});

test('a page without such lines is no passport', () => {
  assert.ok(readPassport([pageOf('Shopping list', 'Milk, bread and tea')]).likeness < 0.5);
});
