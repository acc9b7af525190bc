import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CallFailure } from '../../lib/failure.ts';
import { forgetSession, withNext } from '../../lib/leaving.ts';
import { SessionProvider, sessionQuery } from '../../lib/session.tsx';
import { clearAll } from '../../lib/storage.ts';
import { NoAnswer } from '../../ui/NoAnswer.tsx';
import { PageLoading } from '../../ui/PageLoading.tsx';
import { SessionWatch } from '../../ui/SessionWatch.tsx';
import { type Door, otherDoor, turnAway } from './doors.ts';

function Redirected({ to, clear = false }: { to: string; clear?: boolean }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    const target = clear || to === '/admin' ? to : withNext(to);
    if (clear) {
      clearAll();
      forgetSession();
    }
    navigate(target, { replace: true });
  }, [to, clear, navigate]);
  return <PageLoading />;
}

/** Lets in who is logged in for this door, and asks the server whether that is so (P §2.1). */
export function Guard({ door, children }: { door: Door; children: ReactNode }) {
  const [away] = useState(() => turnAway(door));
  const session = useQuery({ ...sessionQuery, enabled: away === null });
  const who = session.data;
  if (away) return <Redirected {...away} />;
  if (who) {
    const other = otherDoor(door, who.roleId);
    if (other) return <Redirected to={other} />;
    return (
      <SessionProvider who={who}>
        {children}
        <SessionWatch />
      </SessionProvider>
    );
  }
  if (session.error instanceof CallFailure && session.error.answered)
    return <Redirected to={door === 'portal' ? '/login' : '/login-admin'} />;
  if (session.error) return <NoAnswer onRetry={() => session.refetch()} />;
  return <PageLoading />;
}
