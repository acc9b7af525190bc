import { setAutomaticDeletion } from '@pramaan/contract/calls/retention.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
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
      const { result, message } = await send(setAutomaticDeletion, { body: { on: to } });
      cache.setQueryData(['retention'], result);
      return message;
    });
  return (
    <Card title={m.clock_title()} text={on ? m.clock_on() : m.clock_off()}>
      {on ? (
        <div>
          <Button variant="default" loading={busy !== null} onClick={() => void turn(false)}>
            {m.clock_stop()}
          </Button>
        </div>
      ) : (
        <div>
          <TwoTaps
            variant="default"
            about={m.clock_rules()}
            words={{
              ask: m.clock_start(),
              sure: m.clock_start_sure({ count: due }),
              yes: m.clock_start_yes(),
              no: m.data_no(),
            }}
            onYes={() => turn(true)}
          />
        </div>
      )}
    </Card>
  );
}
