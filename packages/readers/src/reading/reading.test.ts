import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVoterCard } from '../voter-card/read-voter-card.ts';
import { agree } from './agree.ts';
import { findMark } from './find-mark.ts';
import { findShape } from './find-shape.ts';
import { labelledDate, labelledName } from './labelled.ts';
import { asShape } from './look-alikes.ts';
import type { Box } from './page.ts';
import { pageOf } from './page-of.test-help.ts';
import { printedAddress } from './printed-address.ts';
import { printedDates } from './printed-date.ts';
import { doubtful, type FieldReading, type Reading, sure } from './reading.ts';

test('a label is found with slips, split, glued and beside Hindi, and not inside other words', () => {
  const marked = (line: string, label: string) => findMark([pageOf(line)], label);
  assert.equal(marked('INCOMETAXDEPARTMENT GOVT. OF INDIA', 'INCOME TAX DEPARTMENT')?.slips, 0);
  assert.equal(marked('IHCOME TAX DEPART MENT', 'INCOME TAX DEPARTMENT')?.slips, 1);
  assert.deepEqual([marked("fUT / Father's Name", "FATHER'S NAME")?.first], [2]);
  assert.ok(marked('fafd/DOB: 15/08/1987', 'DOB'));
  assert.equal(marked('Issued by Government of Bihar', 'NAME'), null);
  assert.equal(marked('Namaste', 'NAME'), null);
  assert.equal(marked('PERMANENT WAVE', 'PERMANENT ACCOUNT NUMBER'), null);
});

test('a code is brought to its shape by look-alikes alone, and counted', () => {
  assert.deepEqual(asShape('AAAPZI234C', 'AAAAA9999A'), { text: 'AAAPZ1234C', repairs: 1 });
  assert.deepEqual(asShape('AAAP21234C', 'AAAAA9999A'), { text: 'AAAPZ1234C', repairs: 1 });
  assert.equal(asShape('AAAPZ1234', 'AAAAA9999A'), null);
  assert.equal(asShape('AAAPZ12X4C', 'AAAAA9999A'), null);
  assert.equal(findShape([pageOf('KA03 20100000011')], 'AA9999999999999')[0]?.text, 'KA0320100000011');
  assert.deepEqual(findShape([pageOf('15/08/1987')], 'A9999999'), [], 'a date is no number');
});

test('a round sign that was read twice is one, and the number is asked', () => {
  const [found] = findShape([pageOf('MHO02 20140000017')], 'AA9999999999999');
  assert.deepEqual([found?.text, found?.repairs], ['MH0220140000017', 2]);
  assert.deepEqual(findShape([pageOf('MHX02 20140000017')], 'AA9999999999999'), []);
});

test('a letter behind the label of sex is a gender, whatever script stands between', () => {
  const gender = (line: string) =>
    readVoterCard([pageOf("Elector's Name : ASHA SAMPLE", line)]).fields.gender?.value;
  assert.deepEqual(
    ['Sex : F', 'ಲಿಂಗ / Sex : ಹೆ/F', 'Sex g/M', 'Gender/ T', 'Sex : FORM', 'Age 34 M'].map(gender),
    ['F', 'F', 'M', 'T', undefined, undefined],
  );
});

test('a day on a voter card without the label of birth is asked', () => {
  const dob = (line: string) => readVoterCard([pageOf("Elector's Name : ASHA SAMPLE", line)]).fields.dob;
  assert.deepEqual(
    [dob('Date of Birth : 15/01/1990')?.doubt, dob('12/03/2019')?.value],
    [undefined, '12/03/2019'],
  );
  assert.match(dob('12/03/2019')?.doubt ?? '', /hard to read/);
});

test('dates are real days, and letters in them are counted as repairs', () => {
  assert.deepEqual(
    printedDates('DOB: 15/O1/1990 and 31-02-1990, 01/01/1890, 29.02.2000').map(({ text, repairs }) => [
      text,
      repairs,
    ]),
    [
      ['15/01/1990', 1],
      ['29.02.2000', 0],
    ],
  );
});

test('a day that another label announces, or that stands under a covered one, is not taken', () => {
  const born = (...lines: string[]) => {
    const page = pageOf(...lines);
    return labelledDate([page], findMark([page], 'DATE OF BIRTH'))?.text;
  };
  assert.equal(born('Date of Birth / Age : 19-07', 'Date : 11-03-2023'), undefined);
  assert.equal(born('Date of Birth', 'Date : 11-03-2023'), undefined);
  assert.equal(born('Date of Birth / Age : 19-0', '11-03-2023'), undefined);
  assert.equal(born('Date of Birth', '15-08-1987'), '15-08-1987');
});

test('a name goes on in the line under it, and both are asked', () => {
  const close = (...lines: string[]) => {
    const page = pageOf(...lines);
    const nearer = (box: Box): Box => ({ ...box, top: box.top / 2 });
    return {
      ...page,
      lines: page.lines.map((line) => ({
        box: nearer(line.box),
        words: line.words.map((word) => ({ ...word, box: nearer(word.box) })),
      })),
    };
  };
  const name = (...lines: string[]) => {
    const page = close(...lines);
    const found = labelledName([page], findMark([page], 'NAME'));
    return [found?.value, found?.doubt !== undefined];
  };
  assert.deepEqual(name('Name', 'VENKATA SAI', 'SAMPLE RAO', '12, LAKE ROAD'), [
    'VENKATA SAI SAMPLE RAO',
    true,
  ]);
  assert.deepEqual(name('Name', 'ASHA SAMPLE', "Father's Name", 'MOHAN SAMPLE'), ['ASHA SAMPLE', false]);
  assert.deepEqual(name('Name :  ASHA SAMPLE', 'S/D/W of :  MOHAN SAMPLE'), ['ASHA SAMPLE', false]);
});

test('a value is read beside its label or under it, never a label or what stands a column away', () => {
  const page = pageOf(
    'Name : RAVI KUMAR DEMO  NAN',
    'Date of Birth : 15-08-1987',
    'Issue Date     Validity',
    '12-05-2014     11-05-2034',
  );
  assert.equal(labelledName([page], findMark([page], 'NAME'))?.value, 'RAVI KUMAR DEMO');
  assert.equal(labelledDate([page], findMark([page], 'DATE OF BIRTH'))?.text, '15-08-1987');
  assert.equal(labelledDate([page], findMark([page], 'ISSUE DATE'))?.text, '12-05-2014');
  assert.equal(labelledDate([page], findMark([page], 'VALIDITY'))?.text, '11-05-2034');
});

test('a label is nobody’s name, and a value under the next label is not taken for this one', () => {
  const page = pageOf('Name', 'Date of Birth', '15-08-1987', 'Son/Daughter/Wife of', 'RAMESH DEMO');
  assert.equal(labelledName([page], findMark([page], 'NAME')), null);
  const slipped = pageOf('Name', 'Date of Birih', 'RAMESH DEMO');
  assert.equal(labelledName([slipped], findMark([slipped], 'NAME')), null);
  for (const name of ['VIJAY MANE', 'NAGENDER REDDY', 'SONAL DEMO']) {
    const card = pageOf('Name', name);
    assert.equal(labelledName([card], findMark([card], 'NAME'))?.value, name);
  }
});

test('a number with repaired characters is asked however often it was read', () => {
  const epic = (text: string) => readVoterCard([pageOf('ELECTION COMMISSION OF INDIA', text)]);
  assert.ok(doubtful(agree([epic('ABC00O0034'), epic('ABC00O0034'), epic('ABC00O0034')])).includes('epicNo'));
  assert.ok(
    !doubtful(agree([epic('ABC0000034'), epic('ABC00O0034'), epic('ABC0000034')])).includes('epicNo'),
  );
});

test("a signature's zigzag beside a name is left out, and said", () => {
  const page = pageOf('Name : NAVEEN PRASAD NNN');
  const name = labelledName([page], findMark([page], 'NAME'));
  assert.equal(name?.value, 'NAVEEN PRASAD');
  assert.ok(name?.doubt);
});

test('an address ends with its PIN code', () => {
  const page = pageOf('Address', '12, 4th Cross, Domlur,', 'Karnataka - 560071', 'Signature of Holder');
  const mark = findMark([page], 'ADDRESS');
  assert.equal(mark && printedAddress([page], mark)?.value, '12, 4th Cross, Domlur, Karnataka - 560071');
});

const field = (value: string, confidence: number, more: Partial<FieldReading> = {}): FieldReading => ({
  value,
  confidence,
  at: null,
  ...more,
});
const reading = (name: FieldReading | null): Reading => ({
  reader: 'pan-card',
  likeness: 1,
  fields: name ? { name } : {},
  expected: ['name'],
  checks: [],
});

test('a value is believed when two sure readings agree, or three of them, and none differs', () => {
  const batched = (...fields: [FieldReading, ...FieldReading[]]) => {
    const [first, ...others] = fields.map(reading);
    return agree([first ?? reading(null), ...others]);
  };
  const asked = (merged: Reading) => doubtful(merged).length > 0;
  assert.equal(asked(batched(field('ASHA SAMPLE', 0.99))), true, 'one reading is not enough');
  assert.equal(asked(batched(field('ASHA SAMPLE', 0.9), field('Asha  Sample', 0.8))), false);
  assert.equal(asked(batched(field('ASHA SAMPLE', 0.9), field('ASHA SAMPIE', 0.9))), true);
  assert.equal(asked(batched(field('ASHA', 0.95), field('ASHA', 0.5))), true, 'blurred print proves nothing');
  assert.equal(asked(batched(field('A1', 0.6), field('A1', 0.55), field('A1', 0.7))), false);
  assert.equal(asked(batched(field('A1', 0.6), field('A1', 0.5), field('A1', 0.7))), true);
  assert.equal(asked(batched(field('A1', 0.97, { proven: true }), field('A7', 0.6))), false);
  assert.equal(
    asked(batched(field('A1', 0.97, { doubt: 'No.' }), field('A1', 0.97, { doubt: 'No.' }))),
    true,
  );
  assert.equal(
    asked(batched(field('MITALI R', 0.97), field('MITALIR', 0.97))),
    true,
    'a space counts in a name',
  );
  const merged = agree([reading(null), reading(field('ASHA', 0.99))]);
  assert.ok((merged.fields.name?.confidence ?? 1) < sure);
});
