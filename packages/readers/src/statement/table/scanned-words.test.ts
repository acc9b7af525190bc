import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../pages.test-help.ts';
import { withoutSpecks } from './scanned-words.ts';

const read = (...lines: string[]) =>
  withoutSpecks({ ...pageOf(lines.map((text) => [[30, text]])), origin: 'picture' }).lines.map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  );

test('specks beside figures and dates go; a minus stays where the bank prints it', () => {
  assert.deepEqual(
    read('‘05/04/2025, ACH DR . SAMPLE | 100.00 - 1,02,400.00.', '06/04/2025 X 50.00 1,02,350:00Cr', '° |'),
    ['05/04/2025 ACH DR SAMPLE 100.00 1,02,400.00', '06/04/2025 X 50.00 1,02,350.00Cr'],
  );
  assert.deepEqual(
    read('“1,664.15 94,538.32', '-20.00 94,518.32', '1.00 -94,517.32', ...['1.00 2.00 3.00 4.00 5.00 6.00']),
    ['1,664.15 94,538.32', '20.00 94,518.32', '1.00 -94,517.32', '1.00 2.00 3.00 4.00 5.00 6.00'],
  );
  const many = ['1.00 2.00 3.00 4.00 5.00 6.00 7.00 8.00 9.00', '10.00-'];
  assert.deepEqual(read(...many), [many[0], '10.00']);
  assert.deepEqual(read('1.00- 2.00', '3.00- 4.00-'), ['1.00- 2.00', '3.00- 4.00-']);
});

test('an amount in two words is one; a time is no amount', () => {
  assert.deepEqual(read('11, 716.00 64,882 15 AT 14:37'), ['11,716.00 64,882.15 AT 14:37']);
});

test('a month with a letter misread is the page’s own, or stays for the person to see', () => {
  assert.deepEqual(read('1 Apr 2025 A', '30 Api 2025 B', '6 May 2025" C', '9 Sxx 2025 D'), [
    '1 Apr 2025 A',
    '30 apr 2025 B',
    '6 May 2025 C',
    '9 Sxx 2025 D',
  ]);
});
