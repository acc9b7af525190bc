import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMark } from './find-mark.ts';
import { boxAround, type Page, type Word } from './page.ts';
import { addressOf, printedAddress } from './printed-address.ts';

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

const at = (text: string, left: number, top: number): Word => ({
  text,
  confidence: 1,
  box: { left, top, width: 10 * text.length - 2, height: text === '-' ? 2 : 20 },
});
const pageWith = (...words: Word[]): Page => ({
  width: 800,
  height: 400,
  origin: 'picture',
  lines: [0, 40, 80, 120].flatMap((top) => {
    const its = words.filter(({ box }) => box.top === top);
    const box = boxAround(its.map((word) => word.box));
    return box ? [{ words: its, box }] : [];
  }),
});
const addressIn = (page: Page) => {
  const mark = findMark([page], 'ADDRESS');
  return mark && printedAddress([page], mark);
};
const [label, second] = [
  at('Address', 0, 0),
  [at('Bengaluru,', 0, 80), at('Karnataka', 110, 80), at('-', 210, 80), at('560003', 230, 80)],
];

test('what glare left at the end of a line belongs to the address, and the gap before it is asked about', () => {
  const torn = addressIn(pageWith(label, at('22A,', 0, 40), at('Malleshwaram,', 180, 40), ...second));
  assert.equal(torn?.value, '22A, Malleshwaram, Bengaluru, Karnataka - 560003');
  assert.match(torn?.doubt ?? '', /hidden/);
  const whole = addressIn(pageWith(label, at('22A,', 0, 40), at('Malleshwaram,', 50, 40), ...second));
  assert.deepEqual([whole?.value, whole?.doubt], [torn?.value, undefined]);
});

test('a fragment beyond the longest line belongs to the address too', () => {
  const torn = addressIn(
    pageWith(label, at('109/4,', 0, 40), at('Hills,', 70, 40), at('ad,', 320, 40), ...second),
  );
  assert.equal(torn?.value, '109/4, Hills, ad, Bengaluru, Karnataka - 560003');
  assert.match(torn?.doubt ?? '', /hidden/);
});

test('another column, or a label beside the address, is no part of it', () => {
  const column = addressIn(pageWith(label, at('22A,', 0, 40), at('SPECIMEN', 500, 40), ...second));
  assert.deepEqual([column?.value, column?.doubt], ['22A, Bengaluru, Karnataka - 560003', undefined]);
  const group = addressIn(
    pageWith(label, at('22A,', 0, 40), at('Blood', 180, 40), at('Group', 235, 40), ...second),
  );
  assert.deepEqual([group?.value, group?.doubt], ['22A, Bengaluru, Karnataka - 560003', undefined]);
});

test('an address that begins right behind its label goes on under the label', () => {
  const wrapped = addressIn(
    pageWith(
      label,
      at('22A,', 90, 0),
      at('Malleshwaram,', 140, 0),
      at('Bengaluru', 0, 40),
      at('560003', 110, 40),
    ),
  );
  assert.equal(wrapped?.value, '22A, Malleshwaram, Bengaluru 560003');
  const beside = addressIn(pageWith(label, at('Signature', 400, 0), at('22A,', 0, 40), ...second));
  assert.equal(beside?.value, '22A, Bengaluru, Karnataka - 560003');
});

test('an address with a sign that is no word is asked: it is the edge of what hides a line', () => {
  const torn = addressOf(words('Plot 23, \\ Jaipur, Rajasthan - 302021'), 1);
  assert.match(torn.doubt ?? '', /hidden/);
  assert.equal(addressOf(words('Plot 23, Jaipur, Rajasthan - 302021'), 1).doubt, undefined);
});
