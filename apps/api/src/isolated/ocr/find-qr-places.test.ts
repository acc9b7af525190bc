import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { findQrPlaces } from './find-qr-places.ts';
import { openFrame } from './frame.ts';

/** A square filled as closely as a code whose modules nobody can tell apart any more, on an A4 page with print. */
const page = (side: number) => {
  const module = 3;
  const dark = Array.from({ length: Math.floor(side / module) ** 2 }, (_, at) => at)
    .filter((at) => ((at * 2654435761) >>> 7) % 2 === 0)
    .map((at) => {
      const count = Math.floor(side / module);
      return `<rect x="${1200 + (at % count) * module}" y="${1800 + Math.floor(at / count) * module}" width="${module}" height="${module}"/>`;
    });
  const print = Array.from(
    { length: 40 },
    (_, line) =>
      `<text x="120" y="${140 + line * 30}" font-family="Noto Sans" font-size="20">Words of a letter that go on for a whole line of the page, as letters do</text>`,
  );
  return openFrame(
    svgToPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="1654" height="2339" fill="#fff"/>${print.join('')}${dark.join('')}</svg>`,
    ),
  );
};

test('a code of a twentieth of a page that nobody can decode is found, and the print beside it is none', async () => {
  const places = await findQrPlaces(await page(126));
  assert.ok(places.length > 0);
  for (const { left, top, width, height } of places) {
    assert.ok(left < 1210 && top < 1810 && left + width > 1316 && top + height > 1916, `${left} ${top}`);
    assert.ok(left > 1100 && top > 1700 && width < 300, `${left} ${top} ${width}`);
  }
});

test('a speck half as wide is none', async () => {
  assert.deepEqual(await findQrPlaces(await page(48)), []);
});
