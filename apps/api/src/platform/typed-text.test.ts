import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedText } from './typed-text.ts';

/** Every character that cannot be seen, but for variation selectors, which choose between two pictures. */
function unseen(): string[] {
  const found: string[] = [];
  for (let code = 0x80; code <= 0xe_0fff; code++) {
    const letter = String.fromCodePoint(code);
    if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(letter)) found.push(letter);
  }
  return found.filter((letter) => !/\p{Variation_Selector}/u.test(letter));
}

/** Arabic and Kaithi signs that stand over a number: format characters by class, but visible. */
const visible = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

test('nothing that cannot be seen or turns the direction of reading stays in a name', () => {
  const all = unseen().filter((letter) => !visible.test(letter));
  assert.ok(all.length > 300, String(all.length));
  for (const mark of all) {
    const name = `Asha${mark}Demo${mark}`;
    assert.equal(typedText(name), 'AshaDemo', `U+${mark.codePointAt(0)?.toString(16)}`);
  }
  assert.equal(typedText('photo\u202egpj.exe'), 'photogpj.exe');
  assert.equal(typedText('\u2066Asha\u2069 \u200eDemo\u200f\u061c'), 'Asha Demo');
  assert.equal(typedText('\u200b\u200d\ufeff'), '');
});

test('joiners stay where an Indic or Arabic script needs them', () => {
  for (const word of ['क्‍ष', 'র‍্য', 'ශ්‍රී', 'അവന്‍', 'می‌خواهم', 'क्‌ष'])
    assert.equal(typedText(word), word, JSON.stringify(word));
  assert.equal(typedText('As\u200dha \u200cआशा\u200d \u200dDemo'), 'Asha आशा Demo');
});

test('other text stays as it is: other scripts, lines, emoji, visible signs', () => {
  for (const text of ['ß É 名前 اسم', 'one\r\n\ttwo', '🙂 👨‍👩‍👧 ✔️ ❤️‍🔥', '\u0600١', '', '₹5,00,000'])
    assert.equal(typedText(text), text);
});
