import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import fc from 'fast-check';
import { schemaOf } from '../answer-schema.ts';
import { aadhaarNumber, virtualId } from './aadhaar.ts';
import { aadhaarQrText } from './aadhaar-qr.ts';
import { isVerhoeffValid, verhoeffDigit } from './verhoeff.ts';

const accepts = (value: string) => schemaOf(aadhaarNumber).safeParse(value).success;
const isPalindrome = (value: string) => value === [...value].reverse().join('');

/** Eleven digits that may begin an Aadhaar number, with their check digit. */
const numbers = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.stringMatching(/^[0-9]{10}$/))
  .map(([first, rest]) => `${first}${rest}${verhoeffDigit(`${first}${rest}`)}`)
  .filter((value) => !isPalindrome(value));

test('every number with its check digit is accepted, with or without spaces and hyphens', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom('', ' ', '-'), (value, between) => {
      const typed = (value.match(/.{4}/g) ?? []).join(between);
      assert.equal(schemaOf(aadhaarNumber).parse(typed), value);
    }),
  );
});

test('every change of a single digit is refused', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 11 }), fc.integer({ min: 1, max: 9 }), (value, place, step) => {
      const digit = (Number(value[place]) + step) % 10;
      assert.ok(!accepts(value.slice(0, place) + digit + value.slice(place + 1)));
    }),
  );
});

test('every swap of two neighbours is refused', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 10 }), (value, place) => {
      const [one, other] = [value.charAt(place), value.charAt(place + 1)];
      fc.pre(one !== other);
      assert.ok(!accepts(value.slice(0, place) + other + one + value.slice(place + 2)));
    }),
  );
});

test('no text whatever makes the schema throw', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (typed) => void accepts(typed)));
});

test('a number that reads the same backwards is refused, though its check digit holds', () => {
  const half = Array.from({ length: 800_000 }, (_, at) => String(at + 200_000));
  const palindrome = half.map((left) => left + [...left].reverse().join('')).find(isVerhoeffValid) ?? '';
  assert.equal(palindrome.length, 12);
  assert.match(
    schemaOf(aadhaarNumber).safeParse(palindrome).error?.issues[0]?.message ?? '',
    /same backwards/,
  );
});

test('the examples end in the last four digits of the people they belong to', () => {
  assert.deepEqual(
    aadhaarNumber.examples.map((value) => value.slice(-4)),
    people.map((person) => person.aadhaarLast4),
  );
});

test("a Virtual ID has 16 digits and Verhoeff's check digit", () => {
  assert.equal(schemaOf(virtualId).parse('9000 0000 0000 0019'), '9000000000000019');
  assert.equal(schemaOf(virtualId).parse('2341234123412341'), '2341234123412341');
  for (const wrong of ['2341234123412342', '1341234123412341', '999941057058', ''])
    assert.ok(!schemaOf(virtualId).safeParse(wrong).success, wrong);
});

test('the text of a QR code may come in lines, or be the older XML; short numbers are refused', () => {
  const digits = '7'.repeat(3000);
  assert.equal(schemaOf(aadhaarQrText).parse(` ${digits.slice(0, 900)}\n${digits.slice(900)} `), digits);
  const older = '<PrintLetterBarcodeData uid="" name="A SAMPLE" />';
  assert.equal(schemaOf(aadhaarQrText).parse(older), older);
  for (const wrong of ['999941057058', '7'.repeat(8001), `${'7'.repeat(600)}x`])
    assert.ok(!schemaOf(aadhaarQrText).safeParse(wrong).success);
});

interface Vectors {
  verhoeff: { check_digit: Record<string, string>; valid: string[]; invalid: string[] };
  aadhaar_numbers: { n: string; verhoeff_ok: boolean }[];
}

test('third-party vectors', (context) => {
  const cases = readCases<Vectors>('05-id-numbers/verhoeff-aadhaar.json');
  if (!cases) return context.skip('no third-party cases here');
  for (const [payload, digit] of Object.entries(cases.verhoeff.check_digit))
    assert.equal(verhoeffDigit(payload), digit, payload);
  for (const digits of cases.verhoeff.valid) assert.ok(isVerhoeffValid(digits), digits);
  for (const digits of cases.verhoeff.invalid) assert.ok(!isVerhoeffValid(digits), digits);
  for (const { n, verhoeff_ok } of cases.aadhaar_numbers) {
    assert.equal(isVerhoeffValid(n), verhoeff_ok, n);
    assert.equal(accepts(n), verhoeff_ok && /^[2-9]/.test(n), n);
  }
  const { check_digit, valid, invalid } = cases.verhoeff;
  const run = Object.keys(check_digit).length + valid.length + invalid.length + cases.aadhaar_numbers.length;
  assert.ok(run > 10);
  context.diagnostic(`third-party Verhoeff and Aadhaar vectors: ${run}`);
});
