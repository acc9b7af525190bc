import * as calls from '@pramaan/contract/calls/branches.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from './client.ts';

/** Where the branches are kept once they are read. */
export const branchesKey = ['branches'] as const;

export type Branch = ResultOf<typeof calls.listBranches>[number];

/** The lender's branches, open ones first. */
export function useBranches() {
  return useQuery({
    queryKey: branchesKey,
    queryFn: async ({ signal }) => (await send(calls.listBranches, { signal })).result,
    staleTime: 5 * 60_000,
  });
}
