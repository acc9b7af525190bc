import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../ocr/frame.ts';
import { clearTable } from './clear-table.ts';

const [width, height] = [300, 300];

/** White paper with these boxes of ink: left, top, width, height. */
function paper(boxes: readonly (readonly [number, number, number, number])[]): Frame {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const [left, top, wide, high] of boxes)
    for (let y = top; y < top + high; y++)
      data.fill(60, (y * width + left) * 3, (y * width + left + wide) * 3);
  return { data, width, height };
}

const isInk = ({ data }: Frame, x: number, y: number) => (data[(y * width + x) * 3] ?? 255) < 128;

test('rules and single specks go; strokes of letters, stops and colons stay', () => {
  const cleared = clearTable(
    paper([
      ...[[50, 20, 2, 260] as const, [20, 40, 260, 2] as const],
      // A rule that leans: the paper was askew.
      ...Array.from({ length: 4 }, (_, at) => [200 + at, 50 + at * 50, 2, 50] as const),
      ...[[80, 100, 3, 20] as const, [90, 117, 3, 3] as const],
      ...[[120, 105, 3, 3] as const, [120, 114, 3, 3] as const],
      [260, 200, 3, 3],
    ]),
  );
  const kept = [
    ['a stroke', 81, 110],
    ['a stop beside it', 91, 118],
    ['a colon', 121, 106],
    ['its lower half', 121, 115],
  ] as const;
  for (const [what, x, y] of kept) assert.ok(isInk(cleared, x, y), what);
  const gone = [
    ['a rule between columns', 50, 150],
    ['a rule between rows', 150, 40],
    ['a rule that leans', 201, 70],
    ['its lower end', 204, 230],
    ['a speck', 261, 201],
  ] as const;
  for (const [what, x, y] of gone) assert.ok(!isInk(cleared, x, y), what);
});

test('a dark area is no rule', () => {
  const cleared = clearTable(paper([[100, 100, 80, 90]]));
  assert.ok(isInk(cleared, 140, 140));
});
