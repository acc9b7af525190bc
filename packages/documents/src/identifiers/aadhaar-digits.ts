import { isVerhoeffValid } from './verhoeff.ts';

/** Said of digits of which one was misread or mistyped. */
export const misread = 'One of these digits is not correct. Compare them with the card.';

/** What is wrong with the twelve digits of an Aadhaar number; null for nothing. */
export const aadhaarFault = (digits: string): string | null =>
  /^[01]/.test(digits)
    ? 'An Aadhaar number never begins with 0 or 1. Check the first digit.'
    : !isVerhoeffValid(digits)
      ? misread
      : digits === [...digits].reverse().join('')
        ? 'An Aadhaar number never reads the same backwards. Compare it with the card.'
        : null;
