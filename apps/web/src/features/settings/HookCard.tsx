import {
  changeWebhook,
  eventWords,
  type listWebhooks,
  pingWebhook,
  removeWebhook,
} from '@pramaan/contract/calls/programs.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
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
          <StatusBadge tone={active ? 'good' : 'quiet'}>{t(active ? 'hooks.on' : 'hooks.off')}</StatusBadge>
        </div>
        <p className={classes.note}>{events.map(eventWords).join(' · ')}</p>
        <p className={classes.note}>{t('hooks.today', { delivered, waiting, failed })}</p>
        <div className="row">
          <Button
            variant="default"
            loading={busy === 'ping'}
            onClick={() => act('ping', () => send(pingWebhook, { params }))}
          >
            {t('hooks.ping')}
          </Button>
          <Button
            variant="default"
            loading={busy === 'rest'}
            onClick={() => act('rest', () => send(changeWebhook, { params, body: { active: !active } }))}
          >
            {t(active ? 'hooks.rest' : 'hooks.wake')}
          </Button>
          <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'hooks.log.hide' : 'hooks.log')}
          </Button>
          <TwoTaps
            about={url}
            words={{
              ask: t('hooks.remove'),
              sure: t('hooks.remove.sure', { url }),
              yes: t('hooks.remove.yes'),
              no: t('keys.no'),
            }}
            onYes={() => act('remove', () => send(removeWebhook, { params }))}
          />
        </div>
        {open ? <HookLog hook={hook._id} /> : null}
      </div>
    </Card>
  );
}
