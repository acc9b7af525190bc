import type { Bank } from './layout.ts';

export const yes: Bank = {
  name: 'YES Bank',
  ifsc: 'YESB',
  marks: ['YES BANK'],
  layouts: [
    {
      name: 'yes-pdf',
      columns: [
        ['date', 'Transaction Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Description'],
        ['reference', 'Reference Number'],
        ['debit', 'Withdrawals'],
        ['credit', 'Deposits'],
        ['balance', 'Running Balance'],
      ],
      lines: 'after',
    },
  ],
};
