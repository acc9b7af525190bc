import type { Row } from './card.ts';
import type { Fact, Method } from './define.ts';
import { pan } from './identifiers/pan.ts';

const rowsOf = ({ card }: Method): Row[] => card.blocks.flatMap((block) => [...(block.rows ?? [])]);

const pathsOf = (row: Row) => (typeof row.path === 'string' ? [row.path] : row.path);

/** May a person say in their own words what the document shows at this path? An Aadhaar number is only ever read. */
export function mayBeTyped(method: Method, path: string): boolean {
  const row = rowsOf(method).find((one) => pathsOf(one).includes(path));
  return row !== undefined && row.format !== 'aadhaar' && row.format !== 'image';
}

const printedDay = /^(\d{2})[-/.](\d{2})[-/.](\d{4})$|^(\d{4})-(\d{2})-(\d{2})$/;

function dayFault(typed: string): string | null {
  const found = printedDay.exec(typed);
  const [day, month, year] = found?.[1]
    ? [found[1], found[2], found[3]]
    : [found?.[6], found?.[5], found?.[4]];
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const real = !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(`${year}-${month}-${day}`);
  return found && real ? null : 'Enter the date as on the document, like 15/08/1990.';
}

const factAt = (method: Method, path: string): Fact | undefined =>
  (Object.keys(method.facts) as Fact[]).find((fact) => [method.facts[fact]].flat().includes(path));

/** What is wrong with a value that a person typed for a path of the record, in a sentence; null when nothing is. */
export function typedFault(method: Method, path: string, typed: string): string | null {
  const row = rowsOf(method).find((one) => pathsOf(one).includes(path));
  if (!row || !mayBeTyped(method, path))
    return 'We read this from the document. You cannot type it. Take a new picture instead.';
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(typed)) return 'This has a character that is not allowed.';
  if (typed === '') return null;
  if (row.format === 'date') return dayFault(typed);
  if (row.format === 'inr' && !/^[-+]?[₹\d,.\s]+$/.test(typed)) return 'Enter the amount in numbers.';
  return factAt(method, path) === 'pan' ? pan.check(typed).fault : null;
}
