import type { Bank } from './layout.ts';

export const axis: Bank = {
  name: 'Axis Bank',
  ifsc: 'UTIB',
  marks: ['AXIS BANK'],
  layouts: [
    {
      name: 'axis-pdf',
      columns: [
        ['date', 'Tran Date'],
        ['reference', 'Chq No'],
        ['narration', 'Particulars'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
        ['other', 'Init.Br'],
      ],
      lines: 'before',
    },
    {
      name: 'axis-csv',
      columns: [
        ['date', 'Tran Date'],
        ['reference', 'CHQNO'],
        ['narration', 'PARTICULARS'],
        ['debit', 'DR'],
        ['credit', 'CR'],
        ['balance', 'BAL'],
        ['other', 'SOL'],
      ],
      lines: 'before',
    },
    {
      name: 'axis-corporate',
      columns: [
        ['serial', 'S.No'],
        ['date', 'Transaction Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Particulars'],
        ['amount', 'Amount'],
        ['side', 'Debit/Credit'],
        ['balance', 'Balance'],
        ['reference', 'Cheque Number'],
        ['other', 'Branch Name'],
      ],
      lines: 'before',
    },
  ],
};
