import { banks, labelKey } from './banks.ts';
import type { ColumnKind } from './layout.ts';

/** Further words over columns that are seen in the wild (standards §10.1). */
const more: Readonly<Record<ColumnKind, readonly string[]>> = {
  serial: ['S. No', 'Sr. No.', 'Sl No', 'Serial Number', 'No.', 'Sr'],
  date: [
    'Date',
    'Txn Date',
    'Tran Date',
    'Trn Date',
    'Transaction Date',
    'Post Date',
    'Posting Date',
    'Trans Date',
    'Entry Date',
  ],
  valueDate: ['Value Date', 'Value Dt', 'Val Date', 'Value Date(DD/MM/YYYY)'],
  narration: [
    ...[
      'Narration',
      'Particulars',
      'Description',
      'Details',
      'Remarks',
      'Transaction Remarks',
      'Transaction Details',
    ],
    ...['Transaction Particulars', 'Transaction Description', 'Narrations', 'Particular'],
  ],
  reference: [
    ...[
      'Chq No',
      'Cheque No',
      'Cheque Number',
      'Ref No',
      'Reference No',
      'Reference',
      'Instrument ID',
      'Instrument No',
    ],
    ...[
      'Chq/Ref No',
      'Ref No./Cheque No.',
      'Cheque/Ref No',
      'UTR',
      'UTR Number',
      'Transaction ID',
      'Txn ID',
      'Tran Id',
    ],
    ...[
      'Cheque No/Reference No',
      'Chq / Ref number',
      'Cheque/Reference No',
      'Instr. ID',
      'Instrument Number',
    ],
  ],
  debit: [
    ...[
      'Withdrawal',
      'Withdrawals',
      'Withdrawal Amt',
      'Withdrawal Amount',
      'Withdrawal (Dr)',
      'Debit',
      'Debits',
    ],
    ...[
      'Debit Amount',
      'Debit Amt',
      'Dr',
      'Dr Amount',
      'Debit (Dr)',
      'Paid Out',
      'Withdraws',
      'Dr.',
      'Debit(-)',
    ],
  ],
  credit: [
    ...[
      'Deposit',
      'Deposits',
      'Deposit Amt',
      'Deposit Amount',
      'Deposit (Cr)',
      'Credit',
      'Credits',
      'Credit Amount',
    ],
    ...['Credit Amt', 'Cr', 'Cr Amount', 'Credit (Cr)', 'Paid In', 'Cr.', 'Credit(+)'],
  ],
  amount: [
    ...[
      'Amount',
      'Transaction Amount',
      'Txn Amount',
      'Withdrawal (Dr)/Deposit (Cr)',
      'Amount (Dr/Cr)',
      'Amt',
    ],
    ...['Withdrawal(Dr)/ Deposit(Cr)', 'Debit/Credit Amount'],
  ],
  side: [
    'Dr/Cr',
    'Cr/Dr',
    'Dr / Cr',
    'Type',
    'Debit/Credit',
    'Credit/Debit',
    'Type DR/CR',
    'Txn Type',
    'D/C',
  ],
  balance: [
    ...[
      'Balance',
      'Closing Balance',
      'Closing Bal',
      'Running Balance',
      'Available Balance',
      'Bal',
      'Account Balance',
    ],
    ...['Balance Amount', 'Total Balance', 'Ledger Balance', 'Balance (Cr/Dr)'],
  ],
  balanceSide: [],
  other: [
    ...[
      'Branch',
      'Branch Code',
      'Branch Name',
      'Tran Type',
      'Mode',
      'Channel',
      'Init.Br',
      'SOL',
      'CCY',
      'Currency',
    ],
    ...['Txn No.', 'Transaction Type', 'Category', 'Tags', 'Location', 'Dispatcher', 'Transaction Branch'],
  ],
};

/** Letters over a column → what it holds. A bank's own spelling wins over the general one. */
export const kindOfLabel: ReadonlyMap<string, ColumnKind> = new Map([
  ...Object.entries(more).flatMap(([kind, labels]) =>
    labels.map((label) => [labelKey(label), kind as ColumnKind] as const),
  ),
  ...banks.flatMap(({ layouts }) =>
    layouts.flatMap(({ columns }) =>
      columns
        .filter(([kind]) => kind !== 'balanceSide' && kind !== 'other')
        .map(([kind, label]) => [labelKey(label), kind] as const),
    ),
  ),
]);
