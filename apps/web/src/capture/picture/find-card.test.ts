import { expect, test } from 'vitest';
import { type Corners, findCard, type Grey, type Point } from './find-card.ts';
import { lookAt } from './picture-seen.ts';
import { steadyWatch } from './use-auto-capture.ts';

const [width, height] = [640, 480];

/** The same noise at every run. */
function noise() {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/** A picture whose grey is asked for pixel by pixel, with a little noise of the camera. */
function pictureOf(greyAt: (x: number, y: number) => number): Grey {
  const next = noise();
  const grey = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.min(255, Math.max(0, greyAt(at % width, Math.floor(at / width)) + (next() - 0.5) * 24)),
  );
  return { grey, width, height };
}

const isInside = (corners: readonly Point[], x: number, y: number) =>
  corners.every((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
/** Lines of letters, with gaps between words. */
const letters = (x: number, y: number) =>
  y % 30 < 12 && (x * 7 + Math.floor(y / 30) * 13) % 23 < 9 && x % 90 < 70;

/** A printed card on a table, at these corners in pixels. */
const cardOnTable = (corners: readonly Point[], paper: number, table: number) =>
  pictureOf((x, y) => (isInside(corners, x, y) ? (letters(x, y) ? 60 : paper) : table));

const straight = [
  { x: 90, y: 100 },
  { x: 550, y: 100 },
  { x: 550, y: 390 },
  { x: 90, y: 390 },
];
/** Held a little askew, and nearer at one side. */
const askew = [
  { x: 110, y: 70 },
  { x: 570, y: 120 },
  { x: 545, y: 410 },
  { x: 80, y: 375 },
];

const farthest = (found: Corners | null, wanted: readonly Point[]) =>
  Math.max(
    ...wanted.map(({ x, y }, at) =>
      Math.hypot((found?.[at]?.x ?? 9) * width - x, (found?.[at]?.y ?? 9) * height - y),
    ),
  );

test('a card is found where it lies, askew too, on a dark table and on a light one', () => {
  for (const corners of [straight, askew])
    for (const [paper, table] of [
      [215, 90],
      [190, 240],
    ] as const)
      expect(farthest(findCard(cardOnTable(corners, paper, table)), corners)).toBeLessThan(14);
});

test('an empty table, a page of text without an edge and a tiny card are no card', () => {
  expect(findCard(pictureOf(() => 120))).toBeNull();
  expect(findCard(pictureOf((x, y) => (letters(x, y) ? 50 : 220)))).toBeNull();
  const tiny = straight.map(({ x, y }) => ({ x: 200 + x / 4, y: 200 + y / 4 }));
  expect(findCard(cardOnTable(tiny, 215, 90))).toBeNull();
  expect(findCard({ grey: new Uint8Array(), width: 0, height: 0 })).toBeNull();
});

test('what is judged is the card, not the table around it', () => {
  expect(lookAt(cardOnTable(straight, 200, 12)).hint).toBe('good');
  const soft = pictureOf((x, y) => (isInside(straight, x, y) ? 200 : 90));
  for (let at = 0; at < soft.grey.length; at += 1)
    soft.grey[at] = isInside(straight, at % width, Math.floor(at / width)) ? 200 : 90;
  expect(lookAt(soft)).toMatchObject({ hint: 'blurred', corners: expect.anything() });
});

test('a picture is taken once the card stood still and sharp for a while, and not before', () => {
  const at = (shift: number): Corners => [
    { x: 0.1 + shift, y: 0.1 },
    { x: 0.9 + shift, y: 0.1 },
    { x: 0.9 + shift, y: 0.7 },
    { x: 0.1 + shift, y: 0.7 },
  ];
  const good = (shift: number) => ({ hint: 'good', corners: at(shift) }) as const;
  const watch = steadyWatch();
  expect([0, 0, 0, 0].map((shift) => watch(good(shift)))).toEqual([false, false, false, false]);
  expect(watch(good(0.05))).toBe(false);
  expect(watch({ hint: 'blurred', corners: at(0.05) })).toBe(false);
  expect(watch({ hint: 'good', corners: null })).toBe(false);
  const looks = [0, 0.005, 0, 0.005, 0, 0].map((shift) => watch(good(shift)));
  expect(looks).toEqual([false, false, false, false, true, false]);
});
