import type { Paise, Transaction } from '../statement.ts';

/** One message of SWIFT MT940, as it stands. Source: SWIFT category 9, field specifications. */
interface Mt940Message {
  account: string;
  currency: string;
  opening: { date: string; balance: Paise };
  closing: { date: string; balance: Paise };
  transactions: Transaction[];
}

const balanceForm = /^([DC])(\d{6})([A-Z]{3})([\d,.]+)/;
// The type of the transaction, four signs, is left out by some programs.
const entryForm =
  /^(\d{6})(\d{4})?(R?[DC])([A-Z])?\n?([\d,.]{1,16})([A-Za-z][A-Za-z0-9 ]{3})?([^\n]*)(?:\n([\s\S]*))?$/;
// Banks write the account alone, or behind their BIC or the branch's IFSC; field 25P has the BIC in a second line.
const accountForm = /^(?:[A-Z]{4}0[A-Z0-9]{6}\/|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\/)?([^\n]+)/;

/**
 * The messages in a file; null when one of them cannot be understood, or has no end: a file that was cut says less than it seems to.
 * Amounts have at most two decimals.
 */
export function readMt940(text: string): Mt940Message[] | null {
  const messages: Mt940Message[] = [];
  let open: Partial<Mt940Message> & { transactions: Transaction[] } = { transactions: [] };
  // A page that ends with an interim balance is followed by one that begins with it.
  let unfollowed = 0;
  for (const { tag, value, at } of fields(text)) {
    if (tag === '20') {
      if (open.opening) return null;
      open = { transactions: [] };
    } else if (tag === '25' || tag === '25P')
      open.account = (accountForm.exec(value)?.[1] ?? '').replace(/\s/g, '');
    else if (tag === '60F' || tag === '60M') {
      const balance = balanceOf(value);
      if (!balance) return null;
      open.opening = balance;
      open.currency = balance.currency;
      if (tag === '60M') unfollowed -= 1;
    } else if (tag === '61') {
      const transaction = entryOf(value, at);
      if (!transaction) return null;
      open.transactions.push(transaction);
    } else if (tag === '86') {
      const last = open.transactions.at(-1);
      if (last && !open.closing) last.narration = wordsOf(value, last.narration);
    } else if (tag === '62F' || tag === '62M') {
      const closing = balanceOf(value);
      const { account, currency, opening, transactions } = open;
      if (!closing || !account || !opening || currency !== closing.currency) return null;
      if (tag === '62M') unfollowed += 1;
      messages.push({ account, currency, opening, closing, transactions });
      open = { transactions: [] };
    }
  }
  return messages.length > 0 && !open.opening && unfollowed === 0 ? messages : null;
}

/** A bank's own field, like `:NS:`, ends the one before it and says nothing here. */
function* fields(text: string): Generator<{ tag: string; value: string; at: number }> {
  let tag = '';
  let value = '';
  let at = 0;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const start = /^\s{0,8}:(\d{2}[A-Z]?|NS):(.*)$/.exec(raw);
    const ends = /^-(?:\}.*)?\s*$/.test(raw);
    if ((start || ends) && tag) yield { tag, value, at };
    if (start) [tag, value, at] = [start[1] ?? '', start[2] ?? '', index + 1];
    else if (ends) tag = '';
    else if (tag) value += `\n${raw}`;
  }
  if (tag) yield { tag, value, at };
}

function balanceOf(value: string) {
  const match = balanceForm.exec(value);
  const [, side, day = '', currency = '', amount = ''] = match ?? [];
  const [date, paise] = [dateOf(day), paiseOf(amount)];
  if (!date || paise === null) return null;
  return { date, currency, balance: side === 'D' ? -paise : paise };
}

function entryOf(value: string, row: number): Transaction | null {
  const match = entryForm.exec(value.trimEnd());
  if (!match) return null;
  const [, day = '', booked = '', mark = '', , amount = '', , references = '', more = ''] = match;
  const valueDate = dateOf(day);
  const paise = paiseOf(amount);
  if (!valueDate || paise === null) return null;
  // A reversal takes back: of a credit it is a debit.
  const credit = mark === 'C' || mark === 'RD';
  const [own = '', bank = ''] = references.split('//');
  return {
    date: bookedOn(valueDate, booked),
    valueDate,
    narration: more.replace(/\s+/g, ' ').trim(),
    reference: ['', 'NONREF'].includes(own.trim()) ? bank.trim() : own.trim(),
    debit: credit ? null : paise,
    credit: credit ? paise : null,
    balance: null,
    at: { page: 1, row },
  };
}

/** The day of booking has no year: it is that of the value date, or a neighbour's around New Year. */
function bookedOn(valueDate: string, booked: string): string {
  if (booked === '') return valueDate;
  const year = Number(valueDate.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((one) => dateOf(`${String(one).slice(2)}${booked}`) ?? []);
  const far = (date: string) => Math.abs(Date.parse(date) - Date.parse(valueDate));
  return days.sort((a, b) => far(a) - far(b))[0] ?? valueDate;
}

function dateOf(text: string): string | null {
  const date = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

/** The standard writes a comma and nothing else; banks also write a point, and whole rupees without either. */
function paiseOf(text: string): Paise | null {
  const match = /^(\d{1,13})(?:[,.](\d{0,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Subfields ?20 to ?29 and ?60 to ?63 carry the purpose, ?32 and ?33 the other party. */
function wordsOf(value: string, before: string): string {
  const flat = value.replace(/\n/g, '');
  if (!/\?\d\d/.test(flat)) return `${before} ${value.replace(/\s+/g, ' ')}`.trim();
  const parts = [...flat.matchAll(/\?(\d\d)([^?]*)/g)];
  const of = (...wanted: RegExp[]) =>
    parts
      .filter(([, number = '']) => wanted.some((form) => form.test(number)))
      .map(([, , text = '']) => text.trim())
      .join(' ');
  return [of(/^00$/), of(/^2\d$/, /^6[0-3]$/), of(/^3[23]$/)].filter((text) => text !== '').join(' ');
}
