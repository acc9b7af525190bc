import {
  type ListOrder,
  listOrder,
  listSorts,
  type SavedView,
  savedViews,
} from '@pramaan/contract/calls/applicant-list.ts';

/** What the list is narrowed to and how it is ordered, as the address says it. */
export type ListFilters = Partial<Record<(typeof names)[number], string>>;

const narrowing = [
  'q',
  'stage',
  'assigned',
  'segment',
  'branch',
  'attention',
  'findings',
  'due',
  'mentions',
] as const;
const names = [...narrowing, 'sort', 'order'] as const;

/** The filters and the order of an address; what the list does not know is left aside. */
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

/** Without its order: what the list is narrowed to. */
export const narrowedTo = ({ sort: _sort, order: _order, ...filters }: ListFilters): ListFilters => filters;

/** The order that an address asks for; the newest change first where it asks for none that there is. */
export function orderIn({ sort, order }: ListFilters): ListOrder {
  return listOrder(
    listSorts.find((one) => one === sort),
    order,
  );
}

/** The same filters in this order; the order that the list has anyway is not said. */
export function withOrder(filters: ListFilters, { sort, descending }: ListOrder): ListFilters {
  const others = narrowedTo(filters);
  if (sort === 'updated' && descending) return others;
  return { ...others, sort, order: descending ? 'desc' : 'asc' };
}

/** The saved view that these filters are, whatever is searched for in it and in whatever order; `all` without any. */
export function viewOf(asked: ListFilters): SavedView | 'all' | null {
  const { q: _, ...filters } = narrowedTo(asked);
  const said = JSON.stringify(Object.entries(filters).sort());
  if (said === '[]') return 'all';
  const views = Object.entries(savedViews) as [SavedView, object][];
  return views.find(([, view]) => JSON.stringify(Object.entries(view).sort()) === said)?.[0] ?? null;
}

export const viewAddress = (view: SavedView | 'all'): string =>
  view === 'all' ? '/admin' : `/admin?${new URLSearchParams(savedViews[view])}`;
