import { identifier } from './identifier.ts';

const holders: Record<string, string> = {
  P: 'person',
  C: 'company',
  H: 'Hindu undivided family',
  F: 'firm',
  A: 'association of persons',
  B: 'body of individuals',
  T: 'trust',
  L: 'local authority',
  J: 'artificial juridical person',
  G: 'government',
};

/** Permanent Account Number of the Income Tax Department. Source: standards §4.1. */
export const pan = identifier({
  name: 'PAN',
  examples: ['AAAPZ1234C', 'BBBPZ1235D', 'CCCPZ1240E', 'DDDPZ1251F'],
  pattern: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
  shape: 'A PAN has 10 characters: 5 letters, 4 digits, 1 letter, like AAAPZ1234C.',
  check: (value) =>
    !holders[value.charAt(3)]
      ? `The 4th letter of a PAN shows the type of holder (P for a person). ${value.charAt(3)} is not a valid letter. Check it.`
      : value.slice(5, 9) === '0000'
        ? 'No PAN has 0000 in it. Check the four digits.'
        : null,
  maxLength: 10,
});

/** Who holds a PAN, by its 4th letter: "person", "company"…; null when the letter is not in use. */
export function panHolder(value: string): string | null {
  return holders[value.charAt(3)] ?? null;
}
