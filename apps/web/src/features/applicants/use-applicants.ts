import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';

export type Line = ResultOf<typeof listApplicants>['applicants'][number];

/** A lender's applicants page by page; what was found before stays until the next answer is there. */
export function useApplicants(q: string) {
  return useInfiniteQuery({
    queryKey: ['applicants', q],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(q ? { q } : {}), ...(pageParam ? { after: pageParam } : {}) };
      return (await send(listApplicants, { query, signal })).result;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
