/** What is counted, as the address says it. */
export type RangeFilter = Partial<Record<(typeof rangeNames)[number], string>>;
const rangeNames = ['from', 'to', 'segment', 'product', 'branch', 'agent'] as const;

/** Everything that can stand in an address of the dashboards. */
export const drillDownNames = [...rangeNames, 'of', 'which', 'state', 'week'] as const;

/** The named members of an address; blank ones are as if they were not there. */
export function namedIn<N extends string>(
  params: URLSearchParams,
  names: readonly N[],
): Partial<Record<N, string>> {
  const found = names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []));
  return Object.fromEntries(found) as Partial<Record<N, string>>;
}

export const rangeIn = (params: URLSearchParams): RangeFilter => namedIn(params, rangeNames);

const dashboards = '/admin/dashboards';
const withQuery = (path: string, query: object) => {
  const said = new URLSearchParams(query as Record<string, string>).toString();
  return said ? `${path}?${said}` : path;
};

export const dashboardsAddress = (range: RangeFilter): string => withQuery(dashboards, range);

export interface DrillDown {
  of: string;
  which?: string;
  state?: string;
  week?: string;
}

/** Where the applicants behind a figure are listed. */
export const drillDownAddress = (range: RangeFilter, behind: DrillDown): string =>
  withQuery(`${dashboards}/applicants`, { ...range, ...behind });

const dayLength = 24 * 60 * 60_000;
const india = 5.5 * 60 * 60_000;
const indianDay = (at: number) => new Date(at + india).toISOString().slice(0, 10);

/** The last so many days up to today, Indian days. */
export function lastDays(days: number, now = Date.now()): { from: string; to: string } {
  return { from: indianDay(now - (days - 1) * dayLength), to: indianDay(now) };
}

/** The days of a month, 2026-11, for an address. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The months that a range touches: 2026-08 to 2026-11; without days the last twelve weeks. */
export function monthsOf({ from, to }: RangeFilter): { first: string; last: string } {
  const usual = lastDays(84);
  return { first: (from ?? usual.from).slice(0, 7), last: (to ?? usual.to).slice(0, 7) };
}
