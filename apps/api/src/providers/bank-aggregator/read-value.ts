import { ProviderError } from './outcome.ts';

export type Bag = Readonly<Record<string, unknown>>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none when it is no list. */
export const bagsOf = (value: unknown): Bag[] => (Array.isArray(value) ? value.filter(isBag) : []);

export const bagOf = (value: unknown): Bag => (isBag(value) ? value : {});

/** Text, trimmed; a number as it would be written; else empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** An object out of JSON text; a ProviderError for anything else. */
export function parseBag(text: string): Bag {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isBag(parsed)) return parsed;
  } catch {
    // Said below.
  }
  throw new ProviderError('unreadable', 'The source sent an answer that is not JSON.');
}

/** Rupees with two places out of what sources write: 1239, 1239.5, "489971.1", "-0.50", "1.239E7"; null for anything else. */
export function rupees(value: unknown): string | null {
  const told = textOf(value).replaceAll(',', '');
  const text = typeof value === 'number' ? written(value) : withoutExponent(told);
  const parts = /^([-+]?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!parts) return null;
  const [, sign = '', whole = '', places = ''] = parts;
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}.${places.padEnd(2, '0')}`;
}

// A number in JSON has come through binary: 0.1 + 0.2 is meant as 0.30.
const written = (value: number) => (Math.abs(value) < 1e13 ? value.toFixed(2) : '');

/** Java writes amounts of ten million and more as 1.239E7: the point is moved in the text, so that nothing is rounded. */
function withoutExponent(text: string): string {
  const parts = /^([-+]?\d)(?:\.(\d{1,17}))?[Ee]\+?(\d{1,2})$/.exec(text);
  if (!parts) return text;
  const [, first = '', places = '', exponent = ''] = parts;
  const moved = places.padEnd(Number(exponent), '0');
  return `${first}${moved.slice(0, Number(exponent))}.${moved.slice(Number(exponent)).padEnd(1, '0')}`;
}

/** A day, YYYY-MM-DD, out of YYYY-MM-DD with or without a time, or DD-MM-YYYY; null for anything else. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value);
  const iso = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text)?.[1];
  const indian = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text);
  const day = iso ?? (indian ? `${indian[3]}-${indian[2]}-${indian[1]}` : '');
  const time = Date.parse(`${day}T00:00:00Z`);
  return day !== '' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** The day in India of a moment written with its offset; of one without, the day as it stands. */
export function indianDay(value: unknown): string | null {
  const text = textOf(value);
  if (!/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return dayOf(text);
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time + 19_800_000).toISOString().slice(0, 10);
}
