import type { Days, Span } from './port.ts';

/** The first and the last moment of days in India, as ISO 8601 in UTC. */
export function momentsOf({ from, to }: Days): { from: string; to: string } {
  const iso = (moment: string) => new Date(moment).toISOString();
  return { from: iso(`${from}T00:00:00+05:30`), to: iso(`${to}T23:59:59.999+05:30`) };
}

/** So much later. */
export function laterBy(start: Date, { unit, value }: Span): Date {
  const end = new Date(start);
  if (unit === 'DAY') end.setUTCDate(end.getUTCDate() + value);
  else end.setUTCMonth(end.getUTCMonth() + value * (unit === 'YEAR' ? 12 : 1));
  return end;
}
