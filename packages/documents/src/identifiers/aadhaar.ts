import { aadhaarFault, misread } from './aadhaar-digits.ts';
import { identifier } from './identifier.ts';
import { isVerhoeffValid } from './verhoeff.ts';

/** Aadhaar number of UIDAI. Blocks on the check digit: UIDAI issues none that fails it. Source: standards §3. */
export const aadhaarNumber = identifier({
  name: 'Aadhaar number',
  // The first is one of UIDAI's public test numbers; the last four digits are those of the sandbox's people.
  examples: ['999933119405', '600000000011', '600000000024', '600000000030'],
  pattern: /^[0-9]{12}$/,
  shape: 'An Aadhaar number has 12 digits, like 9999 3311 9405.',
  check: aadhaarFault,
  keyboard: 'numeric',
  maxLength: 14,
});

/** Virtual ID: 16 digits that stand in for an Aadhaar number. Never to be stored. Source: standards §3. */
export const virtualId = identifier({
  name: 'Virtual ID',
  examples: ['9000000000000035', '9000000000000042'],
  pattern: /^[0-9]{16}$/,
  shape: 'A Virtual ID has 16 digits, like 9000 0000 0000 0035.',
  check: (value) =>
    /^[01]/.test(value)
      ? 'A Virtual ID never begins with 0 or 1. Check the first digit.'
      : !isVerhoeffValid(value)
        ? misread
        : null,
  keyboard: 'numeric',
  maxLength: 19,
});
