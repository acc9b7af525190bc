import { calendarWords } from '@pramaan/documents/calendar-words.ts';
import { m } from '@pramaan/messages';

const dashSpanMessages = {
  days: m.dashboard_span_days,
  seconds: m.dashboard_span_seconds,
  minutes: m.dashboard_span_minutes,
  hours: m.dashboard_span_hours,
} as const;

const steps = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** A time in two units at most: "3 d 4 h", "25 min"; a dash for none. */
export function spanOf(seconds: number | null): string {
  if (seconds === null) return m.dashboard_none();
  const whole = Math.round(seconds);
  const first = steps.findIndex(([, length]) => whole >= length);
  const [unit, length] = steps[first] ?? steps[3];
  const said = dashSpanMessages[unit]({ count: Math.floor(whole / length) });
  const next = steps[first + 1];
  const rest = next ? Math.floor((whole % length) / next[1]) : 0;
  return next && rest > 0 && unit !== 'minutes'
    ? `${said} ${dashSpanMessages[next[0]]({ count: rest })}`
    : said;
}

const days = calendarWords('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const months = calendarWords('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const wholeDays = calendarWords('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 5 Oct 2026, of a day like 2026-10-05. */
export const wholeDay = (day: string): string => wholeDays.format(new Date(`${day}T00:00:00Z`));

/** 5 Oct, of a day like 2026-10-05. */
export const shortDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** Oct 2026, of a month like 2026-10. */
export const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));

/** Of a hundred, whole; 0 of nothing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
