import type { InventedAccount } from './accounts.ts';
import { monthOf, type Planned, planMonth } from './month.ts';
import type { LedgerRow } from './row.ts';

/** What happened in an account from one day to another, both included. opening + Σ = closing. */
export interface Ledger {
  account: InventedAccount;
  from: string;
  to: string;
  opening: number;
  closing: number;
  rows: LedgerRow[];
}

/** Every ledger begins here, so that a window of it is the same whenever it is asked. */
export const firstMonth = '2024-01';
/** What may not be spent. */
const floor = 50_000;

function monthsTo(to: string): string[] {
  const months: string[] = [];
  for (let month = firstMonth; month <= to.slice(0, 7); month = monthOf(month, 1)) months.push(month);
  return months;
}

/** The planned items that the balance can bear, with the balance after each. */
function settle(account: InventedAccount, opening: number, planned: readonly Planned[]): LedgerRow[] {
  const rows: LedgerRow[] = [];
  let balance = opening;
  for (const { batched, ...first } of planned) {
    const items = [first, ...(batched ?? [])];
    if (first.side === 'debit' && balance - first.paise < floor) continue;
    for (const item of items) {
      balance += item.side === 'credit' ? item.paise : -item.paise;
      const id = `${account.seed}-${String(rows.length + 1).padStart(5, '0')}`.toUpperCase();
      rows.push({ ...item, id, valueDate: item.date, balance });
    }
  }
  return rows;
}

const known = new Map<string, { until: string; rows: LedgerRow[] }>();

/** All rows of the account from its first month to the end of the month of `to`. Kept: it is asked for page by page. */
function allRows(account: InventedAccount, to: string): LedgerRow[] {
  const until = to.slice(0, 7);
  const key = `${account.seed} ${account.bank.id}`;
  const before = known.get(key);
  if (before?.until === until) return before.rows;
  const rows = settle(
    account,
    openingOf(account),
    monthsTo(to).flatMap((month) => planMonth(account, month)),
  );
  if (known.size >= 64) known.clear();
  known.set(key, { until, rows });
  return rows;
}

const openingOf = (account: InventedAccount) => (account.salary ? 4_215_350 : 1_860_075);

/**
 * The account's lines from one day to another, oldest first: salary, rent, EMI by NACH (and its bounces), UPI, cash,
 * interest. The same account and days give the same lines on every machine. Days before 2024 are empty.
 */
export function ledgerOf(account: InventedAccount, { from, to }: { from: string; to: string }): Ledger {
  const all = allRows(account, to);
  const before = all.filter(({ date }) => date < from).at(-1);
  const rows = all.filter(({ date }) => date >= from && date <= to);
  const opening = before?.balance ?? openingOf(account);
  return { account, from, to, opening, closing: rows.at(-1)?.balance ?? opening, rows };
}

/** Whole paise as a decimal string of rupees: 123456 → 1234.56. */
export function rupeesOf(paise: number): string {
  const whole = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
}
