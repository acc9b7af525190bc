import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { m } from '@pramaan/messages';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { formatMobile } from '../../lib/format.ts';
import { recentCases } from '../../lib/recent-cases.ts';
import { useSession } from '../../lib/session.tsx';
import type { Command } from './commands.ts';

/** Letters from which on people are searched for. */
const least = 3;
const pause = 250;
const mostFound = 8;

interface Person {
  id: string;
  name: string;
  reference: string;
  mobileNo: string;
}

/** The part of a case that this person opens first. */
function useWayTo() {
  const { roleId } = useSession().who;
  const part = accessScopeOf('review', roleId as Role) ? 'review' : 'report';
  return ({ id, name, reference, mobileNo }: Person): Command => ({
    words: name || m.applicants_unnamed(),
    detail: [reference, formatMobile(mobileNo)].filter(Boolean).join(' · '),
    href: `/admin/applicants/${id}/${part}`,
  });
}

/** What was typed, once the typing has paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

/** The people whom the applicant list finds for what was typed: by name, id, or the whole or the end of mobile number and PAN. */
export function usePeople(typed: string): { people: Command[]; isSearching: boolean } {
  const wayTo = useWayTo();
  const asked = usePaused(typed.trim());
  const enabled = asked.length >= least && typed.trim().length >= least;
  const { data, isFetching } = useQuery({
    queryKey: ['applicants', 'command', asked],
    enabled,
    queryFn: async ({ signal }) => (await send(listApplicants, { query: { q: asked }, signal })).result,
    placeholderData: keepPreviousData,
  });
  if (typed.trim().length < least) return { people: [], isSearching: false };
  const found = data?.applicants.slice(0, mostFound) ?? [];
  return {
    people: found.map((line) => wayTo({ ...line, id: line._id })),
    isSearching: isFetching || asked !== typed.trim(),
  };
}

/** The cases that this person opened last, without the one that is open. */
export function useRecent(path: string): Command[] {
  const wayTo = useWayTo();
  const [ids] = useState(() => recentCases().filter((id) => !path.includes(id)));
  const profiles = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['profile', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await send(getProfile, { params: { id }, signal })).result,
      retry: false,
    })),
  });
  return profiles.flatMap(({ data }, index) => {
    const id = ids[index];
    return data && id ? [wayTo({ ...data, id })] : [];
  });
}
