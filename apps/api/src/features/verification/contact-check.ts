import type { Check } from '@pramaan/documents/tree.ts';

const words = {
  mobile: { name: 'Mobile number', what: 'mobile number' },
  email: { name: 'E-mail address', what: 'e-mail address' },
} as const;

/**
 * Whether the person's own contact is the one registered with Aadhaar, as a check. None when we do not know theirs
 * or UIDAI's document does not tell: many people have registered none.
 */
export function contactCheck(
  kind: keyof typeof words,
  verdict: 'same' | 'different' | 'not-held' | '',
): Check[] {
  if (verdict !== 'same' && verdict !== 'different') return [];
  const { name, what } = words[kind];
  return [
    verdict === 'same'
      ? { name, verdict: 'passed', detail: `The ${what} here is the one registered with Aadhaar.` }
      : { name, verdict: 'doubtful', detail: `Another ${what} is registered with Aadhaar.` },
  ];
}
