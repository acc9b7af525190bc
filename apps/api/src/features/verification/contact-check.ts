import type { Check } from '@pramaan/documents/tree.ts';

const words = {
  mobile: { name: 'Mobile number', what: 'mobile number' },
  email: { name: 'E-mail address', what: 'e-mail address' },
} as const;

/**
 * Whether the person's own contact is the one registered with Aadhaar, as a check. None when we do not know theirs
 * or UIDAI's paper does not tell: many people have registered none.
 */
export function contactCheck(
  kind: keyof typeof words,
  outcome: 'same' | 'different' | 'not-held' | '',
): Check[] {
  if (outcome !== 'same' && outcome !== 'different') return [];
  const { name, what } = words[kind];
  return [
    outcome === 'same'
      ? { name, outcome: 'passed', detail: `The ${what} here is the one registered with Aadhaar.` }
      : { name, outcome: 'doubtful', detail: `Another ${what} is registered with Aadhaar.` },
  ];
}
