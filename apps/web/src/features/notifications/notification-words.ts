import type { NotificationKind } from '@pramaan/contract/notification-kinds.ts';
import { type Message, m } from '@pramaan/messages';
import type { Notification } from './use-notifications.ts';

interface Kind {
  /** What it says of a case. */
  said: (times: number) => string;
  /** The setting that turns it on. */
  setting: Message;
  /** The part of the case's review that it leads to; blank: its head. */
  part: string;
}

/** Every kind of notification: its sentence, its setting, and where it leads. */
export const kinds: Readonly<Record<NotificationKind, Kind>> = {
  assigned: {
    said: () => m.notifications_said_assigned(),
    setting: m.notifications_kind_assigned,
    part: '',
  },
  mentioned: {
    said: (times) => m.notifications_said_mentioned({ times }),
    setting: m.notifications_kind_mentioned,
    part: 'notes',
  },
  answered: {
    said: (times) => m.notifications_said_answered({ times }),
    setting: m.notifications_kind_answered,
    part: 'records',
  },
  arrived: {
    said: (times) => m.notifications_said_arrived({ times }),
    setting: m.notifications_kind_arrived,
    part: 'records',
  },
  finding: {
    said: (times) => m.notifications_said_finding({ times }),
    setting: m.notifications_kind_finding,
    part: 'findings',
  },
  approval: {
    said: () => m.notifications_said_approval(),
    setting: m.notifications_kind_approval,
    part: '',
  },
  decided: {
    said: () => m.notifications_said_decided(),
    setting: m.notifications_kind_decided,
    part: '',
  },
  overdue: {
    said: () => m.notifications_said_overdue(),
    setting: m.notifications_kind_overdue,
    part: '',
  },
  transferred: {
    said: () => m.notifications_said_transferred(),
    setting: m.notifications_kind_transferred,
    part: '',
  },
  appeal: {
    said: () => m.notifications_said_appeal(),
    setting: m.notifications_kind_appeal,
    part: '',
  },
};

/** The case and the part of it that a notification is about. */
export function addressOf({ kind, applicantId }: Notification): string {
  const { part } = kinds[kind];
  return `/admin/applicants/${applicantId}/review${part && `#${part}`}`;
}
