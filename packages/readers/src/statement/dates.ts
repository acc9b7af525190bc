/** A date found at the beginning of a text. */
interface DateRead {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM or HH:MM:SS in 24 hours; null when none follows. */
  time: string | null;
  /** What stands after it. */
  rest: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const forms: readonly [RegExp, (parts: readonly string[]) => readonly [string?, string?, string?]][] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/, ([year, , month, day]) => [year, month, day]],
  [
    /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)/,
    ([day, , month, year]) => [year, month, day],
  ],
  [/^(\d{1,2}) (\d{1,2}) (\d{4})(?!\d)/, ([day, month, year]) => [year, month, day]],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]*([A-Za-z]{3,9})[-/. ,']*(\d{4}|\d{2})(?!\d)/,
    ([day, month, year]) => [year, month, day],
  ],
  [/^([A-Za-z]{3,9})[-. ]?(\d{1,2})(?!\d)[-, ]*(\d{4})(?!\d)/, ([month, day, year]) => [year, month, day]],
];
const timeForm = /^[\sT,]*(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([AP])\.?M\b\.?)?/i;

/**
 * A date at the start of `text` in any form that Indian statements use (standards §10.1), the day before the month:
 * 01/04/26, 1 Apr 2021, 01-JAN-2023, 2024/04/01, June30, 2025. Two digits of a year are of this century. Null for days
 * that no calendar has.
 */
export function readDate(text: string): DateRead | null {
  const trimmed = text.trimStart();
  for (const [form, order] of forms) {
    const match = form.exec(trimmed);
    if (!match) continue;
    const [year, month, day] = order(match.slice(1));
    const date = isoDay(year ?? '', month ?? '', day ?? '');
    if (date === null) continue;
    const after = trimmed.slice(match[0].length);
    const clock = timeForm.exec(after);
    const time = clock && timeOf(clock);
    return { date, time, rest: (time && clock ? after.slice(clock[0].length) : after).trim() };
  }
  return null;
}

/** The whole text is one date, with or without a time. */
export function readWholeDate(text: string): DateRead | null {
  const read = readDate(text);
  return read && read.rest === '' ? read : null;
}

function isoDay(year: string, month: string, day: string): string | null {
  const y = year.length === 2 ? 2000 + Number(year) : Number(year);
  const named = months.indexOf(month.slice(0, 3).toLowerCase());
  const m = named >= 0 ? named + 1 : Number(month);
  const d = Number(day);
  if (!(y >= 1990 && y <= 2099) || !(m >= 1 && m <= 12) || !(d >= 1 && d <= daysOf(y, m))) return null;
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

/** How many days a month from 1990 to 2099 has. */
function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function timeOf([, hours = '', minutes = '', seconds, half]: RegExpExecArray): string | null {
  const spoken = Number(hours);
  const hour = half ? (spoken % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : spoken;
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return seconds ? `${time}:${seconds}` : time;
}

/** `date` so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The months from that of `from` to that of `to`, both included, as YYYY-MM; takes days or months. At most 600. */
export function monthsBetween(from: string, to: string): string[] {
  const list: string[] = [];
  let [year = 0, month = 1] = from.split('-').map(Number);
  const end = to.slice(0, 7);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > end || list.length >= 600) return list;
    list.push(name);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}

/** Last day of a month YYYY-MM. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** 2025-06-01 → 01 Jun 2025, for sentences. */
export function printDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  return `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

/** 2025-06 → Jun 2025, for sentences. */
export const printMonth = (month: string): string => printDay(`${month}-01`).slice(3);
