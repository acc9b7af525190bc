import type { previewDecision } from '@pramaan/contract/calls/review.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { reviewClient } from './review-client.ts';
import type { LoanTerms } from './terms.ts';
import { reviewKey } from './use-review.ts';

export type TermsPreview = ResultOf<typeof previewDecision>;

/** Milliseconds without a key after which what was typed is computed. */
const pause = 400;

/** What a loan on the typed terms comes to, and what the policy says of it; undefined while they are not whole. */
export function useTermsPreview(id: string, terms: LoanTerms | null): TermsPreview | undefined {
  const typed = terms ? `${terms.amount}/${terms.tenureMonths}/${terms.ratePercent}` : '';
  const settled = useSettled(typed, pause);
  const { data } = useQuery({
    enabled: settled !== '',
    queryKey: [...reviewKey(id), 'terms', settled],
    queryFn: async ({ signal }) => {
      const [amount = 0, tenureMonths = 0, ratePercent = 0] = settled.split('/').map(Number);
      const body = { terms: { amount, tenureMonths, ratePercent } };
      return (await send(reviewClient.previewDecision, { params: { id }, body, signal })).result;
    },
    placeholderData: keepPreviousData,
  });
  return typed === '' ? undefined : data;
}
