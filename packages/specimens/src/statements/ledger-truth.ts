import { addressLine } from '@pramaan/documents/fixtures/people.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerRow } from './row.ts';
import type { BankStyle } from './style.ts';
import { bankStyles } from './styles/all.ts';
import { unknownStyle } from './styles/public-banks.ts';
import type { EventKind, StatementTruth, TrueRow } from './truth.ts';

const kinds: Readonly<Record<LedgerRow['kind'], EventKind>> = {
  salary: 'salary',
  rent: 'imps-out',
  emi: 'emi',
  'emi-return': 'emi-return',
  charge: 'bounce-charge',
  interest: 'interest',
  'cash-out': 'atm',
  'cash-in': 'cash-in',
  'own-transfer': 'imps-out',
  bill: 'bill',
  spending: 'upi-out',
  'from-friend': 'upi-in',
};

function trueRow(row: LedgerRow): TrueRow {
  const { date, time, valueDate, narration, reference, balance, side, paise, kind } = row;
  const [debit, credit] = side === 'debit' ? [paise, null] : [null, paise];
  return { date, time, valueDate, narration, reference, balance, debit, credit, kind: kinds[kind] };
}

/** The same lines as a statement to be drawn: what a bank's paper says is what its interfaces say. */
export function ledgerTruth({ account, from, to, opening, closing, rows }: Ledger): StatementTruth {
  const { holder, bank, number, ifsc, type, branch } = account;
  const first = (kind: LedgerRow['kind']) => rows.find((row) => row.kind === kind);
  const amountOf = (kind: LedgerRow['kind']) => first(kind)?.paise ?? 0;
  const dayOf = (kind: LedgerRow['kind']) => Number(first(kind)?.date.slice(8) ?? 0);
  return {
    account: {
      name: holder.name.toUpperCase(),
      bank: bank.name,
      number,
      ifsc,
      type: `${type} ACCOUNT`,
      branch,
    },
    address: [addressLine(holder).toUpperCase()],
    period: { from, to },
    opening,
    closing,
    rows: rows.map(trueRow),
    salary: { employer: holder.employer.toUpperCase(), amount: amountOf('salary'), day: dayOf('salary') },
    emi: { lender: 'EXAMPLE FINANCE LIMITED', amount: amountOf('emi'), day: dayOf('emi') },
  };
}

/** How a bank of this name prints its statements; the layout of no known bank for one that has none here. */
export function styleOfBank(name: string): BankStyle {
  const wanted = name.toLowerCase();
  return bankStyles.find(({ bank }) => bank.toLowerCase() === wanted) ?? unknownStyle;
}
