import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box, Page } from '../reading/page.ts';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readEpfPassbook } from './reader.ts';

/** Rows as close as a passbook prints them. */
function passbook(...lines: string[]): Page {
  const page = pageOf(...lines);
  const closer = (box: Box): Box => ({ ...box, top: box.top / 3, height: 14 });
  return {
    ...page,
    origin: 'text',
    lines: page.lines.map((line) => ({
      box: closer(line.box),
      words: line.words.map((word) => ({ ...word, confidence: 1, box: closer(word.box) })),
    })),
  };
}

const head = [
  'MEMBER PASSBOOK (Year 2019-2020)',
  'स्थापना आईडी                                   सदस्य आईडी',
  '                         BGBNG0000001000                             BGBNG00000010000000001',
  'Establishment ID                               Member ID',
  'स्थापना का नाम                                  सदस्य का नाम',
  '                         SAMPLE SOFTWORKS LTD                        ASHA SAMPLE',
  'Establishment Name                             Member Name',
  'Date of Birth            15-01-1990            UAN                   100000000001',
  'Wages        Amount Deposited        Withdrawn',
  'Particulars  Date  EPF  EPS  Employee Share  Employer Share  Employee Share  Employer Share  Pension Contribution',
];
const rows = [
  'OB Int. Updated upto 31/03/2019    1,000  500  0  0  200',
  'Cont. For Due-Month 042019  14-04-2019  10,000  10,000  1,200  367  0  0  833',
  'Claim: Against PARA 68J  18-03-2020  0  0  0  0  700  0  0',
  'Total for the year 2019-2020    1,200  367  700  0  833',
  'Int. Updated upto 31/03/2020    50  20  0  0  0',
];
const read = (closing: string) =>
  readEpfPassbook([passbook(...head, ...rows, `Closing Balance as on 31/03/2020    ${closing}`)]);

test('a passbook of the older design, with columns for what was paid in and what was taken out', () => {
  const { fields, lists, likeness } = read('1,550  887  0  0  1,033');
  const value = (path: string) => fields[path]?.value;
  assert.deepEqual(
    [value('estId'), value('estName'), value('membershipId'), value('name'), value('dob'), value('uan')],
    [
      'BGBNG0000001000',
      'SAMPLE SOFTWORKS LTD',
      'BGBNG00000010000000001',
      'ASHA SAMPLE',
      '15-01-1990',
      '100000000001',
    ],
  );
  assert.deepEqual(
    ['closing.employee', 'closing.employer', 'closing.pension', 'withdrawn.employee'].map(value),
    ['1550', '887', '1033', '700'],
  );
  assert.equal(fields['closing.employee']?.proven, true);
  assert.deepEqual(
    lists?.contributions?.map(({ wageMonth, type, employeeShare }) => [wageMonth, type, employeeShare]),
    [
      ['Apr-2019', 'CR', '1200'],
      ['', 'DR', '700'],
    ],
  );
  assert.ok(likeness >= 0.5);
});

test('a closing balance that does not follow is doubted', () => {
  assert.match(read('9,550  887  0  0  1,033').fields['closing.employee']?.doubt ?? '', /8,000\.00 more/);
});

test('a sum with more amounts than the passbook has columns is asked, not guessed', () => {
  const { fields, expected } = read('1,550  887  0  0  0  1,033');
  assert.equal(fields['closing.employee'], undefined);
  assert.ok(expected.includes('closing.employee'));
});
