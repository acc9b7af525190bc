import type { Bank } from './layout.ts';

export const icici: Bank = {
  name: 'ICICI Bank',
  ifsc: 'ICIC',
  marks: ['ICICI BANK'],
  layouts: [
    {
      name: 'icici-xls',
      columns: [
        ['serial', 'S No.'],
        ['valueDate', 'Value Date'],
        ['date', 'Transaction Date'],
        ['reference', 'Cheque Number'],
        ['narration', 'Transaction Remarks'],
        ['debit', 'Withdrawal Amount (INR )'],
        ['credit', 'Deposit Amount (INR )'],
        ['balance', 'Balance (INR )'],
      ],
      lines: 'around',
    },
    {
      name: 'icici-pdf',
      columns: [
        ['date', 'DATE'],
        ['other', 'MODE**'],
        ['narration', 'PARTICULARS'],
        ['credit', 'DEPOSITS'],
        ['debit', 'WITHDRAWALS'],
        ['balance', 'BALANCE'],
      ],
      lines: 'around',
    },
    {
      name: 'icici-2026',
      columns: [
        ['serial', 'S No.'],
        ['reference', 'Cheque Number'],
        ['narration', 'Transaction Remarks'],
        ['date', 'Date'],
        ['debit', 'Withdrawal'],
        ['credit', 'Deposit'],
        ['balance', 'Balance'],
      ],
      lines: 'around',
    },
    {
      name: 'icici-corporate',
      columns: [
        ['serial', 'Sr No'],
        ['other', 'Tran Id'],
        ['valueDate', 'Value Date'],
        ['date', 'Transaction Date'],
        ['reference', 'Cheque Number'],
        ['narration', 'Transaction Remarks'],
        ['debit', 'Debit Amount'],
        ['credit', 'Credit Amount'],
        ['balance', 'Balance(INR)'],
      ],
      lines: 'around',
    },
  ],
};
