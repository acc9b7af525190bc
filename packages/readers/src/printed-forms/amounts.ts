import type { Word } from '../reading/page.ts';

/** An amount as printed, made plain. */
export interface Amount {
  /** Digits, a point and the decimals if any were printed, a minus if one was: `845000.00`, `-2360`. */
  value: string;
  paise: number;
  /** False when a letter had to be taken for a digit or a point for a comma. */
  exact: boolean;
  words: Word[];
}

/** Rupees, as they are printed and as an engine without the sign reads it. */
const currency = /^(?:RS\.?|INR|[₹¥$€£])/i;

/** The amount that a text is: `1,23,456.00`, `Rs. 500`, `(-) 2,360`; null when it is none. */
export function amountOf(text: string): Omit<Amount, 'words'> | null {
  const bare = text.replace(/\s+/g, '').replace(currency, '').replace(/\/-$/, '');
  if (/^nil$/i.test(bare)) return { value: '0', paise: 0, exact: true };
  const bracketed = /^\((\d[\d,.]*)\)$/.exec(bare)?.[1];
  const [, sign = '', digits = ''] = bracketed
    ? [bare, '-', bracketed]
    : (/^(\(?[-−–+]\)?)?(.+)$/.exec(bare) ?? []);
  const negative = /[-−–]/.test(sign);
  return plain(digits, negative, true) ?? plain(unconfused(digits), negative, false);
}

const grouped = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})*|\d+)(?:\.\d{1,2})?$/;

function plain(digits: string, negative: boolean, exact: boolean): Omit<Amount, 'words'> | null {
  if (!grouped.test(digits) || digits.length > 18) return null;
  const value = digits.replaceAll(',', '');
  const paise = Math.round(Number(value) * 100);
  return { value: negative && paise !== 0 ? `-${value}` : value, paise: negative ? -paise : paise, exact };
}

/** Letters that stand among digits, and points that part thousands: 8A5.000 is none, 84S,O00.00 and 8.45.000 are. */
function unconfused(text: string): string {
  if ((text.match(/\d/g)?.length ?? 0) * 2 < text.length) return '';
  const digits = text
    .replace(/[Oo]/g, '0')
    .replace(/[lI|!]/g, '1')
    .replace(/[Ss]/g, '5')
    .replace(/B/g, '8')
    .replace(/[;']/g, ',');
  const decimals = /[.,](\d{2})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, -3) : digits).replace(/[.,]/g, '');
  return decimals ? `${whole}.${decimals[1]}` : whole;
}

/**
 * The amounts among words, from left to right. A sign that stands apart belongs to the number behind it, and pieces
 * that touch (`22,03,` `600`) are one number.
 */
export function amountsIn(words: readonly Word[]): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = [3, 2, 1].map((count) => words.slice(at, at + count)).find((some) => isOneAmount(some));
    const read = longest ? amountOf(longest.map(({ text }) => text).join('')) : null;
    if (longest && read) amounts.push({ ...read, words: longest });
    at += longest && read ? longest.length : 1;
  }
  return amounts;
}

function isOneAmount(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  if (amountOf(texts.join('')) === null) return false;
  return texts.every((text, at) => {
    const next = texts[at + 1];
    if (next === undefined) return true;
    // The front of a number ends in its comma or point, or is its sign or currency.
    return /^(?:\(?[-−–+]\)?|Rs\.?|INR|₹)$/i.test(text) || /^\d[\d,]*[,.]$/.test(text) || /^[,.]/.test(next);
  });
}

/** Paise as an amount with two decimals. */
export function rupees(paise: number): string {
  const sign = paise < 0 ? '-' : '';
  const whole = Math.abs(Math.round(paise));
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/**
 * Whether an amount is another one rounded to ten rupees, as taxable income and tax are (Income-tax Act, sections
 * 288A and 288B).
 */
export function isRounding(paise: number, off: number): boolean {
  return paise % 1_000 === 0 && Math.abs(off) <= 500;
}
