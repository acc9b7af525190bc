import { SSF } from '@e965/xlsx';

/**
 * What a number in a cell shows: a date as YYYY-MM-DD, with its time if it has one, an amount with its paise. `form` is
 * the cell's number format, or the number of a built-in one; `old`: days count from 1904, as on old Macs.
 */
export function cellNumber(value: number, form: string | number | undefined, old: boolean): string {
  if (!Number.isFinite(value)) return '';
  const text = typeof form === 'number' ? builtIn(form) : form;
  if (text !== undefined && SSF.is_date(text)) {
    const date = SSF.parse_date_code(value, { date1904: old });
    if (!date) return '';
    const two = (part: number) => String(part).padStart(2, '0');
    const day = `${date.y}-${two(date.m)}-${two(date.d)}`;
    return date.H || date.M || date.S ? `${day} ${two(date.H)}:${two(date.M)}:${two(date.S)}` : day;
  }
  const paise = Math.round(value * 100);
  // 1234.56 is not exact in binary: what differs by less than a thousandth of a paisa is meant.
  const slack = Math.max(1e-3, Math.abs(value) * 1e-12);
  const meant = Number.isSafeInteger(paise) && Math.abs(value * 100 - paise) < slack;
  return meant && !Number.isInteger(value) ? (paise / 100).toFixed(2) : String(value);
}

function builtIn(form: number): string | undefined {
  const found: unknown = SSF.get_table()[form];
  return typeof found === 'string' ? found : undefined;
}
