import { notificationEmails, notificationKinds } from '@pramaan/contract/notification-kinds.ts';
import { type Message, m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Ticks } from '../../ui/Tick.tsx';
import classes from './Notifications.module.css';
import { notificationClient } from './notification-client.ts';
import { kinds } from './notification-words.ts';
import type { NotificationSettings as Settings } from './use-notifications.ts';

const key = ['notifications', 'settings'];

const emailWords: Readonly<Record<Settings['email'], Message>> = {
  'at-once': m.notifications_email_at_once,
  daily: m.notifications_email_daily,
  never: m.notifications_email_never,
};

/** Which kinds one wants, and when they come by e-mail. */
export function NotificationSettings() {
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await send(notificationClient.getNotificationSettings, { signal })).result,
  });
  return data ? <Form stored={data} /> : null;
}

function Form({ stored }: { stored: Settings }) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly (typeof stored.kinds)[number][]>(stored.kinds);
  const [email, setEmail] = useState(stored.email);
  const { busy, run, failure } = useFormAction();
  const save = () =>
    run('save', async () => {
      const body = { kinds: notificationKinds.filter((kind) => wanted.includes(kind)), email };
      const { result } = await send(notificationClient.changeNotificationSettings, { body });
      client.setQueryData(key, result);
      return m.notifications_saved();
    });
  return (
    <Card title={m.notifications_settings()}>
      <Ticks
        legend={m.notifications_kinds()}
        choices={notificationKinds.map((kind) => ({ value: kind, label: kinds[kind].setting() }))}
        chosen={wanted}
        onChange={setWanted}
      />
      <fieldset className={classes.choice}>
        <legend>{m.notifications_email()}</legend>
        {stored.reachable ? null : <p className={classes.quiet}>{m.notifications_no_address()}</p>}
        {notificationEmails.map((when) => (
          <label key={when}>
            <input
              type="radio"
              name="notification-email"
              checked={email === when}
              onChange={() => setEmail(when)}
            />
            <span>{emailWords[when]()}</span>
          </label>
        ))}
      </fieldset>
      <FormNotice message={failure} />
      <div>
        <Button loading={busy === 'save'} onClick={save}>
          {m.notifications_save()}
        </Button>
      </div>
    </Card>
  );
}
