import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '@pramaan/readers/reading/reading.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { openFrame } from './frame.ts';
import { withHidden } from './hidden-print.ts';

const name = {
  value: 'NAVEEN',
  confidence: 0.98,
  at: { page: 0, box: { left: 40, top: 40, width: 150, height: 30 } },
};
const reading: Reading = {
  reader: 'pan-card',
  likeness: 1,
  fields: { name, number: { ...name, value: 'AAAPZ1234C' } },
  expected: [],
  checks: [],
};

async function doubted(ground: string, patch: string): Promise<string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><rect width="600" height="120" fill="${ground}"/><text x="40" y="68" font-family="Noto Sans" font-size="38">NAVEEN</text>${patch}</svg>`;
  const { fields } = withHidden(reading, await openFrame(svgToPng(svg)));
  return Object.keys(fields).filter((path) => fields[path]?.doubt);
}

test('a name beside a white patch is asked; a number of a fixed length, and a clean name, are not', async () => {
  const patch = (left: number) => `<rect x="${left}" y="20" width="120" height="70" fill="#fff"/>`;
  assert.deepEqual(await doubted('#d3e6ee', patch(200)), ['name']);
  assert.deepEqual(await doubted('#d3e6ee', patch(110)), ['name'], 'in the middle of it');
  assert.deepEqual(await doubted('#d3e6ee', patch(330)), [], 'too far to hide a part of it');
  assert.deepEqual(await doubted('#d3e6ee', ''), []);
  assert.deepEqual(await doubted('#fff', patch(200)), [], 'white paper shows no patch');
});
