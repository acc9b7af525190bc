import { cin, cinDoubt, cinPattern } from './cin.ts';
import { identifier } from './identifier.ts';
import { llpinPattern } from './llpin.ts';

/** Foreign company or foreign LLP: F and five digits. Source: standards §4.1 (from memory: nothing checks it further). */
const foreignPattern = /^F[0-9]{5}$/;

/** Whatever number the company registry knows a firm by: CIN, LLPIN or a foreign company's. */
export const companyNumber = identifier({
  name: 'CIN or LLPIN',
  examples: cin.examples,
  pattern: new RegExp([cinPattern, llpinPattern, foreignPattern].map((form) => form.source).join('|')),
  shape:
    'A company has a CIN of 21 characters, like U72900KA2015PTC000011. A partnership (LLP) has an LLPIN, like AAA-0011.',
  warn: (value) => (cinPattern.test(value) ? cinDoubt(value) : null),
  maxLength: 25,
});
