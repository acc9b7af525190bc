import { listTeam } from '@pramaan/contract/calls/team.ts';
import { mayManage } from '@pramaan/contract/managing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { roleName } from '../../lib/role-name.ts';
import { useSession } from '../../lib/session.tsx';

const teamKey = ['team'] as const;

/** Everybody of the lender. */
export function useTeam() {
  return useQuery({
    queryKey: teamKey,
    queryFn: async ({ signal }) => (await send(listTeam, { signal })).result,
  });
}

/** Reads the team, and whatever hangs on it, again. */
export function useTeamChanged() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: teamKey });
}

/** The roles that the one who is logged in may give (product §4). */
export function useAssignableRoles() {
  const { who } = useSession();
  return [2, 3, 4, 5]
    .filter((role) => mayManage(who.roleId, role))
    .map((role) => ({ value: String(role), label: roleName(role) }));
}
