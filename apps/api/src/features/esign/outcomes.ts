import { type ErrorCode, Refusal } from '@pramaan/contract/errors.ts';
import type { Reason } from '../../providers/esign/reasons.ts';

/** Reasons of ours besides the provider's, with what to do. */
export const ownSentences = {
  other_person:
    'This Aadhaar belongs to someone else, not to the person who signs next. We did not accept the signature. Sign with the right person’s Aadhaar.',
  overtaken:
    'Another signing of this paper came first, so this one changed nothing. Reload the page to see the paper.',
  not_proved: 'The signed paper could not be proved, so it was not kept. Nothing was signed; start again.',
} as const;

export interface Trouble {
  code: Reason | keyof typeof ownSentences;
  sentence: string;
}

const codes: Partial<Record<Trouble['code'], ErrorCode>> = {
  code_again: 'ESIGN_CODE_WRONG',
  wrong_code: 'ESIGN_CODE_OVER',
  code_over: 'ESIGN_CODE_OVER',
  expired: 'ESIGN_CODE_OVER',
  source_down: 'ESIGN_SOURCE_DOWN',
};

/** Why nothing was signed, for whoever called: whether the code may be typed again, a new one is needed, or neither helps. */
export const refusalFor = ({ code, sentence }: Trouble) =>
  new Refusal(codes[code] ?? 'ESIGN_REFUSED', sentence);
