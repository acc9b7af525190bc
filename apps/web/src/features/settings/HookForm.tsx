import { actions } from '@pramaan/contract/actions.ts';
import { addWebhook } from '@pramaan/contract/calls/integrations.ts';
import { webhookEvents } from '@pramaan/contract/webhook-events.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Ticks } from '../../ui/Tick.tsx';

type Event = (typeof webhookEvents)[number];

interface Props {
  onMade: (secret: string) => void;
  onCancel: () => void;
}

/** Where to, and what of. */
export function HookForm({ onMade, onCancel }: Props) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly Event[]>(['document.verified', 'consent.given']);
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
        label={m.hooks_url()}
        hint={m.hooks_url_hint()}
        autoComplete="off"
        maxLength={500}
        value={url}
        fault={faults.url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Ticks
        legend={m.hooks_events()}
        choices={webhookEvents.map((value) => ({ value, label: actions[value] }))}
        chosen={events}
        onChange={setEvents}
      />
      <FormNotice message={eventsFault} />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.hooks_add()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.keys_cancel()}
        </Button>
      </div>
    </form>
  );
}
