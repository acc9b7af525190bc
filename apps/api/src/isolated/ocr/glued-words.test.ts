import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { greyOf, openFrame } from './frame.ts';
import { partedWords } from './glued-words.ts';

/** A name as it is printed, and the one word that the engine makes of it. */
async function glued(printed: string, text: string) {
  const frame = await openFrame(
    svgToPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="80"><rect width="700" height="80" fill="#fff"/><text x="20" y="60" font-family="Noto Sans" font-size="56" font-weight="600" xml:space="preserve">${printed}</text></svg>`,
    ),
  );
  const word = { text, box: { left: 15, top: 20, width: 670, height: 40 }, confidence: 0.97 };
  const words = partedWords([word], await greyOf(frame, 1));
  return { said: words.map((one) => one.text).join(' '), sure: words.every((one) => one.confidence > 0.9) };
}

test('glued initials are parted where the picture shows a space; whole names stay whole', async () => {
  const narrow = '\u2009';
  for (const [printed, text] of [
    ['MITALI R', 'MITALIR'],
    ['K SURESH', 'KSURESH'],
    [`ANITHA${narrow}V S`, 'ANITHAVS'],
    ['Krishna I', 'Krishnal'],
    ['MEENAKSHI', 'MEENAKSHI'],
    ['VIMMI', 'VIMMI'],
    ['HIMANI', 'HIMANI'],
    ['NAGENDRA', 'NAGENDRA'],
  ] as const) {
    const { said, sure } = await glued(printed, text);
    const wanted = printed.replaceAll(narrow, ' ').replace(/I$/, text.endsWith('l') ? 'l' : 'I');
    assert.deepEqual([said, sure], [wanted, true], printed);
  }
});

test('a space that nobody can place leaves the word unsure', async () => {
  // More letters than stand there: the engine read one twice.
  assert.equal((await glued('RAM LAL DAS', 'RAMMLALDAS')).sure, false);
});
