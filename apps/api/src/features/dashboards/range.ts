import { mostDays, usualDays } from '@pramaan/contract/dashboards.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { indianDay } from '../../platform/clock.ts';

/** What is counted: from a moment on, up to before another; of one segment, product, branch and agent, or (null) all. */
export interface Range {
  since: Date;
  until: Date;
  now: Date;
  segment: string | null;
  /** A code; `none`: of applications without one. */
  product: string | null;
  /** An id; that of zeros: of applications without one. */
  branch: string | null;
  agent: string | null;
}

export interface FigureRange {
  from?: string | undefined;
  to?: string | undefined;
  segment?: string | undefined;
  product?: string | undefined;
  branch?: string | undefined;
  agent?: string | undefined;
}

/** Stands for applications without a branch or an agent; no record has it. */
const noId = '00000000-0000-0000-0000-000000000000';
const idOf = (asked: string | undefined) => (asked === 'none' ? noId : asked || null);

const dayLength = 24 * 60 * 60_000;
const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
const after = (at: Date, days: number) => new Date(at.valueOf() + days * dayLength);

const refuse = (path: string, message: string) => new ApiError('BAD_REQUEST', message, [{ path, message }]);

/** The days that were asked for, Indian and both included; what was left out is filled up to the usual number of days. */
export function rangeOf({ from, to, ...only }: FigureRange, now: Date): Range {
  const last = midnight(to || (from && from > indianDay(now) ? from : indianDay(now)));
  const until = after(last, 1);
  const since = from ? midnight(from) : after(until, -usualDays);
  if (since >= until)
    throw refuse('to', 'The last day comes before the first. Choose them the other way round.');
  if (until.valueOf() - since.valueOf() > mostDays * dayLength)
    throw refuse('from', 'These are more than two years. Choose fewer days.');
  return {
    ...{ since, until, now },
    ...{ segment: only.segment || null, product: only.product || null },
    ...{ branch: idOf(only.branch), agent: idOf(only.agent) },
  };
}

/** The Monday of the week that a moment lies in, at midnight in India. */
export function mondayOf(now: Date): Date {
  const today = midnight(indianDay(now));
  return after(today, -((new Date(`${indianDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** As many days before a range. */
export const before = (range: Range): Range => ({
  ...range,
  since: new Date(2 * range.since.valueOf() - range.until.valueOf()),
  until: range.since,
});

/** Whether it is narrowed by what only the course of an application tells. */
export const isNarrowed = ({ product, branch, agent }: Range): boolean =>
  product !== null || branch !== null || agent !== null;

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
