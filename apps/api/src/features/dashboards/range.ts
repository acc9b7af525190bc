import { mostDays, usualDays } from '@pramaan/contract/dashboards.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { indianDay } from '../../platform/clock.ts';

/** What is counted: from a moment on, up to before another, in one segment or (null) all. */
export interface Range {
  since: Date;
  until: Date;
  segment: string | null;
}

export interface FigureRange {
  from?: string | undefined;
  to?: string | undefined;
  segment?: string | undefined;
}

const dayLength = 24 * 60 * 60_000;
const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
const after = (at: Date, days: number) => new Date(at.valueOf() + days * dayLength);

const refuse = (path: string, message: string) => new ApiError('BAD_REQUEST', message, [{ path, message }]);

/** The days that were asked for, Indian and both included; what was left out is filled up to the usual number of days. */
export function rangeOf({ from, to, segment }: FigureRange, now: Date): Range {
  const last = midnight(to || (from && from > indianDay(now) ? from : indianDay(now)));
  const until = after(last, 1);
  const since = from ? midnight(from) : after(until, -usualDays);
  if (since >= until)
    throw refuse('to', 'The last day comes before the first. Choose them the other way round.');
  if (until.valueOf() - since.valueOf() > mostDays * dayLength)
    throw refuse('from', 'These are more than two years. Choose fewer days.');
  return { since, until, segment: segment || null };
}

/** One week of a range, from its Monday. */
export function weekIn(range: Range, monday: string): Range {
  const since = midnight(monday);
  const until = after(since, 7);
  return {
    ...range,
    since: new Date(Math.max(since.valueOf(), range.since.valueOf())),
    until: new Date(Math.min(until.valueOf(), range.until.valueOf())),
  };
}
