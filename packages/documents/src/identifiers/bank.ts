import { identifier } from './identifier.ts';

/** IFSC of a bank branch: bank, zero, branch. Its existence is for a lookup to say. Source: standards §4.3. */
export const ifsc = identifier({
  name: 'IFSC',
  examples: ['ABCD0123451', 'ABCD0123452'],
  pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  shape: 'An IFSC has 11 characters: 4 letters, a zero, 6 letters or digits, like ABCD0123451.',
  maxLength: 11,
});

/** Bank account number: banks share no check digit. Source: standards §4.3. */
export const accountNumber = identifier({
  name: 'bank account number',
  examples: ['100000000011', '100000000012', '100000000013', '100000000014'],
  pattern: /^[0-9]{9,18}$/,
  shape: 'A bank account number has 9 to 18 digits. It is on the passbook and the cheque book.',
  keyboard: 'numeric',
  maxLength: 22,
});
