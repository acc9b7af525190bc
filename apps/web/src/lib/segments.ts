import { getSegments } from '@pramaan/contract/calls/dashboards.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from './client.ts';

/** The segments that the lender's applicants are in. */
export function useSegments() {
  return useQuery({
    queryKey: ['segments'],
    queryFn: async ({ signal }) => (await send(getSegments, { signal })).result,
    staleTime: 5 * 60_000,
  });
}
