import { identifier } from './identifier.ts';

const weights = [7, 3, 1];

/** ICAO 9303's check digit over `text` (A = 10 … Z = 35, filler = 0; weights 7, 3, 1). Source: standards §4.2. */
export function mrzDigit(text: string): string {
  let sum = 0;
  for (const [place, sign] of [...text].entries()) {
    const value = sign === '<' ? 0 : Number.parseInt(sign, 36);
    sum += value * (weights[place % 3] ?? 0);
  }
  return String(sum % 10);
}

/** Places in the second line of a passport, counted from 0: what is covered, and where its check digit stands. */
const covered = [
  { what: 'passport number', of: (line: string) => line.slice(0, 9), at: 9 },
  { what: 'date of birth', of: (line: string) => line.slice(13, 19), at: 19 },
  { what: 'expiry date', of: (line: string) => line.slice(21, 27), at: 27 },
  { what: 'personal number', of: (line: string) => line.slice(28, 42), at: 42 },
  {
    what: 'whole line',
    of: (line: string) => line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43),
    at: 43,
  },
];

/** What the check digits of a passport's second line do not agree with; none when all hold. */
export function mrzDoubts(line: string): string[] {
  return covered
    .filter(({ of, at }) => {
      const printed = line.charAt(at);
      // An empty personal number may carry a filler for its check digit.
      return printed !== mrzDigit(of(line)) && !(at === 42 && printed === '<' && /^<+$/.test(of(line)));
    })
    .map(({ what }) => what);
}

/** The two machine-readable lines of a passport (TD3: 2 × 44). Source: standards §4.2, ICAO Doc 9303 part 4. */
export const passportMrz = identifier({
  name: 'two lines at the bottom of the passport page',
  examples: [
    'P<INDSAMPLE<<ASHA<<<<<<<<<<<<<<<<<<<<<<<<<<<\nA0000001<3IND9001158F3301144<<<<<<<<<<<<<<<2',
    'P<INDDEMO<<RAVI<KUMAR<<<<<<<<<<<<<<<<<<<<<<<\nA0000002<6IND8708151M3301144<<<<<<<<<<<<<<<0',
  ],
  tidy: (typed) =>
    typed
      .toUpperCase()
      .replace(/[^\S\n]+/g, '')
      .trim(),
  pattern: /^P[A-Z<][A-Z<]{42}\n[A-Z0-9<]{44}$/,
  shape: 'The bottom of the passport page has two lines of 44 letters, digits and < signs. Enter both.',
  check: (value) => {
    const [doubt] = mrzDoubts(value.slice(45));
    return doubt ? `The ${doubt} does not match its check digit. Compare it with the passport.` : null;
  },
  maxLength: 100,
});
