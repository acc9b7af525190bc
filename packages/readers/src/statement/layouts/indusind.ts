import type { Bank } from './layout.ts';

export const indusInd: Bank = {
  name: 'IndusInd Bank',
  ifsc: 'INDB',
  marks: ['INDUSIND BANK'],
  layouts: [
    {
      name: 'indusind-pdf',
      columns: [
        ['date', 'Date'],
        ['narration', 'Particulars'],
        ['reference', 'Chq No/Ref No'],
        ['debit', 'Withdrawal'],
        ['credit', 'Deposit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
  ],
};
