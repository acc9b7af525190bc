import { kotakWording } from '../narrations.ts';
import type { BankStyle } from '../style.ts';
import { columns } from './columns.ts';

export const yesStyle: BankStyle = {
  ...{ name: 'yes', bank: 'YES Bank', ifsc: 'YESB', accountDigits: 15, wording: kotakWording },
  pdf: {
    columns: columns(
      ['date', 58, 'Transaction|Date'],
      ['valueDate', 54, 'Value Date'],
      ['narration', 176, 'Description'],
      ['reference', 80, 'Reference|Number'],
      ['debit', 60, 'Withdrawals'],
      ['credit', 56, 'Deposits'],
      ['balance', 62, 'Running|Balance'],
    ),
    ...{
      date: 'YYYY-MM-DD',
      nothing: '0.00',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
    ...{
      newestFirst: true,
      lines: 'after',
      gap: 4,
      wrap: 'words',
      size: 7.5,
      repeat: true,
      pageNumbers: 'of',
      rules: true,
    },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Transaction Date'],
      ['valueDate', 0, 'Value Date'],
      ['narration', 0, 'Description'],
      ['reference', 0, 'Reference Number'],
      ['debit', 0, 'Withdrawals'],
      ['credit', 0, 'Deposits'],
      ['balance', 0, 'Running Balance'],
    ),
    ...{
      date: 'YYYY-MM-DD',
      nothing: '0.00',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
    newestFirst: true,
  },
};

export const idfcStyle: BankStyle = {
  ...{ name: 'idfc-first', bank: 'IDFC FIRST Bank', ifsc: 'IDFB', accountDigits: 11, wording: kotakWording },
  pdf: {
    columns: columns(
      ['date', 60, 'Date and Time'],
      ['valueDate', 54, 'Value Date'],
      ['narration', 170, 'Transaction Details'],
      ['reference', 80, 'Ref/Cheque No.'],
      ['debit', 60, 'Withdrawals|(INR)'],
      ['credit', 58, 'Deposits|(INR)'],
      ['balance', 68, 'Balance (INR)'],
    ),
    ...{
      date: 'DD Mon YY|HH:MM',
      nothing: '',
      grouping: 'indian',
      balance: ' CR',
      forward: 'none',
      totals: 'none',
    },
    ...{ lines: 'after', gap: 4, wrap: 'words', size: 7.5, repeat: true, pageNumbers: 'of', rules: true },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Transaction Date'],
      ['valueDate', 0, 'Value Date'],
      ['narration', 0, 'Particulars'],
      ['reference', 0, 'Cheque No.'],
      ['debit', 0, 'Debit'],
      ['credit', 0, 'Credit'],
      ['balance', 0, 'Balance'],
    ),
    ...{
      date: 'DD-MON-YYYY',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'row',
    },
  },
};

export const indusIndStyle: BankStyle = {
  ...{ name: 'indusind', bank: 'IndusInd Bank', ifsc: 'INDB', accountDigits: 12, wording: kotakWording },
  pdf: {
    columns: columns(
      ['date', 62, 'Date'],
      ['narration', 200, 'Particulars'],
      ['reference', 84, 'Chq No/Ref No'],
      ['debit', 66, 'Withdrawal'],
      ['credit', 66, 'Deposit'],
      ['balance', 68, 'Balance'],
    ),
    ...{
      date: 'DD-Mon-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'pages',
      totals: 'none',
    },
    ...{ lines: 'after', gap: 0, wrap: 'words', size: 8, repeat: true, pageNumbers: 'of', rules: false },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Date'],
      ['narration', 0, 'Particulars'],
      ['reference', 0, 'Chq No/Ref No'],
      ['debit', 0, 'Withdrawal'],
      ['credit', 0, 'Deposit'],
      ['balance', 0, 'Balance'],
    ),
    ...{
      date: 'DD-Mon-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'opening',
      totals: 'none',
    },
  },
};

export const federalStyle: BankStyle = {
  ...{ name: 'federal', bank: 'Federal Bank', ifsc: 'FDRL', accountDigits: 14, wording: kotakWording },
  pdf: {
    columns: columns(
      ['date', 52, 'Date'],
      ['valueDate', 52, 'Value Date'],
      ['narration', 158, 'Particulars'],
      ['mode', 34, 'Tran|Type'],
      ['reference', 74, 'Cheque|Details'],
      ['debit', 58, 'Withdrawals'],
      ['credit', 54, 'Deposits'],
      ['balance', 56, 'Balance'],
      ['balanceSide', 22, 'Dr/Cr'],
    ),
    ...{
      date: 'DD/MM/YYYY',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'opening',
      totals: 'row',
    },
    ...{ lines: 'after', gap: 4, wrap: 'words', size: 7, repeat: true, pageNumbers: 'of', rules: true },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Date'],
      ['valueDate', 0, 'Value Date'],
      ['narration', 0, 'Particulars'],
      ['mode', 0, 'Tran Type'],
      ['reference', 0, 'Cheque Details'],
      ['debit', 0, 'Withdrawals'],
      ['credit', 0, 'Deposits'],
      ['balance', 0, 'Balance'],
      ['balanceSide', 0, 'Dr/Cr'],
    ),
    ...{
      date: 'DD/MM/YYYY',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
  },
};
