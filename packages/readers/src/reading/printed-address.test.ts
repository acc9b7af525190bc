import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Word } from './page.ts';
import { addressOf } from './printed-address.ts';

const words = (text: string) =>
  text.split(' ').map(
    (word, at): Word => ({
      text: word,
      confidence: 1,
      box: { left: 20 * at, top: 0, width: 18, height: 10 },
    }),
  );

test('an address whose last word was cut before the PIN code is asked of the person', () => {
  const { value, doubt } = addressOf(words('12, SCHOOL LANE, KHORDHA, ODISH - A 751007'), 1);
  assert.equal(value, '12, SCHOOL LANE, KHORDHA, ODISH - A 751007');
  assert.match(doubt ?? '', /hard to read/);
  for (const whole of [
    '12, SCHOOL LANE, KHORDHA, ODISHA - 751007',
    '4, WING A, PUNE, 411001',
    'BLOCK B, SECTOR 7, 110085',
  ])
    assert.equal(addressOf(words(whole), 1).doubt, undefined, whole);
});
