import type { Area } from './define.ts';

/**
 * Areas of what belongs to one application: the loan and what it buys or is secured by; what is read under a consent of its own
 * (bank, credit bureau); court cases, on which the lender decides case by case.
 */
const ofOneApplication: readonly Area[] = [
  'loan',
  'asset',
  'ownership-proof',
  'bank-statements',
  'credit-report',
  'litigation',
];

/** Whether a document tells of the person, so that their next application at the lender has it too (decision 0114). */
export const isOfThePerson = ({ area }: { area: Area }): boolean => !ofOneApplication.includes(area);
