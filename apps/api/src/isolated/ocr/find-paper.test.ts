import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degrade } from '@pramaan/specimens/degrade.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { kinds } from '@pramaan/specimens/kinds.ts';
import { inventPerson } from '@pramaan/specimens/people.ts';
import { findPaper } from './find-paper.ts';
import type { Point } from './fit-corners.ts';
import { openFrame } from './frame.ts';
import { straighten } from './straighten.ts';

const photo = (inner: string, background = '#6b5a48') =>
  openFrame(
    svgToPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="${background}"/>${inner}</svg>`,
    ),
  );
const print = (x: number, y: number) =>
  [0, 1, 2, 3]
    .map(
      (line) =>
        `<text x="${x}" y="${y + line * 40}" font-family="Noto Sans" font-size="26">Words of a paper</text>`,
    )
    .join('');
const sheet = (points: string) => `<polygon points="${points}" fill="#f3f1ea"/>`;
const seenFromTheSide = sheet('180,130 700,190 660,540 230,520');

const found = async (inner: string, background?: string) => findPaper(await photo(inner, background));

test('the corners of a paper seen from the side, clockwise from the top left', async () => {
  const corners = await found(seenFromTheSide + print(280, 260));
  const wanted = [
    [180, 130],
    [700, 190],
    [660, 540],
    [230, 520],
  ];
  assert.ok(corners);
  for (const [at, [x = 0, y = 0]] of wanted.entries()) {
    const corner: Point = corners[at] ?? { x: -1, y: -1 };
    assert.ok(Math.hypot(corner.x - x, corner.y - y) < 5, `corner ${at} at ${corner.x}, ${corner.y}`);
  }
});

test('seen straight, what stood a third down and a half across stands there', async () => {
  const corners = await found(`${seenFromTheSide}<circle cx="442" cy="296" r="14" fill="#000"/>`);
  assert.ok(corners);
  const { data, width, height } = straighten(
    await photo(`${seenFromTheSide}<circle cx="442" cy="296" r="14" fill="#000"/>`),
    corners,
  );
  const dark = Array.from({ length: width * height }, (_, at) => at).filter(
    (at) => (data[at * 3] ?? 255) < 60,
  );
  const mean = (of: (at: number) => number) => dark.reduce((sum, at) => sum + of(at), 0) / dark.length;
  const [across, down] = [mean((at) => at % width) / width, mean((at) => Math.floor(at / width)) / height];
  assert.ok(Math.abs(across - 0.5) < 0.03 && Math.abs(down - 0.36) < 0.06, `${across}, ${down}`);
  const inside = (5 * width + 5) * 3;
  assert.ok((data[inside] ?? 0) > 180, 'nothing of the table is left but a hair');
});

test('nothing is cut out where more than one paper lies, a paper reaches the edge, or there is none', async () => {
  const cases: Record<string, string> = {
    'two cards': `${sheet('60,120 420,120 420,560 60,560')}${sheet('480,130 850,130 850,560 480,560')}`,
    'a card and a note beside it': `${sheet('60,120 600,120 600,560 60,560')}${sheet('680,200 800,200 800,420 680,420')}`,
    'a paper over the edge': sheet('180,130 930,190 930,540 230,520'),
    'no paper': '',
    'a small thing': sheet('400,300 560,300 560,400 400,400'),
    'a round thing': '<circle cx="450" cy="350" r="260" fill="#f3f1ea"/>',
    'three corners': sheet('150,600 450,80 760,600'),
  };
  for (const [name, inner] of Object.entries(cases)) assert.equal(await found(inner), null, name);
});

test('a card on wood, whose grain and boards are of other colours than the edge of the picture, is found', async () => {
  const grain = Array.from(
    { length: 120 },
    (_, row) =>
      `<path d="M0 ${row * 6} q 200 ${(row % 3) - 1} 450 1 t 450 -1" stroke="rgb(${150 + ((row * 37) % 40)},${115 + ((row * 37) % 34)},82)" stroke-width="3" fill="none"/>`,
  ).join('');
  const boards = [90, 330, 560].map((y) => `<rect y="${y}" width="900" height="4" fill="#3d2b1a"/>`).join('');
  const lamp =
    '<radialGradient id="l"><stop offset="0.3" stop-color="#fff" stop-opacity="0.25"/><stop offset="1" stop-opacity="0.25"/></radialGradient><rect width="900" height="700" fill="url(#l)"/>';
  const corners = await found(`${grain}${boards}${lamp}${seenFromTheSide}${print(280, 260)}`);
  assert.ok(corners);
  const [first, , third] = corners;
  assert.ok(Math.hypot(first.x - 180, first.y - 130) < 8 && Math.hypot(third.x - 660, third.y - 540) < 8);
});

test('a table on a page, with print around it, is not taken for a paper', async () => {
  const lines = [0, 1, 2, 3].map(
    (row) => `<rect x="100" y="${260 + row * 60}" width="700" height="60" fill="#dde3ee" stroke="#333"/>`,
  );
  assert.equal(await found(print(100, 60) + lines.join('') + print(100, 560), '#ffffff'), null);
});

test('a photographed card is the card alone, and a scan of a card stays as it is @thorough', async () => {
  const kind = kinds.find(({ name }) => name === 'voter-2021');
  assert.ok(kind);
  const card = svgToPng((await kind.draw(inventPerson('photographed'))).svg);
  for (const seed of [1, 2]) {
    const frame = await openFrame(await degrade(card, 'photographed', seed));
    const corners = await findPaper(frame);
    assert.ok(corners, `seed ${seed}`);
    const { width, height } = straighten(frame, corners);
    assert.ok(Math.abs(width / height - 1240 / 782) < 0.25, `${width} × ${height}`);
  }
  assert.equal(await findPaper(await openFrame(await degrade(card, 'clean', 1))), null);
});
