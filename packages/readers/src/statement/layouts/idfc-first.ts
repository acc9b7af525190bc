import type { Bank } from './layout.ts';

export const idfcFirst: Bank = {
  name: 'IDFC FIRST Bank',
  ifsc: 'IDFB',
  marks: ['IDFC FIRST BANK', 'IDFC BANK'],
  layouts: [
    {
      name: 'idfc-time',
      columns: [
        ['date', 'Date and Time'],
        ['valueDate', 'Value Date'],
        ['narration', 'Transaction Details'],
        ['reference', 'Ref/Cheque No.'],
        ['debit', 'Withdrawals (INR)'],
        ['credit', 'Deposits (INR)'],
        ['balance', 'Balance (INR)'],
      ],
      lines: 'after',
    },
    {
      name: 'idfc-old',
      columns: [
        ['date', 'Transaction Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Particulars'],
        ['reference', 'Cheque No.'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
  ],
};
