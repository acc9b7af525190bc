/** A day as a document prints it. */
interface PrintedDay {
  /** As printed: 31-Jul-2023, 24-07-2019, 31/03/2024. */
  text: string;
  /** DDMMYYYY. */
  digits: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The first day in a text; null when there is none or it is no day of a calendar. */
export function dayIn(text: string): PrintedDay | null {
  const found = /\b(\d{2})([-/.])(\d{2}|[A-Za-z]{3})\2(\d{4})\b/.exec(text);
  if (!found) return null;
  const [printed, day = '', , month = '', year = ''] = found;
  const number = /\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  if (number < 1 || number > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return { text: printed, digits: `${day}${String(number).padStart(2, '0')}${year}` };
}
