import { m } from '@pramaan/messages';

export const listViewMessages = {
  all: m.list_view_all,
  due: m.list_view_due,
  mine: m.list_view_mine,
  mentions: m.list_view_mentions,
  unassigned: m.list_view_unassigned,
  second: m.list_view_second,
} as const;
