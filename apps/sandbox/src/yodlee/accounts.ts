import type { InventedAccount } from '@pramaan/specimens/statements/accounts.ts';
import { type Ledger, ledgerOf } from '@pramaan/specimens/statements/ledger.ts';
import type { LedgerRow } from '@pramaan/specimens/statements/row.ts';
import { type Link, refreshOf } from './links.ts';

/** Yodlee writes money as a number. */
const money = (paise: number) => ({ amount: paise / 100, currency: 'INR' });

/** Today in India, YYYY-MM-DD. */
export const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

export const masked = (number: string) => `${'x'.repeat(number.length - 4)}${number.slice(-4)}`;

/** An account as `GET /accounts` lists it. */
export function accountRow(link: Link, id: number, account: InventedAccount) {
  const { holder, bank } = account;
  const { closing } = ledgerOf(account, { from: today(), to: today() });
  const { house, street, locality, city, state, pincode } = holder.address;
  return {
    CONTAINER: 'bank',
    providerAccountId: link.id,
    accountName: account.salary ? 'Salary account' : 'Savings account',
    accountStatus: 'ACTIVE',
    accountNumber: masked(account.number),
    accountType: account.type,
    id,
    aggregationSource: 'USER',
    isAsset: true,
    includeInNetWorth: true,
    providerId: String(link.provider.id),
    providerName: bank.name,
    isManual: false,
    balance: money(closing),
    currentBalance: money(closing),
    availableBalance: money(closing),
    bankTransferCode: [{ id: account.ifsc, type: 'IFSC' }],
    holderProfile: [
      {
        name: { first: holder.firstName, last: holder.lastName, fullName: holder.name },
        address: [{ street: `${house}, ${street}, ${locality}`, city, state, zip: pincode, country: 'IN' }],
        email: [{ type: 'PERSONAL', value: holder.email }],
        phoneNumber: [{ type: 'MOBILE', value: holder.mobile }],
      },
    ],
    createdDate: account.openedOn,
    refreshinfo: refreshOf(link, true),
  };
}

const categories: Readonly<Record<LedgerRow['kind'], readonly [type: string, name: string]>> = {
  salary: ['INCOME', 'Salary/Regular Income'],
  rent: ['EXPENSE', 'Rent'],
  emi: ['EXPENSE', 'Loans'],
  'emi-return': ['UNCATEGORIZE', 'Uncategorized'],
  charge: ['EXPENSE', 'Service Charges/Fees'],
  interest: ['INCOME', 'Interest Income'],
  'cash-out': ['EXPENSE', 'ATM/Cash Withdrawals'],
  'cash-in': ['INCOME', 'Deposits'],
  'own-transfer': ['TRANSFER', 'Transfers'],
  bill: ['EXPENSE', 'Utilities'],
  spending: ['EXPENSE', 'General Merchandise'],
  'from-friend': ['INCOME', 'Other Income'],
};

/** A transaction as `GET /transactions` lists it. */
export function transactionRow(accountId: number, row: LedgerRow) {
  const [categoryType, category] = categories[row.kind];
  return {
    CONTAINER: 'bank',
    id: accountId * 100_000 + Number(row.id.slice(-5)),
    amount: money(row.paise),
    runningBalance: money(row.balance),
    baseType: row.side.toUpperCase(),
    categoryType,
    category,
    categoryId: 1 + Object.keys(categories).indexOf(row.kind),
    categorySource: 'SYSTEM',
    description: { original: row.narration, simple: category },
    isManual: false,
    date: row.date,
    transactionDate: row.date,
    postDate: row.valueDate,
    status: 'POSTED',
    accountId,
    checkNumber: row.reference,
  };
}

/** What of the account came through: all of it, or the last two months alone. */
export function cameThrough(link: Link, account: InventedAccount, from: string, to: string): Ledger {
  const first = link.ending === 'gap' ? daysBefore(today(), 60) : from;
  return ledgerOf(account, { from: first > from ? first : from, to: to < today() ? to : today() });
}
