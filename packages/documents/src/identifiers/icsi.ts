import { compact, identifier } from './identifier.ts';

/** Membership number of a company secretary: A (associate) or F (fellow) and digits. Source: standards §4.2 (from memory). */
export const icsi = identifier({
  name: 'ICSI membership number',
  examples: ['A10011', 'A10012', 'F10013', 'A10014'],
  // Members write ACS 10011 and FCS 10013 after their names.
  tidy: (typed) => compact(typed).replace(/^([AF])CS(?=[0-9])/, '$1'),
  pattern: /^[AF][0-9]{3,6}$/,
  shape: 'An ICSI membership number has A or F, then 3 to 6 digits, like A10011.',
  maxLength: 12,
});
