import { type SavedView, savedViews } from '@pramaan/contract/calls/applicant-list.ts';

/** What the list is narrowed to, as the address says it. */
export type ListFilters = Partial<Record<(typeof names)[number], string>>;

const names = ['q', 'stage', 'assigned', 'segment', 'attention', 'findings', 'due', 'mentions'] as const;

/** The filters of an address; what the list does not know is left aside. */
export function filtersIn(params: URLSearchParams): ListFilters {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The same filters with one changed; blank takes it away. */
export function withFilter(filters: ListFilters, name: keyof ListFilters, value: string): ListFilters {
  const { [name]: _, ...others } = filters;
  return value ? { ...others, [name]: value } : others;
}

/** The saved view that these filters are, whatever is searched for in it; `all` without any. */
export function viewOf({ q: _, ...filters }: ListFilters): SavedView | 'all' | null {
  const said = JSON.stringify(Object.entries(filters).sort());
  if (said === '[]') return 'all';
  const views = Object.entries(savedViews) as [SavedView, object][];
  return views.find(([, view]) => JSON.stringify(Object.entries(view).sort()) === said)?.[0] ?? null;
}

export const viewAddress = (view: SavedView | 'all'): string =>
  view === 'all' ? '/admin' : `/admin?${new URLSearchParams(savedViews[view])}`;
