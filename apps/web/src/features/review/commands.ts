import { savedViews } from '@pramaan/contract/calls/applicant-list.ts';
import { type Message, m } from '@pramaan/messages';
import { listViewMessages } from '../../lib/list-view-messages.ts';
import type { Stop } from '../../ui/office-stops.ts';

/** Something that can be chosen in the command bar: a way to go, a person, or a place of the page to act on. */
export interface Command {
  words: string;
  /** What tells it from others of the same words. */
  detail?: string;
  href?: string;
  place?: string;
}

const parts: readonly [string, Message][] = [
  ['review', m.file_review],
  ['report', m.file_report],
  ['verification', m.file_verification],
  ['money', m.file_money],
  ['bank', m.file_bank],
  ['checks', m.file_checks],
  ['credit', m.file_credit],
  ['files', m.file_documents],
  ['history', m.file_history],
  ['forms', m.file_forms],
  ['consent', m.file_consent],
];
const acts: readonly [string, Message][] = [
  ['take', m.command_take],
  ['ask', m.command_request],
  ['decide', m.command_decide],
  ['comment', m.command_comment],
];

const goTo = (title: string, href: string): Command => ({ words: m.command_go({ title }), href });

/** What can be done from an address: the acts of the open file first, then its parts, then the lists, then the `stops` of the rail. `has` tells what is on the page. */
export function commandsAt(
  path: string,
  has: (place: string) => boolean,
  stops: readonly Pick<Stop, 'href' | 'label'>[],
): Command[] {
  const [, file] = /^\/admin\/applicants\/([^/]+)/.exec(path) ?? [];
  const views = Object.entries(savedViews) as [keyof typeof savedViews, Record<string, string>][];
  return [
    ...acts.filter(([place]) => has(place)).map(([place, key]) => ({ words: key(), place })),
    ...(file ? parts.map(([part, key]) => goTo(key(), `/admin/applicants/${file}/${part}`)) : []),
    goTo(m.applicants_title(), '/admin'),
    ...views.map(([view, query]) => goTo(listViewMessages[view](), `/admin?${new URLSearchParams(query)}`)),
    ...stops.filter(({ href }) => href !== '/admin').map(({ href, label }) => goTo(label(), href)),
  ];
}
