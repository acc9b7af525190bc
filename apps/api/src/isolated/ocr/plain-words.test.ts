import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aadhaarPlaces, isAadhaarPage } from '@pramaan/readers/aadhaar-card/places-to-cover.ts';
import { boxAround, type Line, type Page } from '@pramaan/readers/reading/page.ts';
import { plainWords, withPlainLines } from './plain-words.ts';

/** Words of one line, each with how sure the engine was of it. */
function line(top: number, ...words: readonly [text: string, confidence: number][]): Line {
  const placed = words.map(([text, confidence], at) => ({
    text,
    confidence,
    box: { left: 40 + 120 * at, top, width: 100, height: 20 },
  }));
  return {
    words: placed,
    box: boxAround(placed.map(({ box }) => box)) ?? { left: 0, top, width: 0, height: 0 },
  };
}
const page = (...lines: Line[]): Page => ({ width: 800, height: 600, origin: 'picture', lines });

test('only words of three letters and more that were read surely are not read again', () => {
  const first = page(
    line(40, ['Government', 0.96], ['of', 0.97], ['India', 0.96]),
    line(80, ['9999', 0.96], ['O36O', 0.95], ['fafere', 0.3], ['Road,', 0.9]),
  );
  const spared = plainWords([first]).map(({ left, top }) => `${left} ${top}`);
  assert.deepEqual(spared, ['40 40', '280 40', '400 80']);
});

test('a second look knows the paper by the words of the first, and finds only numbers of its own', () => {
  const first = page(
    line(40, ['Unique', 0.96], ['Identification', 0.96], ['Authority', 0.96], ['of', 0.9], ['India', 0.96]),
    line(80, ['9999', 0.96], ['9360', 0.96], ['9868', 0.96]),
  );
  const again = withPlainLines(page(line(200, ['4321', 0.9], ['8765', 0.9], ['1234', 0.9])), [first]);
  assert.ok(isAadhaarPage([again]));
  const { numbers } = aadhaarPlaces([again]);
  assert.ok(numbers.length > 0);
  assert.ok(
    numbers.every(({ top }) => top === 200),
    'what the first reading saw is covered already',
  );
});
