/** How money moved, in the words of the Account Aggregator's deposit schema (standards §7.2). */
export const moneyModes = ['CASH', 'UPI', 'ATM', 'FT', 'CARD', 'OTHERS'] as const;
export type MoneyMode = (typeof moneyModes)[number];

/** Whose account it is, as the bank has it. A member that the bank does not give is absent. Date YYYY-MM-DD. */
export interface AccountHolder {
  name: string;
  dob?: string;
  mobile?: string;
  pan?: string;
  email?: string;
  address?: string;
}

/** One line of an account. Dates YYYY-MM-DD, amounts decimal rupees with two places (`1239.00`), never negative. */
export interface BankTransaction {
  id: string;
  date: string;
  valueDate: string;
  amount: string;
  type: 'CREDIT' | 'DEBIT';
  /** After it; null where the bank gives none. Negative when overdrawn. */
  balance: string | null;
  narration: string;
  reference: string;
  mode: MoneyMode;
}

/** An account without its lines. Null: the source does not say. */
export interface BankAccountHead {
  institution: string;
  /** SAVINGS, CURRENT, or the bank's own word. */
  accountType: string;
  /** `XXXXXXXX1234`: never more than the last four digits. */
  maskedNumber: string;
  holder: AccountHolder;
  /** The other holders of a joint account. */
  others: AccountHolder[];
  ifsc: string | null;
  openedOn: string | null;
  balance: string | null;
  currency: 'INR';
}

/** A bank account in one form, whatever source it came from. Lines are oldest first; both days are included. */
export interface BankAccount extends BankAccountHead {
  from: string;
  to: string;
  transactions: BankTransaction[];
}

/** Digits and letters of an account number, all but the last four hidden. */
export function maskNumber(number: string): string {
  const tidy = number.replace(/[^0-9A-Za-z]/g, '');
  return tidy === '' ? '' : `${'X'.repeat(Math.max(4, tidy.length - 4))}${tidy.slice(-4)}`;
}

/** Lines oldest first, whichever way the source sends them; those of one day stay in their order. */
export function oldestFirst(rows: readonly BankTransaction[]): BankTransaction[] {
  const first = rows[0]?.date ?? '';
  const last = rows.at(-1)?.date ?? '';
  const forward = first > last ? rows.toReversed() : [...rows];
  return forward.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** An account with its lines of those days; without what a source adds of its own. */
export function withLines(
  head: BankAccountHead,
  { from, to }: { from: string; to: string },
  transactions: BankTransaction[],
): BankAccount {
  const { institution, accountType, maskedNumber, holder, others, ifsc, openedOn, balance, currency } = head;
  const own = { institution, accountType, maskedNumber, holder, others, ifsc, openedOn, balance, currency };
  return { ...own, from, to, transactions };
}
