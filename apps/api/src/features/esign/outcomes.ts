import { ApiError, type ErrorCode } from '@pramaan/contract/errors.ts';
import type { Reason } from '../../providers/esign/reasons.ts';

/** Reasons of ours besides the provider's, with what to do. */
export const ownSentences = {
  other_person:
    'This Aadhaar belongs to someone else, not to the person who signs next. We did not accept the signature. Sign with the right person’s Aadhaar.',
  overtaken: 'This agreement was signed in the meantime, so nothing was changed. Reload the page to see it.',
  offer_ended:
    'The offer of this agreement no longer stands, so the signature was not accepted. Ask the lender for a new offer.',
  not_proved: 'We could not verify the signed agreement, so we did not store it. Please sign again.',
} as const;

export interface Trouble {
  code: Reason | keyof typeof ownSentences;
  sentence: string;
}

const codes: Partial<Record<Trouble['code'], ErrorCode>> = {
  offer_ended: 'AGREEMENT_ENDED',
  code_again: 'ESIGN_CODE_WRONG',
  wrong_code: 'ESIGN_CODE_OVER',
  code_over: 'ESIGN_CODE_OVER',
  expired: 'ESIGN_CODE_OVER',
  source_down: 'ESIGN_SOURCE_DOWN',
};

/** Why nothing was signed, for whoever called: whether the code may be typed again, a new one is needed, or neither helps. */
export const apiErrorFor = ({ code, sentence }: Trouble) =>
  new ApiError(codes[code] ?? 'ESIGN_REFUSED', sentence);
