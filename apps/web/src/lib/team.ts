import type { getDashboardFilters } from '@pramaan/contract/calls/dashboards.ts';
import type { listAssignees } from '@pramaan/contract/calls/review.ts';
import type { assignCases, closeCases } from '@pramaan/contract/calls/several-cases.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { route } from './api-route.ts';
import { send } from './client.ts';

export type Member = ResultOf<typeof listAssignees>[number];

/** By its address alone (decision 0012); `review-client.test.ts` holds it to the contract. */
export const teamLine = route<typeof listAssignees>('GET', '/review/team', {
  may: 'review',
  applicant: null,
});

/** Likewise. */
export const assignCasesLine = route<typeof assignCases>('POST', '/review/assignments', {
  may: 'review',
  applicant: null,
});

/** Likewise. */
export const closeCasesLine = route<typeof closeCases>('POST', '/review/closings', {
  may: 'decide',
  applicant: null,
});

/** Likewise. */
export const agentsLine = route<typeof getDashboardFilters>('GET', '/dashboards/filters', {
  may: 'dashboards',
  applicant: null,
});

/** Agents, and others who brought applications, for those who transfer one. */
export function useAgents(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: ['team', 'agents'],
    queryFn: async ({ signal }) => (await send(agentsLine, { signal })).result.agents,
    staleTime: 5 * 60_000,
  });
}

/** The people at the back office: to whom a file can be handed, whom a comment can name. */
export function useTeam(enabled = true) {
  return useQuery({
    enabled,
    // Under the team's own key, so that it is read again when the team changes; not the same, for it holds less.
    queryKey: ['team', 'review'],
    queryFn: async ({ signal }) => (await send(teamLine, { signal })).result,
    staleTime: 5 * 60_000,
  });
}
