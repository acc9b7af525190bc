import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { formatMoment } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Notifications.module.css';
import { addressOf, kinds } from './notification-words.ts';
import { type Notification, useReading } from './use-notifications.ts';

/** Notifications, newest first. Opening one marks it as read and goes to the case. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const { busy, run } = useAction();
  const { readOne } = useReading();
  const read = (id: string) =>
    run(id, async () => {
      await readOne(id);
      return undefined;
    });
  return (
    <ul className={classes.list}>
      {notifications.map((one) => {
        const sentence = kinds[one.kind].said(one.times);
        return (
          <li key={one._id} data-unread={!one.read || undefined}>
            <div className={classes.words}>
              <Link href={addressOf(one)} onClick={() => (one.read ? undefined : void read(one._id))}>
                {sentence}
              </Link>
              <p>{[one.name, one.reference].filter(Boolean).join(' · ')}</p>
              <p className={classes.quiet}>
                {one.by
                  ? m.notifications_by({ by: one.by, at: formatMoment(one.at, 'en') })
                  : formatMoment(one.at, 'en')}
              </p>
            </div>
            {one.read ? null : (
              <>
                <StatusBadge tone="busy">{m.notifications_new()}</StatusBadge>
                <Button
                  variant="subtle"
                  loading={busy === one._id}
                  aria-label={m.notifications_mark_of({ sentence, reference: one.reference })}
                  onClick={() => read(one._id)}
                >
                  {m.notifications_mark()}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
