import { isStateLetters } from '../states.ts';
import { compact, identifier } from './identifier.ts';

const udyamForm = /^UDYAM(-I)?-([A-Z]{2})-[0-9]{2}-[0-9]{7}$/;
/** The number before Udyam, by which another registry is asked. */
export const udyogAadhaarForm = /^([A-Z]{2})[0-9]{2}[A-Z][0-9]{7}$/;

/** The printed hyphens are put back, wherever the person left them out. */
function hyphenated(typed: string): string {
  const value = compact(typed);
  // No State begins with I, so an I after UDYAM is the mark of Udyam Assist.
  return value.replace(
    /^UDYAM(I(?=[A-Z]{2}))?([A-Z]{2})([0-9]{2})([0-9]{7})$/,
    (_, assist, state, district, rest) =>
      ['UDYAM', ...(assist ? ['I'] : []), state, district, rest].join('-'),
  );
}

/** Udyam (also Udyam Assist) registration number, or the Udyog Aadhaar number before it. Source: standards §4.1. */
export const udyam = identifier({
  name: 'Udyam number',
  examples: ['UDYAM-KA-03-0000001', 'UDYAM-KA-03-0000012', 'UDYAM-MH-26-0000013', 'UDYAM-TS-09-0000014'],
  tidy: hyphenated,
  pattern: new RegExp(`${udyamForm.source}|${udyogAadhaarForm.source}`),
  shape:
    'A Udyam number looks like UDYAM-KA-03-0000001. An older Udyog Aadhaar number looks like KA03A0000001.',
  warn: (value) => {
    const state = udyamForm.exec(value)?.[2] ?? udyogAadhaarForm.exec(value)?.[1] ?? '';
    return isStateLetters(state) ? null : `${state} is not a State code. Compare it with your certificate.`;
  },
  maxLength: 25,
});
