import { runClock } from '@pramaan/contract/calls/retention.ts';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../../lib/catalogue.ts';
import { send } from '../../../lib/client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TwoTaps } from '../../../ui/TwoTaps.tsx';

/** Starts the clock in two taps, because what it erases does not come back; stops it in one. */
export function ClockSwitch({ on, due }: { on: boolean; due: number }) {
  const cache = useQueryClient();
  const { busy, run } = useAction();
  const turn = (to: boolean) =>
    run('clock', async () => {
      const { result, message } = await send(runClock, { body: { on: to } });
      cache.setQueryData(['retention'], result);
      return message;
    });
  return (
    <Card title={t('clock.title')} text={t(on ? 'clock.on' : 'clock.off')}>
      {on ? (
        <div>
          <Button variant="default" loading={busy !== null} onClick={() => void turn(false)}>
            {t('clock.stop')}
          </Button>
        </div>
      ) : (
        <div>
          <TwoTaps
            variant="default"
            about={t('clock.rules')}
            words={{
              ask: t('clock.start'),
              sure: t('clock.start.sure', { count: due }),
              yes: t('clock.start.yes'),
              no: t('data.no'),
            }}
            onYes={() => turn(true)}
          />
        </div>
      )}
    </Card>
  );
}
