/** A day, as three numbers. */
export interface Day {
  day: number;
  month: number;
  year: number;
}

const digits: Readonly<Record<string, string>> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  B: '8',
};
const sign = '[0-9ODQIL|!ZSB]';
const printed = new RegExp(
  `(?<![0-9A-Z])(${sign}{2})\\s?([-/.])\\s?(${sign}{2})\\s?\\2\\s?(${sign}{4})(?![0-9A-Z])`,
  'gi',
);

/** A date of the form DD/MM/YYYY in a line, `-` and `.` too. */
export interface PrintedDate extends Day {
  /** As it stands there, look-alike letters read as digits: 15/01/1990. */
  text: string;
  /** Letters that were read as digits. */
  repairs: number;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

/** The real days among what looks like dates in `text`, in its order. */
export function printedDates(text: string): PrintedDate[] {
  return [...text.matchAll(printed)].flatMap((match) => {
    const [whole, day = '', between = '/', month = '', year = ''] = match;
    const numbers = [day, month, year].map(plainDigits);
    const date = realDay(Number(numbers[2]), Number(numbers[1]), Number(numbers[0]));
    if (!date) return [];
    const repairs = [...(day + month + year)].filter((one) => !/[0-9]/.test(one)).length;
    return [
      { ...date, text: numbers.join(between), repairs, start: match.index, end: match.index + whole.length },
    ];
  });
}

const plainDigits = (text: string) => [...text.toUpperCase()].map((one) => digits[one] ?? one).join('');

/** Null for a day that no calendar has, or no document of a living person. */
export function realDay(year: number, month: number, day: number): Day | null {
  if (year < 1900 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? { day, month, year } : null;
}

/** Days in order as numbers that compare: 19900115. */
export const asNumber = ({ year, month, day }: Day) => year * 10_000 + month * 100 + day;
