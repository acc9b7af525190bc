import type { WorkingTime } from '@pramaan/contract/working-lists.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** India is at UTC+5:30 all year. */
const india = 330 * minute;
/** A lender that works one day in a year would be waited for this long. */
const mostDays = 3 * 366;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The working minutes of the day that begins at `start` (milliseconds of midnight in India), as a span; null: it is free. */
function spanOf(time: WorkingTime, start: number): { from: number; until: number } | null {
  const local = new Date(start + india);
  const weekday = local.getUTCDay() || 7;
  if (!time.days.includes(weekday) || time.holidays.includes(local.toISOString().slice(0, 10))) return null;
  const { from, until } = time.hours ?? { from: '00:00', until: '24:00' };
  return { from: start + minutesOf(from) * minute, until: start + minutesOf(until) * minute };
}

const midnightOf = (at: number) => Math.floor((at + india) / day) * day - india;

/** The moment at which so many working minutes have passed since `from`. */
export function addWorkingMinutes(time: WorkingTime, from: Date, minutes: number): Date {
  let left = minutes * minute;
  let start = midnightOf(from.valueOf());
  for (let tried = 0; tried < mostDays; tried += 1, start += day) {
    const span = spanOf(time, start);
    if (!span) continue;
    const begins = Math.max(span.from, from.valueOf());
    const there = Math.max(0, span.until - begins);
    if (left <= there) return new Date(begins + left);
    left -= there;
  }
  return new Date(from.valueOf() + minutes * minute);
}

/** Whole working minutes between two moments; 0 when the second is not after the first. */
export function workingMinutesBetween(time: WorkingTime, from: Date, until: Date): number {
  let sum = 0;
  for (let start = midnightOf(from.valueOf()); start < until.valueOf(); start += day) {
    const span = spanOf(time, start);
    if (!span) continue;
    sum += Math.max(0, Math.min(span.until, until.valueOf()) - Math.max(span.from, from.valueOf()));
  }
  return Math.floor(sum / minute);
}
