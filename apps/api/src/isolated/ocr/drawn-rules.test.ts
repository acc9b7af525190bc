import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { drawnRules } from './drawn-rules.ts';
import { greyOf, openFrame } from './frame.ts';

const [width, height] = [1_000, 400];
const rulesOn = async (inside: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${inside}</svg>`;
  return drawnRules(await greyOf(await openFrame(svgToPng(svg)), 1));
};
const line = (d: string, dashes = '') =>
  `<path d="${d}" stroke="#111" stroke-width="3" stroke-dasharray="${dashes}" fill="none"/>`;
const text = (words: string, y: number) =>
  `<text x="60" y="${y}" font-family="Noto Sans" font-size="28" fill="#111">${words}</text>`;

test('a rule is found from end to end, drawn in one stroke or in dashes', async () => {
  for (const dashes of ['', '14 10']) {
    const rules = await rulesOn(line('M100 200H900', dashes) + text('Cut out along this line', 120));
    assert.ok(rules.length > 0, dashes);
    assert.ok(rules.every(({ top, height }) => top >= 194 && top + height <= 206));
    const [from, to] = [
      Math.min(...rules.map(({ left }) => left)),
      Math.max(...rules.map((box) => box.left + box.width)),
    ];
    assert.ok(from <= 104 && to >= 880, `${dashes}: ${from} to ${to}`);
  }
});

test('print is no rule: capitals, dashes and dots between words, numbers, underlined words, short strokes', async () => {
  const print = [
    text('STATE OF THE TITLE, EFFECT 7575 – FEE', 120),
    text('12-04-2024 – 30-04-2024 - A/c XX-XX-1234 ... 1,27,211.21', 200),
    text('i.e. etc. ........ केवल भारत', 280),
    line('M60 330H130'),
  ];
  assert.deepEqual(await rulesOn(print.join('')), []);
});
