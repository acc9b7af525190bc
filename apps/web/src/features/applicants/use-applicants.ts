import { countViews, listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import type { ListFilters } from './list-address.ts';

export type Line = ResultOf<typeof listApplicants>['applicants'][number];

type PageParam = { after?: string; before?: string };
/** So many pages are on screen at once; further on, the first give way and are fetched again on the way back. */
const pagesShown = 4;

/** A lender's applicants page by page, both ways; what was found before stays until the next answer is there. */
export function useApplicants(filters: ListFilters) {
  return useInfiniteQuery({
    queryKey: ['applicants', filters],
    queryFn: async ({ pageParam, signal }) => {
      // What somebody wrote into the address is the server's to refuse, in a sentence.
      const query = { ...filters, ...pageParam } as object;
      return (await send(listApplicants, { query, signal })).result;
    },
    initialPageParam: {} as PageParam,
    getNextPageParam: ({ next }): PageParam | undefined => (next ? { after: next } : undefined),
    getPreviousPageParam: ({ previous }): PageParam | undefined =>
      previous ? { before: previous } : undefined,
    maxPages: pagesShown,
    placeholderData: keepPreviousData,
  });
}

/** How many each saved view holds. */
export function useViewCounts() {
  return useQuery({
    queryKey: ['applicants', 'counts'],
    queryFn: async ({ signal }) => (await send(countViews, { signal })).result,
    refetchInterval: 60_000,
  });
}
