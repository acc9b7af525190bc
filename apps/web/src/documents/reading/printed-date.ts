const parts = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/;
const batched = /^(\d{2})(\d{2})(\d{4})$/;
const worded = /^\d{1,2}[-/. ]\s*[A-Za-z]{3,9}[-/., ]\s*\d{4}$/;
const yearOnly = /^(?:19|20)\d{2}$/;

function isDay(day: number, month: number, year: number): boolean {
  const at = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2100 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/**
 * A date as a person types it from a card, in the spelling cards print: 15/08/1990. A phone's number keys have no
 * slash, so 15081990 is taken too; a year alone and a month in letters stay as they are. Null for what is no date.
 */
export function printedDate(typed: string): string | null {
  const text = typed.trim();
  if (yearOnly.test(text) || worded.test(text)) return text;
  const [, day, month, year] = parts.exec(text) ?? batched.exec(text) ?? [];
  if (!day || !month || !year || !isDay(Number(day), Number(month), Number(year))) return null;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
