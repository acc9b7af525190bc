import { readDate } from '../dates.ts';

const day =
  '(\\d{1,2}[-/. ](?:\\d{1,2}|[A-Za-z]{3,9})[-/. ,]+\\d{2,4}|\\d{1,2}[A-Za-z]{3}\\d{4}|\\d{4}-\\d{2}-\\d{2}|[A-Za-z]{3,9} \\d{1,2}, ?\\d{4})';
/** Hindi too: 01.04.2025 से 30.09.2025 तक. */
const until = '(?:to|till|upto|and|through|-|–|से)';
const range = new RegExp(
  `(?:from|for|between|period(?: of)?|statement|dates?|:)\\W{0,4}(?:from\\W{0,4}|of\\W{0,4})?${day}\\s*${until}\\W{0,4}(?:to\\W{0,4})?${day}`,
  'i',
);
/** A line that is nothing but the two days. */
const bareRange = new RegExp(`^\\W*${day}\\s*${until}\\W*${day}\\W*$`, 'i');
const start = new RegExp(`(?:\\bfrom(?: date)?|\\bopening balance on)\\W{0,4}${day}`, 'i');
const end = new RegExp(`(?:\\bto(?: date)?|\\bclosing balance on)\\W{0,4}${day}`, 'i');
const asOn = new RegExp(`\\bas on\\W{0,3}${day}`, 'i');

/** The days that a statement says it covers; null when it does not say. */
export function periodFrom(lines: readonly string[]): { from: string; to: string } | null {
  for (const line of lines) {
    const match = range.exec(line) ?? bareRange.exec(line);
    const [from, to] = [dateOf(match?.[1]), dateOf(match?.[2])];
    if (from && to && from <= to) return { from, to };
  }
  const from = first(lines, start);
  const to = first(lines, end);
  if (from && to && from <= to) return { from, to };
  const only = first(lines, asOn);
  return only && !from ? { from: only, to: only } : null;
}

const dateOf = (text: string | undefined) => (text ? (readDate(text)?.date ?? null) : null);

function first(lines: readonly string[], form: RegExp): string | null {
  for (const line of lines) {
    const date = dateOf(form.exec(line)?.[1]);
    if (date) return date;
  }
  return null;
}
