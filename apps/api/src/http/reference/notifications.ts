import type * as calls from '@pramaan/contract/calls/notifications.ts';
import type { Reference } from './entry.ts';

const settings = {
  kinds: 'The kinds of notifications that you want. The others are neither listed nor sent.',
  email:
    'When unread notifications are sent by e-mail. `at-once`: within two minutes. `daily`: at 9:00 in India. `never`: not at all.',
  reachable: 'Whether an e-mail address of yours is known.',
};

export const notifications: Reference<typeof calls> = {
  listNotifications: {
    description:
      'Lists your notifications about cases, newest first, 50 on a page. Unread ones of one kind about one case are one notification that counts. They are deleted after 90 days. To read the next page, send `next` as `after`.',
    fields: {
      only: '`unread`: only unread ones.',
      notifications: 'At most 50.',
      _id: 'Id of the notification.',
      kind: '`assigned`: a case was assigned to you. `mentioned`: a note names you. `answered`: an information request was answered. `arrived`: the applicant submitted a document or file. `finding`: a finding of medium severity or above was opened. `approval`: a decision awaits second approval. `decided`: your proposed decision was confirmed, declined or voided. `overdue`: a case is overdue. `transferred`: an application was transferred to you, or from you to another agent.',
      times: 'How often it happened while the notification was unread.',
      name: 'Name of the applicant. Empty if you may not see them any more.',
      by: 'Name of the team member who caused it. Empty for the applicant and Pramaan.',
      read: 'Whether you have read it.',
    },
  },
  countUnreadNotifications: {
    description: 'Returns the number of your unread notifications.',
    fields: { unread: 'Number of unread notifications.' },
  },
  readNotification: {
    description: 'Marks one of your notifications as read. Marking it again changes nothing.',
    fields: { notification: 'Id of the notification.' },
  },
  readAllNotifications: {
    description: 'Marks all your notifications as read.',
    fields: { marked: 'Number of notifications that were unread.' },
  },
  getNotificationSettings: {
    description: 'Returns which notifications you want, and when they are sent by e-mail.',
    fields: settings,
  },
  changeNotificationSettings: {
    description:
      'Changes which notifications you want, and when unread ones are sent by e-mail. It applies to what happens from now on.',
    fields: settings,
  },
};
