import * as z from 'zod/mini';
import { call } from '../define.ts';
import { notificationEmails, notificationKinds } from '../notification-kinds.ts';
import { done, id } from './shapes.ts';

const ownOnly = { may: 'comment', applicant: null } as const;

const notification = z.object({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  /** How often it happened since the person last read one of this kind about the case. */
  times: z.number(),
  applicantId: z.string(),
  reference: z.string(),
  /** Blank where the person may not see the applicant any more. */
  name: z.string(),
  /** Who caused it; blank: the applicant or Pramaan. */
  by: z.string(),
  at: z.string(),
  read: z.boolean(),
});

const settings = z.object({
  kinds: z.array(z.enum(notificationKinds)),
  email: z.enum(notificationEmails),
  /** Whether an e-mail address of the person is known. */
  reachable: z.boolean(),
});

export const listNotifications = call({
  method: 'GET',
  path: '/notifications',
  title: 'List your notifications',
  access: ownOnly,
  query: z.strictObject({
    only: z.optional(z.enum(['unread'], 'Send unread, or leave it out.')),
    after: z.optional(z.string().check(z.maxLength(80, 'The page mark is invalid.'))),
  }),
  result: z.object({ notifications: z.array(notification), next: z.nullable(z.string()) }),
});

export const countUnreadNotifications = call({
  method: 'GET',
  path: '/notifications/count',
  title: 'Count your unread notifications',
  access: ownOnly,
  result: z.object({ unread: z.number() }),
});

export const readNotification = call({
  method: 'POST',
  path: '/notifications/{notification}/read',
  title: 'Mark a notification as read',
  access: ownOnly,
  params: z.strictObject({ notification: id }),
  result: done,
  errors: ['NOT_FOUND'],
});

export const readAllNotifications = call({
  method: 'POST',
  path: '/notifications/read',
  title: 'Mark all your notifications as read',
  access: ownOnly,
  result: z.object({ marked: z.number() }),
});

export const getNotificationSettings = call({
  method: 'GET',
  path: '/notifications/settings',
  title: 'Get your notification settings',
  access: ownOnly,
  result: settings,
});

export const changeNotificationSettings = call({
  method: 'PUT',
  path: '/notifications/settings',
  title: 'Update your notification settings',
  access: ownOnly,
  body: z.strictObject({
    kinds: z
      .array(z.enum(notificationKinds, 'Choose kinds from the list.'), 'Choose kinds from the list.')
      .check(
        z.maxLength(notificationKinds.length, 'List each only once.'),
        z.refine((given) => new Set(given).size === given.length, 'List each only once.'),
      ),
    email: z.enum(notificationEmails, 'Choose at-once, daily or never.'),
  }),
  result: settings,
});
