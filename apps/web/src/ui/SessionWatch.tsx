import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveSession } from '../lib/leaving.ts';
import { sessionEnd, useSession } from '../lib/session.tsx';
import { showSnack } from '../lib/snackbar.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const look = 5000;

function Left({ until, final, onOver }: { until: number; final: boolean; onOver: () => void }) {
  const left = useCountdown(until);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <p>{(final ? m.session_final : m.session_text)({ left: clock })}</p>;
}

/** Two minutes before the session ends it says so; one tap extends it, unless it has reached its own end. */
export function SessionWatch() {
  const { who, extend, logOut } = useSession();
  const [end, setEnd] = useState<number | null>(null);
  const seen = useRef(0);
  const absolute = Date.parse(who.expiresAt);
  useEffect(() => {
    const timer = setInterval(() => {
      const next = sessionEnd(who);
      const near = next - Date.now() <= limits.sessionWarning;
      setEnd(near && (seen.current !== next || next <= Date.now()) ? next : null);
    }, look);
    return () => clearInterval(timer);
  }, [who]);
  const over = useCallback(() => {
    setEnd(null);
    showSnack(m.session_expired());
    leaveSession();
  }, []);
  if (end === null) return null;
  const final = end >= absolute;
  const stay = () => {
    seen.current = end;
    setEnd(null);
    if (!final) extend().catch(() => showSnack(m.session_not_extended(), { tone: 'error' }));
  };
  return (
    <Dialog opened title={m.session_title()} onClose={stay}>
      <Left until={end} final={final} onOver={over} />
      <div className="row">
        <Button onClick={stay}>{final ? m.shell_ok() : m.session_stay()}</Button>
        <Button variant="default" onClick={logOut}>
          {m.session_leave()}
        </Button>
      </div>
    </Dialog>
  );
}
