import { savedViews } from '@pramaan/contract/calls/applicant-list.ts';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import type { Stop } from '../../ui/office-stops.ts';

/** Something that can be chosen in the command bar: a way to go, or a place of the page to act on. */
export interface Command {
  words: string;
  href?: string;
  place?: string;
}

const parts: readonly [string, PlainKey][] = [
  ['review', 'file.review'],
  ['report', 'file.report'],
  ['verification', 'file.verification'],
  ['bank', 'file.bank'],
  ['checks', 'file.checks'],
  ['credit', 'file.credit'],
  ['papers', 'file.papers'],
  ['history', 'file.history'],
  ['forms', 'file.forms'],
  ['consent', 'file.consent'],
];
const acts: readonly [string, PlainKey][] = [
  ['take', 'command.take'],
  ['ask', 'command.ask'],
  ['decide', 'command.decide'],
  ['comment', 'command.comment'],
];

const goTo = (title: string, href: string): Command => ({ words: t('command.go', { title }), href });

/** What can be done from an address: the acts of the open file first, then its parts, then the lists, then the `stops` of the rail. `has` tells what is on the page. */
export function commandsAt(
  path: string,
  has: (place: string) => boolean,
  stops: readonly Pick<Stop, 'href' | 'label'>[],
): Command[] {
  const [, file] = /^\/admin\/applicants\/([^/]+)/.exec(path) ?? [];
  const views = Object.entries(savedViews) as [keyof typeof savedViews, Record<string, string>][];
  return [
    ...acts.filter(([place]) => has(place)).map(([place, key]) => ({ words: t(key), place })),
    ...(file ? parts.map(([part, key]) => goTo(t(key), `/admin/applicants/${file}/${part}`)) : []),
    goTo(t('applicants.title'), '/admin'),
    ...views.map(([view, query]) => goTo(t(`list.view.${view}`), `/admin?${new URLSearchParams(query)}`)),
    ...stops.filter(({ href }) => href !== '/admin').map(({ href, label }) => goTo(t(label), href)),
  ];
}
