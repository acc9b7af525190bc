import { identifier } from './identifier.ts';

/**
 * Food licence or registration number. Sources differ on whether a first digit of 1 or 2 means a licence, so
 * nothing depends on it. Source: standards §4.1.
 */
export const fssai = identifier({
  name: 'FSSAI number',
  examples: ['11220302000011', '11220302000012', '11521998000013', '13619013000014'],
  pattern: /^[12][0-9]{13}$/,
  shape: 'An FSSAI number has 14 digits and starts with 1 or 2, like 11220302000011.',
  keyboard: 'numeric',
  maxLength: 18,
});
