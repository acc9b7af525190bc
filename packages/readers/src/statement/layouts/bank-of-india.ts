import type { Bank } from './layout.ts';

export const bankOfIndia: Bank = {
  name: 'Bank of India',
  ifsc: 'BKID',
  marks: ['BANK OF INDIA'],
  layouts: [
    {
      name: 'boi-pdf',
      columns: [
        ['date', 'Transaction Date'],
        ['reference', 'Instrument Id'],
        ['narration', 'Narration'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
  ],
};
