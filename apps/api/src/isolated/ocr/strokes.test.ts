import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadReader } from '@pramaan/readers/readers.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { kinds } from '@pramaan/specimens/kinds.ts';
import { picturedPapers } from '@pramaan/specimens/papers/pictured/pictured-papers.ts';
import { inventPerson } from '@pramaan/specimens/people.ts';
import { scaledStrokes, withoutStrokes } from './clear-strokes.ts';
import { findStrokes } from './find-strokes.ts';
import type { Stroke } from './follow-stroke.ts';
import { type Frame, openFrame } from './frame.ts';
import { readFrame } from './read-picture.ts';
import { rough, roughSide } from './upright.ts';

const [wide, high] = [1_000, 600];
const drawn = (inside: string, background = '#fff') =>
  openFrame(
    svgToPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect width="${wide}" height="${high}" fill="${background}"/>${inside}</svg>`,
    ),
  );
const line = (d: string, ink = '#111', width = 4) =>
  `<path d="${d}" stroke="${ink}" stroke-width="${width}" fill="none"/>`;
const text = '<text x="300" y="330" font-family="Noto Sans" font-size="40" fill="#111">6270345757</text>';
const strokesOn = async (frame: Frame) => findStrokes(await rough(frame));

const endsOf = (stroke: Stroke | undefined) =>
  [stroke?.points[0], stroke?.points.at(-1)].flatMap((end) => [Number(end?.x), Number(end?.y)]);

test('a line across a paper is found to the pixel, two are found as two; rules, steep edges of boxes and bars are not', async () => {
  const [one, ...others] = await strokesOn(await drawn(line('M150 480L860 190')));
  assert.deepEqual(others, []);
  const ends = endsOf(one);
  for (const [at, wanted] of [150, 480, 860, 190].entries())
    assert.ok(Math.abs((ends[at] ?? 0) - wanted) <= 3, `${ends}`);
  const both = await strokesOn(await drawn(line('M150 480L860 190M190 500L900 210', '#26307a')));
  assert.equal(both.length, 2);
  const none = ['M0 300H1000', 'M300 0V600', 'M100 100H900V500H100Z', 'M100 300L900 260'].map((d) => line(d));
  for (const inside of [...none, line('M150 480L860 190', '#111', 40), line('M400 300L480 260'), text])
    assert.deepEqual(await strokesOn(await drawn(inside)), [], inside);
});

/** A line that a hand drew: it bows by so many pixels and shakes by a few. */
const byHand = (bow: number, down = 0) =>
  Array.from({ length: 71 }, (_, at) => {
    const y = 480 - at * 4 + down + bow * Math.sin((at * Math.PI) / 70) + 1.5 * Math.sin(at * 0.7);
    return `${at ? 'L' : 'M'}${150 + at * 10} ${y.toFixed(1)}`;
  }).join('');

test('a line that bows and shakes is found whole, and its end is not taken for a ruled line beside it', async () => {
  const rule = '<path d="M100 260H950" stroke="#666" stroke-width="2" stroke-dasharray="3 4"/>';
  const strokes = await strokesOn(
    await drawn(text + rule + line(`${byHand(24)}${byHand(-18, 60)}`, '#26307a')),
  );
  assert.equal(strokes.length, 2);
  const wanted = [
    [150, 480, 850, 201],
    [150, 540, 850, 261],
  ];
  for (const ends of strokes.map(endsOf)) {
    const [left, , right] = ends;
    const near = wanted.some((place) => place.every((each, at) => Math.abs(each - (ends[at] ?? 0)) <= 14));
    assert.ok(near, `${left}…${right}: ${ends}`);
  }
});

test('no card, paper, code or photo has a stroke that nobody drew @thorough', async () => {
  const person = inventPerson('strokes');
  const busy = /^(?:pan-2018|aadhaar-(?:back|letter)|passport|agreement-stamped|bill-window)$/;
  for (const kind of [...kinds, ...picturedPapers].filter(({ name }) => busy.test(name))) {
    const frame = await openFrame(svgToPng((await kind.draw(person)).svg));
    assert.deepEqual(await strokesOn(frame), [], kind.name);
  }
});

/** How many pixels of two frames differ by so much. */
function differing(a: Frame, b: Frame, by = 60): number {
  let count = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > by) count += 1;
  return count;
}

test('a stroke paler than print goes and leaves the print; one as black leaves most of it', async () => {
  for (const { ink, most } of [
    { ink: '#6a70ad', most: 60 },
    { ink: '#111', most: 260 },
  ]) {
    const crossed = await drawn(text + line('M150 480L860 190', ink), '#eef3ea');
    const clean = await drawn(text, '#eef3ea');
    const strokes = scaledStrokes(await strokesOn(crossed), wide / roughSide);
    const cleared = withoutStrokes(crossed, strokes);
    const [before, after] = [differing(crossed, clean), differing(cleared, clean)];
    assert.ok(before > 2_000 && after <= most, `${ink}: ${before} → ${after}`);
  }
});

for (const [name, how] of [
  ['cheque-bilingual', 'two lines'],
  ['cheque-by-hand', 'two lines without a ruler'],
])
  test(`the account number under ${how} across a cheque is read`, async () => {
    const person = inventPerson('bench 41');
    const kind = picturedPapers.find((one) => one.name === name);
    assert.ok(kind);
    const frame = await openFrame(svgToPng((await kind.draw(person)).svg));
    const { reading, frame: shown } = await readFrame(frame, await loadReader('cheque'));
    assert.equal(reading?.fields.accountNumber?.value, kind.truth(person).accountNumber);
    assert.equal(differing(shown, frame), 0, 'what is kept and shown has its lines');
  });
