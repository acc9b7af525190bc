import type { getSession } from '@pramaan/contract/calls/access.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { roles } from '@pramaan/contract/role-ids.ts';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { lastActivity } from './activity.ts';
import { send } from './client.ts';
import { askOrLastSeen } from './last-seen.ts';
import { forgetSession } from './leaving.ts';
import { sessionClient } from './session-client.ts';
import { clearAll, read } from './storage.ts';

export type Who = ResultOf<typeof getSession>;

export interface Session {
  who: Who;
  isApplicant: boolean;
  /** Counts the idle time again; answers when the session now ends. */
  extend: () => Promise<string>;
  /** Ends the session here and on the server and forgets everything (P §4.1). */
  logOut: () => Promise<void>;
}

/** Where the answer to "who is logged in" is kept in the cache. */
export const sessionQuery = {
  queryKey: ['session'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Who> =>
    await askOrLastSeen(
      `session ${read('applicantId') ?? ''}`,
      async () => (await send(sessionClient.getSession, { signal })).result,
    ),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};

/** When the session ends if nothing more is done: after idle time, and at the latest at its own end. */
export function sessionEnd(who: Who): number {
  return Math.min(Date.parse(who.expiresAt), lastActivity() + limits.sessionIdle);
}

const SessionContext = createContext<Session | null>(null);

/** Below this there is always a session: the guards stand above it. */
export function SessionProvider({ who, children }: { who: Who; children: ReactNode }) {
  const extend = useCallback(async () => {
    const { result } = await send(sessionClient.extendSession, {});
    return result.expiresAt;
  }, []);
  const isApplicant = who.roleId === roles.applicant;
  const leave = useCallback(async () => {
    // The server may be out of reach; this browser forgets all the same.
    await send(sessionClient.logOut, {}).catch(() => undefined);
    clearAll();
    forgetSession();
    navigate(isApplicant ? '/' : '/login-admin');
  }, [isApplicant]);
  const session = useMemo(
    () => ({ who, isApplicant, extend, logOut: leave }),
    [who, isApplicant, extend, leave],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This part of the page stands outside the guards.');
  return session;
}
