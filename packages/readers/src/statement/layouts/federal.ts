import type { Bank } from './layout.ts';

export const federal: Bank = {
  name: 'Federal Bank',
  ifsc: 'FDRL',
  marks: ['FEDERAL BANK'],
  layouts: [
    {
      name: 'federal-tran-id',
      columns: [
        ['date', 'Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Particulars'],
        ['other', 'Tran Type'],
        ['other', 'Tran ID'],
        ['reference', 'Cheque Details'],
        ['debit', 'Withdrawals'],
        ['credit', 'Deposits'],
        ['balance', 'Balance'],
        ['balanceSide', 'Dr/Cr'],
      ],
      lines: 'after',
    },
    {
      name: 'federal-plain',
      columns: [
        ['date', 'Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Particulars'],
        ['other', 'Tran Type'],
        ['reference', 'Cheque Details'],
        ['debit', 'Withdrawals'],
        ['credit', 'Deposits'],
        ['balance', 'Balance'],
        ['balanceSide', 'Dr/Cr'],
      ],
      lines: 'after',
    },
  ],
};
