import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line, Page } from '../reading/page.ts';
import { rowsOf, rowText } from './rows.ts';

/** A line as OCR gives it: its top and height, and the left edge of each word. */
function line(top: number, height: number, ...words: [text: string, left: number][]): Line {
  const boxes = words.map(([text, left]) => ({
    text,
    confidence: 1,
    box: { left, top, width: text.length * 10, height },
  }));
  const last = boxes.at(-1)?.box;
  const left = boxes[0]?.box.left ?? 0;
  return { words: boxes, box: { left, top, width: last ? last.left + last.width - left : 0, height } };
}

const texts = (...lines: Line[]) =>
  rowsOf([{ width: 1_400, height: 800, origin: 'picture', lines } satisfies Page]).map(rowText);

test('a line in the gap of another is put there: a number in a box between its label and a signature', () => {
  const label = line(418, 14, ['A/c', 129], ['No.', 166], ['scrawl', 999]);
  const number = line(409, 49, ['44809117735', 290]);
  assert.deepEqual(texts(label, number), ['A/c No. 44809117735 scrawl']);
});

test('a line that is too long for the gap, or stands above it, is a row of its own', () => {
  const label = line(418, 14, ['No.', 166], ['scrawl', 400]);
  assert.deepEqual(texts(label, line(416, 20, ['448091177354480911773', 290])).length, 2);
  assert.deepEqual(texts(label, line(396, 20, ['4480', 290])), ['4480', 'No. scrawl']);
});
