import { identifier } from './identifier.ts';

/** Membership number of a chartered accountant; zeros in front count. Source: standards §4.2 (from memory). */
export const icai = identifier({
  name: 'ICAI membership number',
  examples: ['200011', '200012', '100013', '200014'],
  pattern: /^[0-9]{5,6}$/,
  shape: 'An ICAI membership number has 5 or 6 digits, like 200011.',
  keyboard: 'numeric',
  maxLength: 8,
});
