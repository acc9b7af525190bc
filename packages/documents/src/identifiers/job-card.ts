import { identifier, trimmed } from './identifier.ts';

const printed = /^[A-Z]{2}-[0-9]{2}-[0-9]{3}-[0-9]{3}-[0-9]{3}\/[0-9]+(-?[A-Z])?$/;

/** NREGA job card: state-district-block-panchayat-village/household. Other prints exist: warn only (standards §4.2). */
export const jobCardNumber = identifier({
  name: 'job card number',
  examples: ['KN-01-002-003-004/55', 'KN-01-002-003-004/51', 'MH-03-002-003-004/52', 'TS-05-002-003-004/53'],
  tidy: trimmed,
  pattern: /^[A-Z0-9/ -]{5,40}$/,
  shape: 'A job card number has letters, digits, hyphens and a slash, like KN-01-002-003-004/55.',
  warn: (value) =>
    printed.test(value)
      ? null
      : 'Most job card numbers look like KN-01-002-003-004/55. Compare it with your card.',
});
