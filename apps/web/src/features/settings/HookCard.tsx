import {
  changeWebhook,
  eventWords,
  type listWebhooks,
  pingWebhook,
  removeWebhook,
} from '@pramaan/contract/calls/integrations.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TwoTaps } from '../../ui/TwoTaps.tsx';
import { HookLog } from './HookLog.tsx';
import classes from './Settings.module.css';

type Hook = ResultOf<typeof listWebhooks>[number];

/** One address: how it does, trying it, letting it rest, its log. */
export function HookCard({ hook, onChanged }: { hook: Hook; onChanged: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction();
  const params = { hook: hook._id };
  const act = (name: string, work: () => Promise<{ message: string }>) =>
    run(name, async () => {
      const { message } = await work();
      await onChanged();
      return message;
    });
  const { delivered, waiting, failed, url, active, events } = hook;
  return (
    <Card>
      <div className={classes.hook}>
        <p className={classes.address}>{url}</p>
        <div>
          <StatusBadge tone={active ? 'good' : 'quiet'}>{active ? m.hooks_on() : m.hooks_off()}</StatusBadge>
        </div>
        <p className={classes.note}>{events.map(eventWords).join(' · ')}</p>
        <p className={classes.note}>{m.hooks_today({ delivered, waiting, failed })}</p>
        <div className="row">
          <Button
            variant="default"
            loading={busy === 'ping'}
            onClick={() => act('ping', () => send(pingWebhook, { params }))}
          >
            {m.hooks_ping()}
          </Button>
          <Button
            variant="default"
            loading={busy === 'rest'}
            onClick={() => act('rest', () => send(changeWebhook, { params, body: { active: !active } }))}
          >
            {active ? m.hooks_rest() : m.hooks_wake()}
          </Button>
          <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? m.hooks_log_hide() : m.hooks_log()}
          </Button>
          <TwoTaps
            about={url}
            words={{
              ask: m.hooks_remove(),
              sure: m.hooks_remove_sure({ url }),
              yes: m.hooks_remove_yes(),
              no: m.keys_no(),
            }}
            onYes={() => act('remove', () => send(removeWebhook, { params }))}
          />
        </div>
        {open ? <HookLog hook={hook._id} /> : null}
      </div>
    </Card>
  );
}
