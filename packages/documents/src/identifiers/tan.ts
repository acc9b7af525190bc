import { identifier } from './identifier.ts';

/** Tax Deduction Account Number of an employer. Source: standards §4.1. */
export const tan = identifier({
  name: 'TAN',
  examples: ['BLRS00001A', 'BLRD00002B', 'PNEE00003C', 'HYDM00004D'],
  pattern: /^[A-Z]{4}[0-9]{5}[A-Z]$/,
  shape: "A TAN has 4 letters, 5 digits, 1 letter, like BLRS00001A. It is the employer's, on Form 16.",
  maxLength: 10,
});
