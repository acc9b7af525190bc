import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxAround, type Page, type Word } from '../reading/page.ts';
import { readItrV } from './reader.ts';

/** A page that prints each sign where it stands in these lines, as text of a PDF. */
function closely(...texts: string[]): Page {
  const lines = texts.flatMap((text, row) => {
    const words = [...text.matchAll(/\S+/g)].map(
      ({ 0: said, index }): Word => ({
        text: said,
        confidence: 1,
        box: { left: 10 * index, top: 16 * row, width: 10 * said.length - 4, height: 12 },
      }),
    );
    const box = boxAround(words.map((word) => word.box));
    return box ? [{ words, box }] : [];
  });
  return { width: 1_200, height: 16 * texts.length, origin: 'text', lines };
}

const older = [
  'INDIAN INCOME TAX RETURN VERIFICATION FORM     Assessment Year',
  'ITR-V                                          2019-20',
  'Name                                           PAN',
  'ASHA SAMPLE                                    AAAPZ1234C',
  'Flat/Door/Block No   Name Of Premises/Building/Village   Form No. which has been electronically',
  '12                   EXAMPLE HOUSE                       transmitted',
  '                                                         ITR-1',
  'Road/Street/Post Office   Area/Locality',
  'LAKE ROAD                 DOMLUR',
  'Town/City/District   State       Pin/ZipCode   Status       Filed u/s',
  'BENGALURU            KARNATAKA   560071        Individual   139(1)-On or before',
];
const figures = [
  '',
  '1   Gross total income                       1    9,00,000',
  '2   Total Deductions under Chapter-VI-A      2    1,00,000',
  '3   Total Income                             3    8,00,000',
];

test('what stands in a box of another label is no part of the address', () => {
  const { fields } = readItrV([closely(...older, ...figures)]);
  assert.equal(
    fields['payee.address']?.value,
    '12, EXAMPLE HOUSE, LAKE ROAD, DOMLUR, BENGALURU, KARNATAKA, 560071',
  );
  assert.deepEqual([fields.status?.value, fields.formNo?.value], ['Individual', 'ITR-1']);
  assert.equal(fields['details.income.deductions']?.value, '100000');
});

test('a title that stands sideways beside the figures hides none of them', () => {
  const page = closely(...older, ...figures);
  const box = { left: 0, top: page.lines.at(-3)?.box.top ?? 0, width: 9, height: 200 };
  const aside = { words: [{ text: 'COMPUTATION OF INCOME', box, confidence: 1 }], box, aside: true as const };
  const { fields } = readItrV([{ ...page, lines: [...page.lines, aside] }]);
  assert.equal(fields['details.income.gross']?.value, '900000');
});

test("the PAN of whoever signs for a firm is not the firm's", () => {
  const firm = (pan: string) =>
    readItrV([
      closely(
        'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT     Assessment Year',
        '(Where the data of the Return of Income in Form ITR-5 filed and verified)     2023-24',
        `PAN      ${pan}`,
        'Name     SAMPLE TRADERS',
        'Address  12, LAKE ROAD, BENGALURU, 29-Karnataka, 560071',
        'Status   05-Firm     Form Number     ITR-5',
        'This return has been digitally signed by RAVI DEMO in the capacity of Partner having PAN',
        'AAAPZ1234C from IP address 192.0.2.1',
      ),
    ]).fields['payee.pan']?.value;
  assert.deepEqual([firm('AAAFS1234C'), firm('AAA?S12')], ['AAAFS1234C', undefined]);
});
