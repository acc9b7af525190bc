import { type exportAudit, searchAudit } from '@pramaan/contract/calls/audit.ts';
import { address, type SentOf } from '@pramaan/contract/define.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';

export const filterNames = ['who', 'applicant', 'action', 'from', 'to'] as const;
export type AuditFilter = Partial<Record<(typeof filterNames)[number], string>>;

/** The log page by page; what was found before stays until the next answer is there. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam ? { after: pageParam } : {}) };
      return (await send(searchAudit, { query, signal })).result;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Where the same rows come from as CSV. */
export function exportAddress(call: typeof exportAudit, query: SentOf<typeof exportAudit>['query']): string {
  return `${address(call, {})}?${new URLSearchParams(query as Record<string, string>)}`;
}
