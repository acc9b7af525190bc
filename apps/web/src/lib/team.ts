import type { listAssignees } from '@pramaan/contract/calls/desk.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { line } from './call-line.ts';
import { send } from './client.ts';

export type Member = ResultOf<typeof listAssignees>[number];

/** By its address alone (decision 0012); `desk-lines.test.ts` holds it to the contract. */
export const teamLine = line<typeof listAssignees>('GET', '/desk/team', { may: 'review', applicant: null });

/** The people at the lender's desk: to whom a file can be handed, whom a comment can name. */
export function useTeam(enabled = true) {
  return useQuery({
    enabled,
    // Under the team's own key, so that it is read again when the team changes; not the same, for it holds less.
    queryKey: ['team', 'desk'],
    queryFn: async ({ signal }) => (await send(teamLine, { signal })).result,
    staleTime: 5 * 60_000,
  });
}
