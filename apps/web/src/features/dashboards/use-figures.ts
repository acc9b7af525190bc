import { getUsageByKind } from '@pramaan/contract/calls/audit.ts';
import * as calls from '@pramaan/contract/calls/dashboards.ts';
import type { Grouping } from '@pramaan/contract/dashboards.ts';
import type { Call, ResultOf, SentOf } from '@pramaan/contract/define.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import type { RangeFilter } from './range-address.ts';

const asked = <C extends Call>(call: C, range: RangeFilter & { by?: Grouping }) => ({
  queryKey: ['dashboards', call.path, range],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ResultOf<C>> =>
    (await send(call, { query: range, signal } as unknown as SentOf<C>)).result,
  placeholderData: keepPreviousData,
});

export const useFunnel = (range: RangeFilter) => useQuery(asked(calls.getFunnel, range));
export const useTurnaround = (range: RangeFilter) => useQuery(asked(calls.getTurnaround, range));
export const useSummary = (range: RangeFilter) => useQuery(asked(calls.getHeadlineFigures, range));
export const useAgeing = (range: RangeFilter) => useQuery(asked(calls.getAgeing, range));
export const useWorkload = (range: RangeFilter) => useQuery(asked(calls.getWorkload, range));
export const useMonths = (range: RangeFilter) => useQuery(asked(calls.getMonths, range));
export const useOutcomes = (range: RangeFilter, by: Grouping) =>
  useQuery(asked(calls.getOutcomes, { ...range, by }));
export const useFilters = () => useQuery(asked(calls.getDashboardFilters, {}));
export const useFirstPass = (range: RangeFilter) => useQuery(asked(calls.getFirstPass, range));
export const useSources = (range: RangeFilter) => useQuery(asked(calls.getSources, range));
export const useAsked = (range: RangeFilter) => useQuery(asked(calls.getInformationRequestFigures, range));
export const useUsage = () => useQuery(asked(getUsageByKind, {}));

/** The applicants behind a figure, page by page. */
export function useDrillDown(query: Record<string, string>) {
  return useInfiniteQuery({
    queryKey: ['dashboards', 'behind', query],
    queryFn: async ({ pageParam, signal }) => {
      // What somebody wrote into the address is the server's to refuse, in a sentence.
      const sent = { ...query, ...(pageParam ? { after: pageParam } : {}) } as never;
      return (await send(calls.listDrillDown, { query: sent, signal })).result;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
