import { m } from '@pramaan/messages';
import { useSearchParams } from 'wouter';
import { sentenceOf } from '../../lib/failure.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import classes from './Notifications.module.css';
import { useNotifications, useReading } from './use-notifications.ts';

/** /admin/notifications: what happened on one's own cases, and what of it one wants to hear. */
export function NotificationsPage() {
  const [params, setParams] = useSearchParams();
  const unreadOnly = params.get('show') === 'unread';
  const list = useNotifications(unreadOnly);
  const lines = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const { busy, run } = useAction();
  const { readAll } = useReading();
  return (
    <>
      <PageHeading title={m.notifications_title()} lead={m.notifications_lead()} />
      <div className={classes.bar}>
        <PickField
          label={m.notifications_show()}
          value={unreadOnly ? 'unread' : 'all'}
          choices={[
            { value: 'all', label: m.notifications_all() },
            { value: 'unread', label: m.notifications_unread() },
          ]}
          onChange={(show) => setParams(show === 'unread' ? { show } : {})}
        />
        {lines.some(({ read }) => !read) ? (
          <Button
            variant="default"
            loading={busy === 'all'}
            onClick={() => run('all', async () => m.notifications_marked({ marked: await readAll() }))}
          >
            {m.notifications_mark_all()}
          </Button>
        ) : null}
      </div>
      {list.isPending ? <ListSkeleton /> : null}
      <FormNotice message={list.error ? sentenceOf(list.error) : null} />
      {list.data && lines.length === 0 ? (
        <EmptyState
          icon="check"
          title={unreadOnly ? m.notifications_none_unread_title() : m.notifications_none_title()}
          text={unreadOnly ? m.notifications_none_unread_text() : m.notifications_none_text()}
        />
      ) : null}
      {lines.length > 0 ? (
        <>
          <NotificationList notifications={lines} />
          <ListFoot
            shown={m.notifications_shown({ count: lines.length })}
            more={m.notifications_more()}
            list={list}
          />
        </>
      ) : null}
      <div className={classes.settings}>
        <NotificationSettings />
      </div>
    </>
  );
}
