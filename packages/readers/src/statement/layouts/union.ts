import type { Bank } from './layout.ts';

export const union: Bank = {
  name: 'Union Bank of India',
  ifsc: 'UBIN',
  marks: ['UNION BANK OF INDIA'],
  layouts: [
    {
      name: 'union-serial',
      columns: [
        ['serial', 'SI'],
        ['date', 'Date'],
        ['narration', 'Particulars'],
        ['reference', 'Chq Num'],
        ['debit', 'Withdrawal'],
        ['credit', 'Deposit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'union-one-amount',
      columns: [
        ['reference', 'Tran Id'],
        ['date', 'Tran Date'],
        ['narration', 'Remarks'],
        ['amount', 'Amount (Rs.)'],
        ['balance', 'Balance (Rs.)'],
      ],
      lines: 'after',
    },
  ],
};
