import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box, Page } from '../reading/page.ts';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readUtilityBill } from './read-utility-bill.ts';

/** The lines of a block stand close; an empty one parts it from the next. */
function closely(...lines: string[]): Page {
  const page = pageOf(...lines);
  const closer = (box: Box): Box => ({ ...box, top: box.top / 2 });
  return {
    ...page,
    lines: page.lines
      .filter(({ words }) => words.length > 0)
      .map(({ words, box }) => ({
        words: words.map((word) => ({ ...word, box: closer(word.box) })),
        box: closer(box),
      })),
  };
}

const read = (...lines: string[]) => {
  const { fields } = readUtilityBill([closely(...lines)]);
  return Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]));
};
const board = ['SAMPLE ELECTRICITY BOARD LTD', 'ELECTRICITY BILL'];

test('the block in an envelope’s window is the consumer, without S/O and up to the PIN code', () => {
  const { consumer_name, address } = read(
    ...board,
    '12, Power House Road, Jaipur 302001',
    '',
    'SMT. ASHA SAMPLE',
    'W/O RAVI SAMPLE',
    'FLAT 4 EXAMPLE APTS',
    'NEAR DEMO TEMPLE NASHIK 422003',
    '',
    'Bill Amount   1,200.00',
  );
  assert.deepEqual(
    [consumer_name, address],
    ['ASHA SAMPLE', 'FLAT 4 EXAMPLE APTS NEAR DEMO TEMPLE NASHIK 422003'],
  );
});

test('an address ends with its PIN code, though another label stands close behind', () => {
  const { address } = read(
    ...board,
    'Address : 3/147, TEMPLE STREET, TRICHY 620006 Disconnection Date : 08/07/2025',
  );
  assert.equal(address, '3/147, TEMPLE STREET, TRICHY 620006');
});

test('an address without a PIN code ends where the next label stands in the labels’ column', () => {
  const { address } = read(
    ...board,
    'Address         H NO 1184, SECTOR 14, HISAR',
    'Bill Date       18-04-2025',
    'Category        DS (Domestic)',
  );
  assert.equal(address, 'H NO 1184, SECTOR 14, HISAR');
});

test('an address that is said to be the same as above is the one above', () => {
  const { address } = read(
    ...board,
    'MR RAVI DEMO',
    '14 LAKE ROAD',
    'DELHI 110053',
    '',
    'Supply Address : SAME AS ABOVE',
  );
  assert.equal(address, '14 LAKE ROAD DELHI 110053');
});

test('a label may be said once more, in brackets or behind a slash', () => {
  assert.equal(read(...board, 'CA No. / CRN      153884027').consumer_number, '153884027');
  assert.equal(read(...board, 'Service No (Sample) : 09-118-004-2236').consumer_number, '09-118-004-2236');
  assert.equal(read(...board, 'Customer ID (BP No.)      1000739921').consumer_number, '1000739921');
});

test('what is owed later, without arrears or was paid is not what is to be paid', () => {
  const amount = (...lines: string[]) => read(...board, ...lines).amount_payable;
  assert.equal(
    amount('Current Bill Amount   1,473.35', 'Arrears   611.00', 'Net Amt Due   2,084.00'),
    '2084.00',
  );
  assert.equal(amount('Amount payable after due date   1,766.00', 'Amount Payable   1,666.00'), '1666.00');
  assert.equal(amount('Net Amount Payable (rounded)   Rs. 2,001.00'), '2001.00');
  assert.equal(amount('Amount Payable   0.00', 'Bill Amount   ¥1,250.00'), '1250.00');
});

test('over a row of figures stands a head, whose labels are not each other’s values', () => {
  const { amount_payable } = read(
    ...board,
    'Previous balance      Payments      Amount due      After due date',
    '706.82                706.82        824.82          924.82',
  );
  assert.equal(amount_payable, '824.82');
});

test('a note in brackets may stand between an amount and its label', () => {
  const { amount_payable } = read(
    ...board,
    'Gross Amount      Rebate        NET AMOUNT PAYABLE',
    'Rs. 2,214.00      Rs. 21.00     (if paid in time)',
    '                                Rs. 2,193.00',
  );
  assert.equal(amount_payable, '2193.00');
});

test('another label close behind a number, or a parent behind a name, is no part of it', () => {
  const { consumer_number, consumer_name } = read(
    ...board,
    'KNO      6218830000 Bill No.      621883140602',
    'Consumer Name : RAVI DEMO S/O MOHAN DEMO',
  );
  assert.deepEqual([consumer_number, consumer_name], ['6218830000', 'RAVI DEMO']);
});

test('the day of a bill may share a cell with its number', () => {
  const { bill_date } = read(...board, 'Bill Number & Date      0614820937072025 Dt. 05-08-2025');
  assert.equal(bill_date, '05-08-2025');
});
