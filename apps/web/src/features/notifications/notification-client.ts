import type * as notifications from '@pramaan/contract/calls/notifications.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const ownOnly: Access = { may: 'comment', applicant: null };
const at = '/notifications';

/** The calls of notifications, by their addresses (decision 0012): the bell stands on every page and brings no schemas with it. */
export const notificationClient = {
  listNotifications: route<typeof notifications.listNotifications>('GET', at, ownOnly),
  countUnreadNotifications: route<typeof notifications.countUnreadNotifications>(
    'GET',
    `${at}/count`,
    ownOnly,
  ),
  readNotification: route<typeof notifications.readNotification>(
    'POST',
    `${at}/{notification}/read`,
    ownOnly,
  ),
  readAllNotifications: route<typeof notifications.readAllNotifications>('POST', `${at}/read`, ownOnly),
  getNotificationSettings: route<typeof notifications.getNotificationSettings>(
    'GET',
    `${at}/settings`,
    ownOnly,
  ),
  changeNotificationSettings: route<typeof notifications.changeNotificationSettings>(
    'PUT',
    `${at}/settings`,
    ownOnly,
  ),
};
