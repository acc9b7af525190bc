import type { previewMandate } from '@pramaan/contract/calls/mandates.ts';
import type { listOffers, previewOffer } from '@pramaan/contract/calls/offers.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { offersClient } from './offers-client.ts';

export type OfferList = ResultOf<typeof listOffers>;
export type Offer = OfferList['offers'][number];
export type MandatePreview = ResultOf<typeof previewMandate>;
export type Preview = ResultOf<typeof previewOffer>;

const keyOf = (id: string) => ['offers', id] as const;

/** The offers of an application, newest first. */
export const useOffers = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await send(offersClient.listOffers, { params: { id }, signal })).result,
  });

/** Has the list of offers read again. */
export function useOffersRead(id: string) {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: keyOf(id), exact: true });
}

/** What a mandate for an offer would be, and the accounts that it can be for. */
export const useMandatePreview = (id: string, offer: string) =>
  useQuery({
    queryKey: [...keyOf(id), offer, 'mandate'],
    queryFn: async ({ signal }) =>
      (await send(offersClient.previewMandate, { params: { id, offer }, signal })).result,
  });

/** Puts what a change answered where the list is read. */
export function useOffersChanged(id: string) {
  const cache = useQueryClient();
  return (list: OfferList) => {
    cache.setQueryData(keyOf(id), list);
    void cache.invalidateQueries({ queryKey: ['review', id] });
  };
}
