import { identifier } from './identifier.ts';

/** Three letters and four digits; the printed hyphen is taken off. */
export const llpinPattern = /^[A-Z]{3}[0-9]{4}$/;

/** Identification number of a limited liability partnership. Source: standards §4.1. */
export const llpin = identifier({
  name: 'LLPIN',
  examples: ['AAA0011', 'AAB0012'],
  pattern: llpinPattern,
  shape: 'An LLPIN has 3 letters and 4 digits, like AAA-0011.',
  maxLength: 9,
});
