import { axisWording, hdfcWording, iciciWording, kotakWording } from '../narrations.ts';
import type { BankStyle } from '../style.ts';
import { columns } from './columns.ts';

export const hdfcStyle: BankStyle = {
  ...{ name: 'hdfc', bank: 'HDFC Bank', ifsc: 'HDFC', accountDigits: 14, wording: hdfcWording },
  pdf: {
    columns: columns(
      ['date', 48, 'Date', 'center'],
      ['narration', 190, 'Narration', 'center'],
      ['reference', 82, 'Chq./Ref.No.', 'center'],
      ['valueDate', 48, 'Value Dt', 'center'],
      ['debit', 74, 'Withdrawal Amt.'],
      ['credit', 70, 'Deposit Amt.'],
      ['balance', 74, 'Closing Balance'],
    ),
    ...{
      date: 'DD/MM/YY',
      nothing: '',
      grouping: 'western',
      balance: 'plain',
      forward: 'none',
      totals: 'summary',
    },
    ...{ lines: 'after', gap: 0, wrap: 'signs', size: 7.5, repeat: true, pageNumbers: 'plain', rules: false },
  },
  sheet: {
    columns: columns(
      ['date', 0, '  Date     '],
      ['narration', 0, 'Narration                                        '],
      ['valueDate', 0, 'Value Dat'],
      ['debit', 0, 'Debit Amount       '],
      ['credit', 0, 'Credit Amount      '],
      ['reference', 0, 'Chq/Ref Number   '],
      ['balance', 0, 'Closing Balance'],
    ),
    ...{
      date: 'DD/MM/YY',
      nothing: '0.00',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
  },
};

export const hdfcNewStyle: BankStyle = {
  ...{ name: 'hdfc-2024', bank: 'HDFC Bank', ifsc: 'HDFC', accountDigits: 14 },
  wording: {
    ...hdfcWording,
    'upi-out': (e) =>
      `${hdfcWording['upi-out'](e)} Value Dt ${e.date.split('-').reverse().join('/')} Ref ${e.rrn}`,
  },
  pdf: {
    columns: columns(
      ['date', 62, 'Txn Date'],
      ['narration', 250, 'Narration'],
      ['debit', 72, 'Withdrawals'],
      ['credit', 72, 'Deposits'],
      ['balance', 84, 'Closing Balance'],
    ),
    ...{
      date: 'DD/MM/YYYY',
      nothing: '0.00',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'summary',
    },
    ...{ lines: 'after', gap: 4, wrap: 'words', size: 8, repeat: true, pageNumbers: 'of', rules: true },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Date'],
      ['narration', 0, 'Narration'],
      ['reference', 0, 'Chq./Ref.No.'],
      ['valueDate', 0, 'Value Dt'],
      ['debit', 0, 'Withdrawal Amt.'],
      ['credit', 0, 'Deposit Amt.'],
      ['balance', 0, 'Closing Balance'],
    ),
    ...{
      date: 'DD/MM/YY',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'summary',
    },
  },
};

const iciciSheet: BankStyle['sheet'] = {
  columns: columns(
    ['serial', 0, 'S No.'],
    ['valueDate', 0, 'Value Date'],
    ['date', 0, 'Transaction Date'],
    ['reference', 0, 'Cheque Number'],
    ['narration', 0, 'Transaction Remarks'],
    ['debit', 0, 'Withdrawal Amount (INR )'],
    ['credit', 0, 'Deposit Amount (INR )'],
    ['balance', 0, 'Balance (INR )'],
  ),
  ...{
    date: 'DD/MM/YYYY',
    nothing: '0.00',
    grouping: 'none',
    balance: 'plain',
    forward: 'none',
    totals: 'none',
  },
};

export const iciciStyle: BankStyle = {
  ...{ name: 'icici', bank: 'ICICI Bank', ifsc: 'ICIC', accountDigits: 12, wording: iciciWording },
  pdf: {
    columns: columns(
      ['date', 56, 'DATE'],
      ['mode', 46, 'MODE**'],
      ['narration', 226, 'PARTICULARS'],
      ['credit', 68, 'DEPOSITS'],
      ['debit', 72, 'WITHDRAWALS'],
      ['balance', 72, 'BALANCE'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'opening',
      totals: 'row',
    },
    ...{ lines: 'around', gap: 5, wrap: 'words', size: 7.5, repeat: true, pageNumbers: 'of', rules: false },
  },
  sheet: iciciSheet,
};

export const iciciNewStyle: BankStyle = {
  ...{ name: 'icici-2026', bank: 'ICICI Bank', ifsc: 'ICIC', accountDigits: 12, wording: iciciWording },
  pdf: {
    columns: columns(
      ['serial', 30, 'S No.'],
      ['reference', 82, 'Cheque Number'],
      ['narration', 190, 'Transaction Remarks'],
      ['date', 56, 'Date'],
      ['debit', 62, 'Withdrawal'],
      ['credit', 60, 'Deposit'],
      ['balance', 64, 'Balance'],
    ),
    ...{
      date: 'DD.MM.YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
    ...{ lines: 'around', gap: 0, wrap: 'signs', size: 7.5, repeat: true, pageNumbers: 'none', rules: true },
  },
  sheet: { ...iciciSheet, newestFirst: true },
};

export const axisStyle: BankStyle = {
  ...{ name: 'axis', bank: 'Axis Bank', ifsc: 'UTIB', accountDigits: 15, wording: axisWording },
  pdf: {
    columns: columns(
      ['date', 56, 'Tran Date'],
      ['reference', 70, 'Chq No'],
      ['narration', 196, 'Particulars'],
      ['debit', 64, 'Debit'],
      ['credit', 64, 'Credit'],
      ['balance', 66, 'Balance'],
      ['branch', 32, 'Init.Br'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'opening-closing',
      totals: 'row',
    },
    ...{ lines: 'before', gap: 4, wrap: 'words', size: 7.5, repeat: true, pageNumbers: 'of', rules: false },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Tran Date'],
      ['reference', 0, 'CHQNO'],
      ['narration', 0, 'PARTICULARS'],
      ['debit', 0, 'DR'],
      ['credit', 0, 'CR'],
      ['balance', 0, 'BAL'],
      ['branch', 0, 'SOL'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
  },
};

export const kotakStyle: BankStyle = {
  ...{ name: 'kotak', bank: 'Kotak Mahindra Bank', ifsc: 'KKBK', accountDigits: 10, wording: kotakWording },
  pdf: {
    columns: columns(
      ['date', 62, 'Date'],
      ['narration', 214, 'Narration'],
      ['reference', 84, 'Chq/Ref No'],
      ['amountSide', 96, 'Withdrawal (Dr)/|Deposit (Cr)'],
      ['balance', 88, 'Balance'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'Cr',
      forward: 'none',
      totals: 'none',
    },
    ...{ lines: 'after', gap: 3, wrap: 'words', size: 8, repeat: true, pageNumbers: 'of', rules: true },
  },
  sheet: {
    columns: columns(
      ['serial', 0, 'Sl. No.'],
      ['date', 0, 'Transaction Date'],
      ['valueDate', 0, 'Value Date'],
      ['narration', 0, 'Description'],
      ['reference', 0, 'Chq / Ref No.'],
      ['debit', 0, 'Debit'],
      ['credit', 0, 'Credit'],
      ['balance', 0, 'Balance'],
      ['balanceSide', 0, 'Dr / Cr'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'opening-closing',
      totals: 'none',
    },
  },
};

export const kotakSummaryStyle: BankStyle = {
  ...kotakStyle,
  name: 'kotak-summary',
  pdf: {
    columns: columns(
      ['serial', 24, '#'],
      ['date', 60, 'Date'],
      ['narration', 196, 'Description'],
      ['reference', 82, 'Chq/Ref. No.'],
      ['debit', 66, 'Withdrawal (Dr.)'],
      ['credit', 64, 'Deposit (Cr.)'],
      ['balance', 62, 'Balance'],
    ),
    ...{
      date: 'DD Mon YYYY',
      nothing: '-',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'summary',
    },
    ...{ lines: 'after', gap: 5, wrap: 'words', size: 7, repeat: true, pageNumbers: 'of', rules: true },
  },
};
