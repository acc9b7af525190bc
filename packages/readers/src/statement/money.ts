import type { Paise } from './statement.ts';

export type Side = 'debit' | 'credit';

interface PrintedMoney {
  /** With the sign that is printed, if one is. */
  paise: Paise;
  /** What a Dr or Cr beside it says. */
  side: Side | null;
}

const number = /^\d+(?:\.\d{1,2})?$|^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/;
const sideWord = /\(?\b(CR|DR|CREDIT|DEBIT|C|D)\b\.?\)?$/i;

/**
 * An amount as Indian statements print it: 1,23,456.78, INR 500.00, ₹500, 1,200.00 Cr, 500.00(Dr), -500.00, (500.00),
 * 500.00-. Null for anything else, a third decimal too. At most 13 digits of rupees, so that paise stay exact.
 */
export function readMoney(text: string): PrintedMoney | null {
  let rest = text.trim();
  if (rest.length > 40 || !/\d/.test(rest)) return null;
  // Most amounts are digits alone.
  if (number.test(rest)) return moneyOf(rest, false, null);
  rest = rest.replace(/^(?:INR|RS\.?|₹)\s*/i, '').replace(/(\d)\s*(?:INR|₹)$/i, '$1');
  let side: Side | null = null;
  const spoken = sideWord.exec(rest.replace(/(\d)([CD])/i, '$1 $2'));
  if (spoken) {
    side = (spoken[1] ?? '').toUpperCase().startsWith('C') ? 'credit' : 'debit';
    rest = rest.replace(/\(?\s*(?:CREDIT|DEBIT|CR|DR|C|D)\.?\s*\)?$/i, '').trimEnd();
  }
  let negative = false;
  if (/^\(.*\)$/.test(rest)) {
    negative = true;
    rest = rest.slice(1, -1).trim();
  }
  const sign = /^([-+])\s*/.exec(rest);
  if (sign) {
    negative = negative !== (sign[1] === '-');
    rest = rest.slice(sign[0].length).replace(/^(?:INR|RS\.?|₹)\s*/i, '');
  } else if (rest.endsWith('-')) {
    negative = !negative;
    rest = rest.slice(0, -1).trim();
  }
  return number.test(rest) ? moneyOf(rest, negative, side) : null;
}

/** `digits` as `number` has them. */
function moneyOf(digits: string, negative: boolean, side: Side | null): PrintedMoney | null {
  const [rupees = '', cents = ''] = digits.replaceAll(',', '').split('.');
  if (rupees.length > 13) return null;
  const paise = Number(rupees) * 100 + Number(cents.padEnd(2, '0'));
  return { paise: negative ? -paise : paise, side };
}

/** Nothing, or what banks print for nothing: a dash, or a word of a program that had nothing to print. */
export const isBlank = (text: string) => /^\s*(?:[-–—]+|null|nil|NA|N\/A)?\s*$/i.test(text);

/** 1234560 → 12,345.60, in Indian groups. */
export function printMoney(paise: Paise): string {
  const whole = Math.floor(Math.abs(paise) / 100);
  const cents = String(Math.abs(paise) % 100).padStart(2, '0');
  return `${paise < 0 ? '-' : ''}${new Intl.NumberFormat('en-IN').format(whole)}.${cents}`;
}
