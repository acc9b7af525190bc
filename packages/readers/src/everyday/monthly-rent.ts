import { type Amount, amountsIn } from '../printed-forms/amounts.ts';
import { joined, type Row } from '../printed-forms/rows.ts';
import { amountIn } from './labelled-amount.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { firstOf, type Prose } from './prose.ts';

const labels = [
  ...['MONTHLY RENT', 'RENT PER MONTH', 'MONTHLY LICENCE FEE', 'MONTHLY LICENSE FEE', 'LICENCE FEE'],
  ...['LICENSE FEE', 'RENT'],
];

/** Sums that an agreement says beside the rent. */
const otherSum =
  'deposit|advance|security|maintenance|arrear|penalt|revis|increas|enhanc|escalat|service charge|electricity|water|society|stamp|registration';
const fee = '(?:rent|licen[cs]e fees?|compensation)';
const figures = '(?<value>\\d[\\d,]*(?:, ?\\d{2,3})*(?:\\.\\d{2})?)(?!\\d)';
const currency = '(?:Rs\\.?|INR|₹)';
/** `two months' rent Rs. 20,000/- as security` is no rent. */
const own = `(?<!months?['’]?s? )\\b${fee}\\b`;
const asOther =
  '(?![\\s/=-]*(?:\\([^)]*\\)\\s*)?(?:(?:taken|paid|given|received|kept) )?(?:as|towards) (?:an? |the )?(?:interest free )?(?:refundable )?(?:security|deposit|advance))';
const upTo = (most: number) => `(?:(?!${otherSum})[^.]){0,${most}}?`;
const forms = [
  // `monthly rent of Rupees twelve thousand only (Rs. 12,000/-)`
  `\\bmonthly ${fee}\\b${upTo(140)}${currency}\\s*${figures}${asOther}`,
  // `Rs. 12,000/- per month towards the rent`
  `(?=${currency})(?<!(?:${otherSum})(?:(?!\\b(?:and|but)\\b)[^.,;]){0,60})${currency}\\s*${figures}[\\s/=-]*(?:only\\s*)?(?:\\([^)]*\\)\\s*)?(?:only\\s*)?(?:per month|per mensem|p\\.?\\s?m\\.?|every month|monthly|each month)${upTo(60)}\\b${fee}`,
  `${own}${upTo(140)}${currency}\\s*${figures}${asOther}`,
  `\\b(?:rate|sum) of ${currency}\\s*${figures}[\\s/=-]*(?:only\\s*)?(?:\\([^)]*\\)\\s*)?(?:only\\s*)?per (?:month|mensem)`,
  `${own}${upTo(80)}\\(\\s*${figures}/-`,
  `राया\\s*[:=-]?\\s*(?:₹|रु\\.?|रुपये|Rs\\.?)\\s*${figures}`,
].map((form) => new RegExp(form, 'iu'));

/** The rent of one month: none of the deposit, the maintenance or what the rent will be later. */
export function monthlyRent(rows: readonly Row[], prose: Prose): { amount: Amount; page: number } | null {
  const place = firstOf(
    () => besideOrUnder(rows, labels).find(({ words }) => isRent(words)),
    ...forms.map((form) => () => prose.find(form)),
  );
  const amount = place && amountIn(place);
  return place && amount ? { amount, page: place.page } : null;
}

const other = new RegExp(otherSum, 'i');

/** Whether words have an amount, and none of another sum before it. */
function isRent(words: Parameters<typeof amountsIn>[0]): boolean {
  const [first] = amountsIn(words);
  const at = first?.words[0] ? words.indexOf(first.words[0]) : -1;
  return first !== undefined && first.paise >= 10_000 && !other.test(joined(words.slice(0, Math.max(0, at))));
}
