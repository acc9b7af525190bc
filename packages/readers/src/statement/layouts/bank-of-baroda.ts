import type { Bank } from './layout.ts';

export const bankOfBaroda: Bank = {
  name: 'Bank of Baroda',
  ifsc: 'BARB',
  marks: ['BANK OF BARODA'],
  layouts: [
    {
      name: 'bob-value-last',
      columns: [
        ['serial', 'S.No'],
        ['date', 'Date'],
        ['narration', 'Description'],
        ['reference', 'Cheque No'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
        ['valueDate', 'Value Date'],
      ],
      lines: 'around',
    },
    {
      name: 'bob-serial',
      columns: [
        ['serial', 'Serial No'],
        ['date', 'Transaction Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Description'],
        ['reference', 'Cheque Number'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
      ],
      lines: 'around',
    },
    {
      name: 'bob-passbook',
      columns: [
        ['date', 'DATE'],
        ['narration', 'NARRATION'],
        ['reference', 'CHQ.NO.'],
        ['debit', 'WITHDRAWAL(DR)'],
        ['credit', 'DEPOSIT(CR)'],
        ['balance', 'BALANCE(INR)'],
      ],
      lines: 'after',
    },
    {
      name: 'bob-app',
      columns: [
        ['date', 'Date'],
        ['narration', 'Remarks'],
        ['reference', 'Instrument ID'],
        ['amount', 'Amount (INR)'],
        ['balance', 'Balance (INR)'],
      ],
      lines: 'after',
    },
  ],
};
