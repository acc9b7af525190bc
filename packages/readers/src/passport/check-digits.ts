import type { Check } from '@pramaan/documents/tree.ts';
import type { NumberLine } from './machine-lines.ts';

/** What the check digits of the second machine-readable line say, one check each. */
export function checksOf(line: NumberLine | null, number: string | null): Check[] {
  if (!line) return [];
  const check = (what: string, holds: boolean): Check => ({
    name: `Check digit of the ${what}`,
    verdict: holds ? 'passed' : 'doubtful',
    detail: holds
      ? `The machine-readable line's check digit fits the ${what}.`
      : `The machine-readable line's check digit does not fit the ${what} as it was read.`,
  });
  return [
    check('passport number', number !== null && line.fits(number)),
    check('date of birth', line.birth?.holds ?? false),
    check('expiry date', line.expiry?.holds ?? false),
  ];
}

/** The verification status of a page that was read: do its check digits all fit what is printed? */
export const statusOf = (checks: readonly Check[]): string =>
  checks.length > 0 && checks.every(({ verdict }) => verdict === 'passed') ? 'Verified' : 'Not verified';
