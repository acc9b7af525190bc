import type { getNotificationSettings, listNotifications } from '@pramaan/contract/calls/notifications.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { notificationClient } from './notification-client.ts';

export type Notification = ResultOf<typeof listNotifications>['notifications'][number];
export type NotificationSettings = ResultOf<typeof getNotificationSettings>;

/** How many are unread; asked again every half minute. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: ['notifications', 'count'],
    queryFn: async ({ signal }) =>
      (await send(notificationClient.countUnreadNotifications, { signal })).result,
    refetchInterval: 30_000,
  });
  return data?.unread ?? 0;
}

/** One's own, page by page; what was found before stays until the next answer is there. */
export function useNotifications(unreadOnly: boolean) {
  return useInfiniteQuery({
    queryKey: ['notifications', 'list', unreadOnly],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(unreadOnly ? { only: 'unread' as const } : {}),
        ...(pageParam ? { after: pageParam } : {}),
      };
      return (await send(notificationClient.listNotifications, { query, signal })).result;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Marks one as read, or all; the bell and the list follow. Throws what the call throws. */
export function useReading() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['notifications'] });
  return {
    async readOne(notification: string): Promise<void> {
      await send(notificationClient.readNotification, { params: { notification } });
      await refresh();
    },
    async readAll(): Promise<number> {
      const { result } = await send(notificationClient.readAllNotifications, {});
      await refresh();
      return result.marked;
    },
  };
}
