import { printDay } from '../dates.ts';
import type { Facts } from '../heading/facts.ts';
import { printMoney } from '../money.ts';
import type { Difference, Paise, Transaction } from '../statement.ts';
import type { TotalEntry } from '../table/entries.ts';
import { difference, rowName } from './sentences.ts';
import type { Walked } from './walk.ts';

const nowhere = { row: null, date: null, at: null };

/** What is wrong with the statement as a whole: closing balance, totals, counts, pages, serial numbers, period. */
export function wholeDifferences(walked: Walked, facts: Facts, totals: readonly TotalEntry[]): Difference[] {
  return [
    ...openings(walked, facts),
    ...closings(walked, facts),
    ...sums(walked, facts, totals),
    ...counts(walked, facts),
    ...pages(facts),
    ...serials(walked),
    ...outsidePeriod(walked, facts),
    ...unproved(walked, facts),
    ...loose(walked, facts),
  ];
}

function openings({ opening }: Walked, facts: Facts): Difference[] {
  if (opening === null || facts.opening === null || opening === facts.opening) return [];
  const sentence = `The statement prints two opening balances: ${printMoney(opening)} in the table and ${printMoney(facts.opening)} outside it.`;
  return [difference('opening', { ...nowhere, expected: opening, printed: facts.opening, sentence })];
}

function closings({ last, transactions }: Walked, facts: Facts): Difference[] {
  if (last === null || facts.closing === null || last === facts.closing) return [];
  const sentence = `The closing balance is printed as ${printMoney(facts.closing)}, but the rows end at ${printMoney(last)}. Rows at the end may be missing.`;
  const end = transactions.at(-1);
  return [
    difference('closing', {
      ...{ ...nowhere, date: end?.date ?? null, expected: last, printed: facts.closing, sentence },
    }),
  ];
}

const sumOf = (transactions: readonly Transaction[], side: 'debit' | 'credit') =>
  transactions.reduce((sum, transaction) => sum + (transaction[side] ?? 0), 0);

function sums({ transactions }: Walked, facts: Facts, totals: readonly TotalEntry[]): Difference[] {
  const whole = totals.filter((total) => total.whole).at(-1);
  const found: Difference[] = [];
  for (const side of ['debit', 'credit'] as const) {
    const printed: Paise | null = whole?.[side] ?? (side === 'debit' ? facts.debits : facts.credits);
    const expected = sumOf(transactions, side);
    if (printed === null || printed === expected) continue;
    const sums = { printed: printMoney(printed), rows: printMoney(expected) };
    const sentence =
      side === 'debit'
        ? `The total of debits is printed as ${sums.printed}, but the rows add up to ${sums.rows}.`
        : `The total of credits is printed as ${sums.printed}, but the rows add up to ${sums.rows}.`;
    found.push(difference('total', { ...nowhere, at: whole?.at ?? null, expected, printed, sentence }));
  }
  return found;
}

function counts({ transactions }: Walked, facts: Facts): Difference[] {
  return (['debit', 'credit'] as const).flatMap((side) => {
    const printed = side === 'debit' ? facts.debitCount : facts.creditCount;
    const expected = transactions.filter((transaction) => transaction[side] !== null).length;
    if (printed === null || printed === expected) return [];
    const sentence =
      side === 'debit'
        ? `The number of debits is printed as ${printed}, but the statement has ${expected}.`
        : `The number of credits is printed as ${printed}, but the statement has ${expected}.`;
    return [difference('count', { ...nowhere, expected: null, printed: null, sentence })];
  });
}

/** "Page 3 of 7" after "Page 1 of 7". */
function pages({ pages: printed }: Facts): Difference[] {
  const found: Difference[] = [];
  const missing = (from: number, to: number, page: number) =>
    found.push(
      difference('page', {
        ...{ ...nowhere, at: { page, row: 1 }, expected: null, printed: null },
        sentence:
          from === to
            ? `Page ${from} of the statement is missing: the page numbers skip it.`
            : `Pages ${from} to ${to} of the statement are missing: the page numbers skip them.`,
      }),
    );
  let before: Facts['pages'][number] | null = null;
  for (const one of printed) {
    if (before && one.page !== before.page && one.number > before.number + 1)
      missing(before.number + 1, one.number - 1, one.page);
    if (!before && one.number > 1 && one.page === 1 && one.of !== null) missing(1, one.number - 1, 1);
    before = one;
  }
  if (before && before.of !== null && before.number < before.of && before.of < 10_000)
    missing(before.number + 1, before.of, before.page);
  return found;
}

function serials({ serials: printed, transactions }: Walked): Difference[] {
  const found: Difference[] = [];
  const real = printed.filter((serial) => serial !== null);
  const rising = real.filter((serial, at) => at > 0 && serial === (real[at - 1] ?? 0) + 1).length;
  const falling = real.filter((serial, at) => at > 0 && serial === (real[at - 1] ?? 0) - 1).length;
  const step = rising >= falling ? 1 : -1;
  // Numbers that begin again on every page, or are none, prove nothing.
  if (Math.max(rising, falling) < real.length * 0.8) return [];
  const start = step === 1 ? 0 : printed.length - 1;
  const { date: day, at: place } = transactions[start] ?? {};
  const number = printed[start];
  if (day && place && number && number > 1) {
    const sentence = `The printed row numbers begin with ${number} at ${rowName(start, place, day)}. Rows before it are missing.`;
    found.push(
      difference('serial', { row: start, date: day, at: place, expected: null, printed: null, sentence }),
    );
  }
  for (const [row, serial] of printed.entries()) {
    const before = printed[row - 1];
    const { date, at } = transactions[row] ?? { date: null, at: null };
    if (serial === null || before === null || before === undefined || serial === before + step) continue;
    if (serial === 1 || !at || !date || (serial - before) * step < 0) continue;
    const sentence = `The printed row numbers jump from ${before} to ${serial} at ${rowName(row, at, date)}. Rows between them are missing.`;
    found.push(difference('serial', { row, date, at, expected: null, printed: null, sentence }));
  }
  return found;
}

function outsidePeriod({ transactions }: Walked, { period }: Facts): Difference[] {
  if (!period || period.from === period.to) return [];
  const outside = [...transactions.entries()].filter(
    ([, { date }]) => date < period.from || date > period.to,
  );
  const [first] = outside;
  if (!first) return [];
  const [row, { date, at }] = first;
  const days = `${printDay(period.from)} to ${printDay(period.to)}`;
  const sentence =
    outside.length === 1
      ? `${rowName(row, at, date)} is outside the printed period, ${days}.`
      : `${outside.length} rows are outside the printed period, ${days}. The first is ${rowName(row, at, date)}.`;
  return [difference('period', { row, date, at, expected: null, printed: null, sentence })];
}

/** Nothing to hold the amounts against. */
function unproved({ rowsChecked, last }: Walked, facts: Facts): Difference[] {
  if (rowsChecked > 0 || (last !== null && facts.closing !== null)) return [];
  const sentence =
    'The statement has no balances to compare, so its amounts cannot be checked. Use a statement with a balance on every row.';
  return [difference('unproved', { ...nowhere, expected: null, printed: null, sentence })];
}

/** Rows after the last printed balance: with no closing balance either, nothing holds their amounts. */
function loose({ transactions, rowsChecked, closing }: Walked, facts: Facts): Difference[] {
  const row = transactions.findLastIndex(({ balance }) => balance !== null) + 1;
  const first = transactions[row];
  if (!first || rowsChecked === 0 || closing !== null || facts.closing !== null) return [];
  const { date, at } = first;
  const sentence = `${rowName(row, at, date)} and the rows after it have no balance, and no closing balance is printed. Their amounts cannot be checked.`;
  return [difference('unproved', { row, date, at, expected: null, printed: null, sentence })];
}
