import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { Drawing } from '../../ui/Icon.tsx';
import { officeDrawings } from '../../ui/office-drawings.ts';
import classes from './Notifications.module.css';
import { useUnread } from './use-notifications.ts';

const most = 99;

/** In the office's head: the way to the notifications, with the number of unread ones. */
export function Bell() {
  const unread = useUnread();
  const label = m.notifications_bell({ unread });
  return (
    <Link href="/admin/notifications" className={classes.bell} aria-label={label} title={label}>
      <Drawing path={officeDrawings.bell} />
      {unread > 0 ? (
        <span className={classes.count} aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      ) : null}
    </Link>
  );
}
