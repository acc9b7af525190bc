import { hiddenPart } from './hidden-part.ts';
import { identifier } from './identifier.ts';
import { isLuhnValid } from './luhn.ts';

/**
 * Voter ID (EPIC) number. The last digit is said to be Luhn's, yet issued cards fail it, and older cards carry
 * slash forms: all of that warns only. Source: standards §4.2.
 */
export const epicNumber = identifier({
  name: 'voter ID number',
  examples: ['ABC0000034', 'ABC0000042', 'XYZ0000075', 'XYZ0000083'],
  pattern: /^[A-Z0-9/]{6,20}$/,
  shape: 'A voter ID number has 3 letters and 7 digits, like ABC0000034. Older numbers also have slashes.',
  check: (value) =>
    hiddenPart(value) ??
    (/\d/.test(value) ? null : 'A voter ID number also has digits. Enter the full number.'),
  warn: (value) =>
    !/^[A-Z]{3}[0-9]{7}$/.test(value)
      ? 'Most voter ID numbers have 3 letters and 7 digits. Compare it with your card.'
      : !isLuhnValid(value.slice(3))
        ? 'The last digit is unusual for the digits before it. Compare it with your card.'
        : null,
  maxLength: 24,
});
