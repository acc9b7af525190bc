import { Button, Group, Text } from '@mantine/core';
import { limits } from '@pramaan/contract/limits.ts';
import { useEffect, useState } from 'react';
import { lastActivity } from '../lib/activity.ts';
import { t } from '../lib/catalogue.ts';
import { leaveSession } from '../lib/leaving.ts';
import { useSession } from '../lib/session.tsx';
import { showSnack } from '../lib/snackbar.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { Dialog } from './Dialog.tsx';

function Left({ until, onOver }: { until: number; onOver: () => void }) {
  const left = useCountdown(until);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <Text mb="lg">{t('session.text', { left: clock })}</Text>;
}

const over = () => {
  showSnack(t('session.over'));
  leaveSession();
};

/** Two minutes before the session ends it asks, and one tap extends it. Who was busy meanwhile is not asked. */
export function SessionWatch() {
  const { who, extend, logOut } = useSession();
  const [asking, setAsking] = useState(false);
  const end = Date.parse(who.expiresAt);
  useEffect(() => {
    setAsking(false);
    const known = Date.now();
    const timer = setTimeout(
      () => {
        const wasBusy = lastActivity() > known + 1000;
        if (wasBusy) extend().catch(() => setAsking(true));
        else setAsking(true);
      },
      // Longer waits than setTimeout can count do not occur: a session lasts hours.
      Math.max(0, end - limits.sessionWarning - known),
    );
    return () => clearTimeout(timer);
  }, [end, extend]);
  const stay = () => {
    setAsking(false);
    extend().catch(() => setAsking(true));
  };
  return (
    <Dialog opened={asking} title={t('session.title')} onClose={stay}>
      <Left until={end} onOver={over} />
      <Group>
        <Button onClick={stay} data-autofocus>
          {t('session.stay')}
        </Button>
        <Button variant="default" onClick={logOut}>
          {t('session.leave')}
        </Button>
      </Group>
    </Dialog>
  );
}
