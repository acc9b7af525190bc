import { getUsageByKind } from '@pramaan/contract/calls/audit.ts';
import { exportUsage, getUsageByPerson, listUsage } from '@pramaan/contract/calls/usage.ts';
import { address, type ResultOf } from '@pramaan/contract/define.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';

export type Count = ResultOf<typeof getUsageByKind>[number];
export type PersonCount = ResultOf<typeof getUsageByPerson>[number];
export type Use = ResultOf<typeof listUsage>['rows'][number];

export const filterNames = ['month', 'endpoint', 'who', 'kind'] as const;
export interface UsageFilter {
  month?: string;
  endpoint?: string;
  who?: string;
  kind?: 'answered' | 'reused';
}

/** What an address narrows: the members that are there. */
export const filterOf = (params: URLSearchParams): UsageFilter =>
  Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

/** Where the checks behind a figure are read. */
export const rowsAddress = (filter: UsageFilter) => `/admin/usage?${new URLSearchParams({ ...filter })}`;

/** Where the same rows come from as CSV. */
export const csvAddress = (filter: UsageFilter) =>
  `${address(exportUsage, {})}?${new URLSearchParams({ ...filter })}`;

/** The counts by check and by person. */
export function useCounts() {
  return useQuery({
    queryKey: ['usage'],
    queryFn: async ({ signal }) => {
      const [checks, people] = await Promise.all([
        send(getUsageByKind, { signal }),
        send(getUsageByPerson, { signal }),
      ]);
      return { checks: checks.result, people: people.result };
    },
  });
}

/** The checks that fit, page by page. */
export function useRows(filter: UsageFilter) {
  return useInfiniteQuery({
    queryKey: ['usage', 'rows', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam ? { after: pageParam } : {}) };
      return (await send(listUsage, { query, signal })).result;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
