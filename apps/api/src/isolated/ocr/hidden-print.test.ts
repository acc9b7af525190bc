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
  const { fields } = withHidden(reading, [
    {
      frame: await openFrame(svgToPng(svg)),
      page: { width: 600, height: 120, lines: [], origin: 'picture' },
    },
  ]);
  return Object.keys(fields).filter((path) => fields[path]?.doubt);
}

test('a name beside a white patch is asked about, a number of a fixed length only where the patch touches it', async () => {
  const patch = (left: number) => `<rect x="${left}" y="20" width="120" height="70" fill="#fff"/>`;
  assert.deepEqual(await doubted('#d3e6ee', patch(200)), ['name']);
  assert.deepEqual(await doubted('#d3e6ee', patch(110)), ['name', 'number'], 'in the middle of it');
  assert.deepEqual(await doubted('#d3e6ee', patch(330)), [], 'too far to hide a part of it');
  const under = (top: number) => `<rect x="0" y="${top}" width="90" height="60" fill="#fff"/>`;
  assert.deepEqual(await doubted('#d3e6ee', under(64)), ['name', 'number'], 'at the foot of its signs');
  assert.deepEqual(await doubted('#d3e6ee', under(84)), [], 'under it');
  assert.deepEqual(await doubted('#d3e6ee', ''), []);
  assert.deepEqual(await doubted('#fff', patch(200)), [], 'white paper shows no patch');
});

test('yellowed fluid right behind a name is asked about, on white paper and on a light card, and a stripe further off is not', async () => {
  const fluid = (left: number, colour: string) =>
    `<rect x="${left}" y="20" width="150" height="70" fill="${colour}"/><path d="M${left} 35 h150 M${left} 55 h150" stroke="#fffdf0" stroke-width="3"/>`;
  assert.deepEqual(await doubted('#fff', fluid(205, '#e7e5d9')), ['name']);
  assert.deepEqual(await doubted('#ccd4d2', fluid(205, '#e0dccf')), ['name']);
  assert.deepEqual(await doubted('#fff', fluid(330, '#e7e5d9')), []);
  assert.deepEqual(await doubted('#fff', fluid(205, '#fbfbf8')), [], 'nearly the colour of the paper');
});

test('a word hidden at the end of one line of several is asked about', async () => {
  const line = (top: number, words: string[]) => {
    const all = words.map((text, at) => ({
      text,
      confidence: 0.99,
      box: { left: 40 + 100 * at, top, width: 90, height: 20 },
    }));
    return { words: all, box: { left: 40, top, width: 100 * all.length - 10, height: 20 } };
  };
  const lines = [line(30, ['12,', 'Lake']), line(70, ['Navrangpura,', 'Ahmedabad', '380009'])];
  const address = { ...name, at: { page: 0, box: { left: 40, top: 30, width: 290, height: 60 } } };
  const hiddenIn = async (patch: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><rect width="600" height="120" fill="#d3e6ee"/>${patch}</svg>`;
    const page = { width: 600, height: 120, lines, origin: 'picture' as const };
    const { fields } = withHidden({ ...reading, fields: { address } }, [
      { frame: await openFrame(svgToPng(svg)), page },
    ]);
    return fields.address?.doubt !== undefined;
  };
  assert.equal(await hiddenIn('<rect x="245" y="15" width="100" height="45" fill="#fff"/>'), true);
  assert.equal(
    await hiddenIn('<rect x="420" y="15" width="100" height="45" fill="#fff"/>'),
    false,
    'beside it',
  );
  assert.equal(await hiddenIn(''), false);
});
