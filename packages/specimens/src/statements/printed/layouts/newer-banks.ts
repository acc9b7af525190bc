import type { PrintedLayout } from '../layout.ts';
import { layout } from './usual.ts';

/** Small finance banks, payments banks and banks from abroad. */
export const newerLayouts: readonly PrintedLayout[] = [
  layout(
    ['au', 'AU Small Finance Bank', 'AUBL'],
    [
      ['date', 62, 'Transaction|Date'],
      ['valueDate', 62, 'Value Date'],
      ['narration', 190, 'Description/Narration'],
      ['reference', 90, 'Chq./Ref. No.'],
      ['debit', 70, 'Debit (Rs)'],
      ['credit', 70, 'Credit (Rs)'],
      ['balance', 78, 'Balance (Rs)'],
    ],
    {
      ...{ date: 'DD Mon YYYY', nothing: '-', accountDigits: 16, rules: true },
      heading: [
        'ACCOUNT STATEMENT',
        'Primary Holder : {name} | Branch Name : {branch}',
        '{house} | IFSC Code : {ifsc}',
        'Account Number : {number} | Account Type : {type}',
        'Statement Period : {from} to {to} | Currency : INR',
        'Opening Balance : {opening} | Closing Balance : {closing}',
      ],
      watermark: { text: 'AU SMALL FINANCE BANK', size: 30, turned: 45, grey: 0.6, opacity: 0.2 },
    },
  ),
  layout(
    ['equitas', 'Equitas Small Finance Bank', 'ESFB'],
    [
      ['date', 70, 'Date'],
      ['reference', 90, 'Reference No. /|Cheque No.'],
      ['narration', 190, 'Narration'],
      ['debit', 80, 'Withdrawal INR'],
      ['credit', 76, 'Deposit INR'],
      ['balance', 90, 'ClosingBalance INR'],
    ],
    {
      ...{ date: 'DD-Mon-YYYY', accountDigits: 12, nothing: '0.00' },
      total: { words: 'Total', in: 'line', balance: true },
    },
  ),
  layout(
    ['ujjivan', 'Ujjivan Small Finance Bank', 'UJVN'],
    [
      ['date', 66, 'Date'],
      ['narration', 210, 'Particular'],
      ['reference', 86, 'Chq./Ref.no.'],
      ['debit', 76, 'Withdrawal'],
      ['credit', 76, 'Deposit'],
      ['balance', 86, 'Balance Amount'],
    ],
    {
      date: 'DD-MM-YYYY',
      accountDigits: 16,
      gap: 1,
      opening: { words: 'OPENING BALANCE', in: 'date' },
      closing: { words: 'CLOSING BALANCE', in: 'date' },
    },
  ),
  layout(
    ['jana', 'Jana Small Finance Bank', 'JSFB'],
    [
      ['date', 62, 'Txn Date'],
      ['valueDate', 62, 'Value Date'],
      ['narration', 190, 'Description'],
      ['reference', 84, 'Cheque/Ref No'],
      ['debit', 70, 'Debit'],
      ['credit', 70, 'Credit'],
      ['balance', 90, 'Balance'],
      ['balanceSide', 30, 'CR/DR'],
    ],
    { accountDigits: 16, merged: true, newestFirst: true },
  ),
  layout(
    ['bandhan', 'Bandhan Bank', 'BDBL'],
    [
      ['date', 76, 'Transaction Date'],
      ['valueDate', 76, 'Value Date'],
      ['narration', 190, 'Description'],
      ['amount', 84, 'Amount'],
      ['side', 44, 'Dr / Cr'],
      ['balance', 96, 'Balance'],
    ],
    {
      ...{ date: 'Mon DD, YYYY', accountDigits: 14, gap: 6 },
      under: ['Total Credit : {credits} | Total Debit : {debits}', 'Closing Balance : {closing}'],
      watermark: { text: 'Bandhan Bank', size: 44, turned: 90, grey: 0.9 },
    },
  ),
  layout(
    ['paytm', 'Paytm Payments Bank', 'PYTM'],
    [
      ['date', 90, 'DATE & TIME'],
      ['narration', 250, 'TRANSACTION DETAILS'],
      ['signed', 90, 'AMOUNT'],
      ['balance', 110, 'AVAILABLE BALANCE'],
    ],
    { date: 'DD Mon YYYY', accountDigits: 12, newestFirst: true, gap: 8 },
  ),
  layout(
    ['airtel', 'Airtel Payments Bank', 'AIRP'],
    [
      ['date', 70, 'Date'],
      ['reference', 96, 'Transaction Id'],
      ['narration', 200, 'Transaction Details'],
      ['amount', 80, 'Amount (Rs.)'],
      ['side', 50, 'Dr/Cr'],
      ['balance', 90, 'Closing Balance (Rs.)'],
    ],
    {
      date: 'DD-MM-YYYY',
      accountDigits: 10,
      foot: ['{bank} Limited | Page {page} of {pages}'],
    },
  ),
  layout(
    ['ippb', 'India Post Payments Bank', 'IPOS'],
    [
      ['date', 66, 'Date'],
      ['narration', 220, 'Particulars'],
      ['debit', 80, 'Debit (INR)'],
      ['credit', 80, 'Credit (INR)'],
      ['balance', 90, 'Balance (INR)'],
    ],
    {
      accountDigits: 12,
      total: { words: 'Total', in: 'date', balance: true },
      under: ['*** End of Statement ***'],
    },
  ),
  layout(
    ['dbs', 'DBS Bank India', 'DBSS'],
    [
      ['date', 76, 'Date'],
      ['narration', 230, 'Transaction Details'],
      ['debit', 84, 'Withdrawal'],
      ['credit', 84, 'Deposit'],
      ['balance', 92, 'Balance'],
    ],
    {
      ...{ date: 'DD Mon YYYY', accountDigits: 12, grouping: 'western' },
      opening: { words: 'Balance Brought Forward', in: 'narration' },
      closing: { words: 'Balance Carried Forward', in: 'narration' },
      total: { words: 'Total', in: 'narration' },
    },
  ),
  layout(
    ['sc', 'Standard Chartered Bank', 'SCBL'],
    [
      ['date', 56, 'Date'],
      ['valueDate', 56, 'Value Date'],
      ['narration', 200, 'Description'],
      ['reference', 60, 'Cheque'],
      ['credit', 76, 'Deposit'],
      ['debit', 80, 'Withdrawal'],
      ['balance', 86, 'Balance'],
    ],
    {
      ...{ date: 'DD Mon YY', accountDigits: 11, grouping: 'western' },
      opening: { words: 'Balance Forward', in: 'narration' },
      total: { words: 'Total', in: 'narration', balance: true },
    },
  ),
];
