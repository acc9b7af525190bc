import type { Bank } from './layout.ts';

export const pnb: Bank = {
  name: 'Punjab National Bank',
  ifsc: 'PUNB',
  marks: ['PUNJAB NATIONAL BANK'],
  layouts: [
    {
      name: 'pnb-narration-last',
      columns: [
        ['date', 'Transaction Date'],
        ['reference', 'Cheque Number'],
        ['debit', 'Withdrawal'],
        ['credit', 'Deposit'],
        ['balance', 'Balance'],
        ['narration', 'Narration'],
      ],
      lines: 'after',
    },
    {
      name: 'pnb-branch',
      columns: [
        ['other', 'Txn No.'],
        ['date', 'Txn Date'],
        ['narration', 'Description'],
        ['other', 'Branch Name'],
        ['reference', 'Cheque No.'],
        ['debit', 'Dr Amount'],
        ['credit', 'Cr Amount'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'pnb-one-amount',
      columns: [
        ['date', 'Date'],
        ['reference', 'Instrument ID'],
        ['amount', 'Amount(INR)'],
        ['side', 'Type DR/CR'],
        ['balance', 'Balance'],
        ['narration', 'Remarks'],
      ],
      lines: 'after',
    },
  ],
};
