/** What a team member can be told about a case. Each can be turned off. */
export const notificationKinds = [
  'assigned',
  'mentioned',
  'answered',
  'arrived',
  'finding',
  'approval',
  'decided',
  'overdue',
  'appeal',
  'transferred',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When notifications that are still unread are sent by e-mail. */
export const notificationEmails = ['at-once', 'daily', 'never'] as const;
