import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { breakable } from './breakable.ts';
import { fontFiles } from './font-files.ts';
import { letterWidth } from './letter-width.ts';

test('nothing is lost or added, and words that fit are left alone', () => {
  const texts = [
    '',
    'short',
    'UPI/CR/512345678901/RAVI',
    'W'.repeat(99),
    `a ${'b'.repeat(60)} c`,
    'क्षत्रिय'.repeat(9),
    '😀'.repeat(30),
  ];
  for (const text of texts)
    for (const room of [0, 1, 5, 12, 30]) assert.equal([breakable(text, room)].flat().join(''), text);
  assert.equal(breakable('Ravi Kumar Demo of Bengaluru', 8), 'Ravi Kumar Demo of Bengaluru');
  assert.equal(breakable('10000', 4), '10000');
});

test('a word is cut behind a slash before it is cut in the middle, and never inside a letter', () => {
  assert.deepEqual(breakable('NEFT/CR/AXISBANK/RAVIKUMAR', 7.5), ['NEFT/CR/', 'AXISBANK/', 'RAVIKUMAR']);
  for (const part of [breakable('श्री'.repeat(20), 6)].flat()) assert.match(part, /^(?:श्री)+$/);
});

test('no letter is wider than it is taken for', () => {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const letters = [...ascii, '₹', 'श्री', 'क्ष', 'र्थी', 'स्त्री', 'ङ्क्ष', 'द्ध्र', '…', '—', '\u{fffd}'];
  const compiler = NodeCompiler.create({
    workspace: `${import.meta.dirname}/no-such-folder`,
    fontArgs: [{ fontBlobs: fontFiles() }],
  });
  const mainFileContent = `
    #set text(font: ("Noto Sans", "Noto Sans Devanagari"), weight: 600, size: 100pt)
    #let widths(letters) = letters.map(letter => measure(text(letter)).width.pt() / 100)
    #context [#metadata(widths(json(bytes(sys.inputs.letters)))) <widths>]`;
  const inputs = { letters: JSON.stringify(letters) };
  const [widths] = compiler.query({ mainFileContent, inputs }, { selector: '<widths>', field: 'value' }) as [
    number[],
  ];
  assert.equal(widths.length, letters.length);
  for (const [at, letter] of letters.entries())
    assert.ok((widths[at] ?? 9) <= letterWidth(letter), `${letter} is ${widths[at]}`);
});
