import type { Bank } from './layout.ts';

export const kotak: Bank = {
  name: 'Kotak Mahindra Bank',
  ifsc: 'KKBK',
  marks: ['KOTAK MAHINDRA BANK', 'KOTAK BANK'],
  layouts: [
    {
      name: 'kotak-one-column',
      columns: [
        ['date', 'Date'],
        ['narration', 'Narration'],
        ['reference', 'Chq/Ref No'],
        ['amount', 'Withdrawal (Dr)/Deposit (Cr)'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'kotak-summary',
      columns: [
        ['serial', '#'],
        ['date', 'Date'],
        ['narration', 'Description'],
        ['reference', 'Chq/Ref. No.'],
        ['debit', 'Withdrawal (Dr.)'],
        ['credit', 'Deposit (Cr.)'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'kotak-details',
      columns: [
        ['serial', '#'],
        ['date', 'TRANSACTION DATE'],
        ['valueDate', 'VALUE DATE'],
        ['narration', 'TRANSACTION DETAILS'],
        ['reference', 'CHQ / REF NO.'],
        ['debit', 'DEBIT'],
        ['credit', 'CREDIT'],
        ['balance', 'BALANCE'],
      ],
      lines: 'after',
    },
    {
      name: 'kotak-csv',
      columns: [
        ['serial', 'Sl. No.'],
        ['date', 'Transaction Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Description'],
        ['reference', 'Chq / Ref No.'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
        ['balanceSide', 'Dr / Cr'],
      ],
      lines: 'after',
    },
  ],
};
