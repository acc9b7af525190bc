import { actions } from '@pramaan/contract/actions.ts';
import { addWebhook } from '@pramaan/contract/calls/programs.ts';
import { webhookEvents } from '@pramaan/contract/webhook-events.ts';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Ticks } from './Tick.tsx';

type Event = (typeof webhookEvents)[number];

interface Props {
  onMade: (secret: string) => void;
  onCancel: () => void;
}

/** Where to, and what of. */
export function HookForm({ onMade, onCancel }: Props) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly Event[]>(['document.checked', 'consent.given']);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const body = { url, events: [...events] };
  const blocked = () => {
    const read = addWebhook.body.safeParse(body);
    const issues = read.success ? [] : read.error.issues;
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    return issues.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    onMade((await send(addWebhook, { body })).result.secret);
  }, blocked);
  const { events: eventsFault = null } = faults;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        name="hook-url"
        type="url"
        label={t('hooks.url')}
        hint={t('hooks.url.hint')}
        autoComplete="off"
        maxLength={500}
        value={url}
        fault={faults.url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Ticks
        legend={t('hooks.events')}
        choices={webhookEvents.map((value) => ({ value, label: actions[value] }))}
        chosen={events}
        onChange={setEvents}
      />
      <FormNotice message={eventsFault} />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {t('hooks.add')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('keys.cancel')}
        </Button>
      </div>
    </form>
  );
}
