import { plainWording, sbiWording } from '../narrations.ts';
import type { BankStyle } from '../style.ts';
import { columns } from './columns.ts';

export const sbiStyle: BankStyle = {
  ...{ name: 'sbi', bank: 'State Bank of India', ifsc: 'SBIN', accountDigits: 11, wording: sbiWording },
  pdf: {
    columns: columns(
      ['date', 40, 'Txn Date'],
      ['valueDate', 40, 'Value|Date'],
      ['narration', 172, 'Description'],
      ['reference', 90, 'Ref No./Cheque|No.'],
      ['debit', 64, 'Debit'],
      ['credit', 64, 'Credit'],
      ['balance', 68, 'Balance'],
    ),
    ...{
      date: 'DD Mon|YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
    ...{ lines: 'after', gap: 4, wrap: 'words', size: 8, repeat: true, pageNumbers: 'none', rules: true },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Txn Date'],
      ['valueDate', 0, 'Value Date'],
      ['narration', 0, 'Description'],
      ['reference', 0, 'Ref No./Cheque No.'],
      ['branch', 0, 'Branch Code'],
      ['debit', 0, '        Debit'],
      ['credit', 0, 'Credit'],
      ['balance', 0, 'Balance'],
    ),
    ...{
      date: 'DD Mon YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
  },
};

export const pnbStyle: BankStyle = {
  ...{ name: 'pnb', bank: 'Punjab National Bank', ifsc: 'PUNB', accountDigits: 16, wording: plainWording },
  pdf: {
    columns: columns(
      ['date', 66, 'Transaction|Date'],
      ['reference', 80, 'Cheque|Number'],
      ['debit', 66, 'Withdrawal'],
      ['credit', 66, 'Deposit'],
      ['balance', 76, 'Balance'],
      ['narration', 190, 'Narration'],
    ),
    ...{
      date: 'DD/MM/YYYY',
      nothing: '',
      grouping: 'indian',
      balance: ' CR',
      forward: 'none',
      totals: 'none',
    },
    ...{
      newestFirst: true,
      lines: 'after',
      gap: 4,
      wrap: 'words',
      size: 8,
      repeat: true,
      pageNumbers: 'of',
      rules: true,
    },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Date'],
      ['reference', 0, 'Instrument ID'],
      ['amount', 0, 'Amount(INR)'],
      ['side', 0, 'Type DR/CR'],
      ['balance', 0, 'Balance'],
      ['narration', 0, 'Remarks'],
    ),
    ...{
      date: 'YYYY/MM/DD',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
  },
};

export const barodaStyle: BankStyle = {
  ...{
    name: 'bank-of-baroda',
    bank: 'Bank of Baroda',
    ifsc: 'BARB',
    accountDigits: 14,
    wording: plainWording,
  },
  pdf: {
    columns: columns(
      ['serial', 32, 'Serial|No'],
      ['date', 58, 'Transaction|Date'],
      ['valueDate', 54, 'Value|Date'],
      ['narration', 170, 'Description'],
      ['reference', 78, 'Cheque|Number'],
      ['debit', 56, 'Debit'],
      ['credit', 56, 'Credit'],
      ['balance', 66, 'Balance'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '-',
      grouping: 'indian',
      balance: 'Cr',
      forward: 'opening',
      totals: 'none',
    },
    ...{ lines: 'middle', gap: 4, wrap: 'words', size: 7, repeat: true, pageNumbers: 'of', rules: true },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Date'],
      ['narration', 0, 'Remarks'],
      ['reference', 0, 'Instrument ID'],
      ['signed', 0, 'Amount (INR)'],
      ['balance', 0, 'Balance (INR)'],
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

export const canaraStyle: BankStyle = {
  ...{ name: 'canara', bank: 'Canara Bank', ifsc: 'CNRB', accountDigits: 13, wording: plainWording },
  pdf: {
    columns: columns(
      ['date', 60, 'TRANS|DATE'],
      ['valueDate', 60, 'VALUE|DATE'],
      ['branch', 40, 'BRANCH'],
      ['reference', 78, 'REF/CHQ.NO'],
      ['narration', 146, 'DESCRIPTION'],
      ['debit', 58, 'WITHDRAWS'],
      ['credit', 56, 'DEPOSIT'],
      ['balance', 62, 'BALANCE'],
    ),
    ...{
      date: 'DD-MON-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'opening',
      totals: 'none',
    },
    ...{ lines: 'after', gap: 4, wrap: 'words', size: 7.5, repeat: false, pageNumbers: 'of', rules: true },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Txn Date'],
      ['valueDate', 0, 'Value Date'],
      ['reference', 0, 'Cheque No.'],
      ['narration', 0, 'Description'],
      ['branch', 0, 'Branch Code'],
      ['debit', 0, 'Debit'],
      ['credit', 0, 'Credit'],
      ['balance', 0, 'Balance'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
  },
};

export const unionStyle: BankStyle = {
  ...{ name: 'union', bank: 'Union Bank of India', ifsc: 'UBIN', accountDigits: 15, wording: plainWording },
  pdf: {
    columns: columns(
      ['serial', 26, 'SI'],
      ['date', 58, 'Date'],
      ['narration', 204, 'Particulars'],
      ['reference', 80, 'Chq Num'],
      ['debit', 60, 'Withdrawal'],
      ['credit', 56, 'Deposit'],
      ['balance', 66, 'Balance'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'Cr',
      forward: 'none',
      totals: 'none',
    },
    ...{ lines: 'after', gap: 0, wrap: 'words', size: 7.5, repeat: true, pageNumbers: 'none', rules: true },
  },
  sheet: {
    columns: columns(
      ['reference', 0, 'Tran Id'],
      ['date', 0, 'Tran Date'],
      ['narration', 0, 'Remarks'],
      ['amountSide', 0, 'Amount (Rs.)'],
      ['balance', 0, 'Balance (Rs.)'],
    ),
    ...{
      date: 'DD/MM/YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'Cr',
      forward: 'none',
      totals: 'none',
    },
  },
};

export const bankOfIndiaStyle: BankStyle = {
  ...{ name: 'bank-of-india', bank: 'Bank of India', ifsc: 'BKID', accountDigits: 15, wording: plainWording },
  pdf: {
    columns: columns(
      ['date', 64, 'Transaction|Date'],
      ['reference', 84, 'Instrument Id'],
      ['narration', 200, 'Narration'],
      ['debit', 66, 'Debit'],
      ['credit', 66, 'Credit'],
      ['balance', 66, 'Balance'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'row',
    },
    ...{ lines: 'after', gap: 4, wrap: 'words', size: 8, repeat: true, pageNumbers: 'of', rules: true },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Transaction Date'],
      ['reference', 0, 'Instrument Id'],
      ['narration', 0, 'Narration'],
      ['debit', 0, 'Debit'],
      ['credit', 0, 'Credit'],
      ['balance', 0, 'Balance'],
    ),
    ...{
      date: 'DD-MM-YYYY',
      nothing: '',
      grouping: 'none',
      balance: 'plain',
      forward: 'none',
      totals: 'row',
    },
  },
};

/** A co-operative bank that nobody described: its table must be understood by its headings. */
export const unknownStyle: BankStyle = {
  ...{
    name: 'unknown-bank',
    bank: 'Sample Grameen Bank',
    ifsc: 'ABCD',
    accountDigits: 12,
    wording: plainWording,
  },
  pdf: {
    columns: columns(
      ['date', 62, 'Posting Date'],
      ['narration', 220, 'Transaction Particulars'],
      ['reference', 84, 'Instrument No'],
      ['debit', 60, 'Paid Out'],
      ['credit', 60, 'Paid In'],
      ['balance', 66, 'Ledger Balance'],
    ),
    ...{
      date: 'DD/MM/YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
    ...{ lines: 'after', gap: 4, wrap: 'words', size: 8, repeat: true, pageNumbers: 'of', rules: false },
  },
  sheet: {
    columns: columns(
      ['date', 0, 'Posting Date'],
      ['narration', 0, 'Transaction Particulars'],
      ['debit', 0, 'Paid Out'],
      ['credit', 0, 'Paid In'],
      ['balance', 0, 'Ledger Balance'],
    ),
    ...{
      date: 'DD/MM/YYYY',
      nothing: '',
      grouping: 'indian',
      balance: 'plain',
      forward: 'none',
      totals: 'none',
    },
  },
};
