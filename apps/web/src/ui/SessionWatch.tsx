import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { leaveSession } from '../lib/leaving.ts';
import { sessionEnd, useSession } from '../lib/session.tsx';
import { showSnack } from '../lib/snackbar.ts';
import type { SessionEnding } from './SessionEnding.tsx';

const look = 5000;

/**
 * Two minutes before the session ends it says so; one tap extends it, unless it has reached its own end. The words are fetched soon
 * after the page has opened, so that they are there without a connection too; the session ends at its time with or without them.
 */
export function SessionWatch() {
  const { who, extend, logOut } = useSession();
  const [end, setEnd] = useState<number | null>(null);
  const [part, setPart] = useState<{ Ending: typeof SessionEnding } | null>(null);
  const seen = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const next = sessionEnd(who);
      const near = next - Date.now() <= limits.sessionWarning;
      setEnd(near && (seen.current !== next || next <= Date.now()) ? next : null);
    }, look);
    return () => clearInterval(timer);
  }, [who]);
  useEffect(() => {
    if (part) return;
    const timer = setInterval(() => {
      import('./SessionEnding.tsx').then(
        ({ SessionEnding: Ending }) => setPart({ Ending }),
        () => undefined,
      );
    }, look);
    return () => clearInterval(timer);
  }, [part]);
  useEffect(() => {
    if (end === null) return;
    // By the clock, so that a sleeping phone stays right.
    const leave = () => {
      if (Date.now() < end) return;
      setEnd(null);
      showSnack(m.session_expired());
      leaveSession();
    };
    leave();
    const timer = setInterval(leave, 500);
    return () => clearInterval(timer);
  }, [end]);
  if (end === null || !part) return null;
  const final = end >= Date.parse(who.expiresAt);
  const stay = () => {
    seen.current = end;
    setEnd(null);
    if (!final) extend().catch(() => showSnack(m.session_not_extended(), { tone: 'error' }));
  };
  return <part.Ending until={end} final={final} onStay={stay} onLeave={logOut} />;
}
