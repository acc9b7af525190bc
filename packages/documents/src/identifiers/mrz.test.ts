import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import fc from 'fast-check';
import { schemaOf } from '../answer-schema.ts';
import { mrzDigit, mrzDoubts, passportMrz } from './mrz.ts';

const [asha] = passportMrz.examples;
const second = asha.slice(45);

test('the check digits of the standard and of the examples hold', () => {
  assert.deepEqual(mrzDoubts('L898902C36UTO7408122F1204159ZE184226B<<<<<10'), []);
  for (const example of passportMrz.examples) assert.equal(schemaOf(passportMrz).parse(example), example);
});

test('spaces and small letters of a scan are tidied', () => {
  assert.equal(schemaOf(passportMrz).parse(` ${asha.toLowerCase().replaceAll('<', '< ')}\r\n`), asha);
});

test('a digit read wrong anywhere in the covered places is found', () => {
  // Nationality (10-12) and sex (20) are under no check digit.
  const places = [...second].flatMap((sign, at) => (/\d/.test(sign) && (at < 10 || at > 12) ? [at] : []));
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digit = (Number(second[place]) + step) % 10;
      assert.notDeepEqual(mrzDoubts(second.slice(0, place) + digit + second.slice(place + 1)), []);
    }),
  );
});

test('the sentence names what was read wrong', () => {
  const wrong = schemaOf(passportMrz).safeParse(asha.replace('9001158', '9001168'));
  assert.match(wrong.error?.issues[0]?.message ?? '', /date of birth/);
});

interface Vectors {
  vectors: { id: string; format?: string; lines: string[]; all_check_digits_ok?: boolean }[];
  check_digit_vectors: [text: string, digit: string, right: boolean][];
}

test('third-party vectors', (context) => {
  const cases = readCases<Vectors>('03-mrz-passport/mrz-vectors.json');
  if (!cases) return context.skip('no third-party cases here');
  for (const [text, digit, right] of cases.check_digit_vectors)
    assert.equal(mrzDigit(text) === digit, right, text);
  // Identity cards (TD1, TD2) and broken forms are no passports; TD3 stands or falls by its check digits.
  for (const { id, format, lines, all_check_digits_ok } of cases.vectors)
    assert.equal(
      schemaOf(passportMrz).safeParse(lines.join('\n')).success,
      format === 'TD3' && all_check_digits_ok === true,
      id,
    );
  const run = cases.check_digit_vectors.length + cases.vectors.length;
  assert.ok(run > 5);
  context.diagnostic(`third-party MRZ vectors: ${run}`);
});
