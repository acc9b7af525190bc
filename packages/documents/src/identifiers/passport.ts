import { hiddenPart } from './hidden-part.ts';
import { identifier } from './identifier.ts';

/** Indian passport number. The library habit of refusing zeros and Q, X, Z refuses real books: warn. Source: standards §4.2. */
export const passportNumber = identifier({
  name: 'passport number',
  examples: ['A0000001', 'A0000002', 'A0000003', 'A0000004'],
  pattern: /^[A-Z][0-9]{7}$/,
  shape: 'An Indian passport number has 1 letter and 7 digits, like A0000001.',
  warn: (value) =>
    /^[A-PR-WY][1-9][0-9]{5}[1-9]$/.test(value)
      ? null
      : 'This passport number is unusual. Compare it with the first page of your passport.',
  maxLength: 9,
});

/** File number of a passport application, on the last page. Karza takes 3 to 20; samples have 15: warn. Source: standards §4.2. */
export const passportFileNumber = identifier({
  name: 'passport file number',
  examples: ['BN1000000000011', 'BN1000000000012', 'PN1000000000013', 'HY1000000000014'],
  pattern: /^[A-Z0-9]{3,20}$/,
  shape: 'A passport file number has 3 to 20 letters and digits, like BN1000000000011.',
  check: (value) =>
    hiddenPart(value) ??
    (/^0+$/.test(value)
      ? 'A file number cannot be all zeros. You find it on the last page of the passport.'
      : null),
  warn: (value) =>
    value.length === 15 && /^[A-Z]{2,4}[0-9]+$/.test(value)
      ? null
      : 'Most file numbers have 15 characters: letters for the office, then digits. Check it.',
  maxLength: 24,
});
