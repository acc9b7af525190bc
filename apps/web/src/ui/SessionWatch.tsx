import { limits } from '@pramaan/contract/limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../lib/catalogue.ts';
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
  return <p>{t(final ? 'session.final' : 'session.text', { left: clock })}</p>;
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
    showSnack(t('session.over'));
    leaveSession();
  }, []);
  if (end === null) return null;
  const final = end >= absolute;
  const stay = () => {
    seen.current = end;
    setEnd(null);
    if (!final) extend().catch(() => showSnack(t('session.notExtended'), { tone: 'error' }));
  };
  return (
    <Dialog opened title={t('session.title')} onClose={stay}>
      <Left until={end} final={final} onOver={over} />
      <div className="row">
        <Button onClick={stay}>{t(final ? 'shell.ok' : 'session.stay')}</Button>
        <Button variant="default" onClick={logOut}>
          {t('session.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
