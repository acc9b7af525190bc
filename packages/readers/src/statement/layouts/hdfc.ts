import type { Bank } from './layout.ts';

export const hdfc: Bank = {
  name: 'HDFC Bank',
  ifsc: 'HDFC',
  marks: ['HDFC BANK'],
  layouts: [
    {
      name: 'hdfc-pdf',
      columns: [
        ['date', 'Date'],
        ['narration', 'Narration'],
        ['reference', 'Chq./Ref.No.'],
        ['valueDate', 'Value Dt'],
        ['debit', 'Withdrawal Amt.'],
        ['credit', 'Deposit Amt.'],
        ['balance', 'Closing Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'hdfc-2024',
      columns: [
        ['date', 'Txn Date'],
        ['narration', 'Narration'],
        ['debit', 'Withdrawals'],
        ['credit', 'Deposits'],
        ['balance', 'Closing Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'hdfc-old',
      columns: [
        ['date', 'Date'],
        ['narration', 'Narration'],
        ['reference', 'Chq. / Ref No.'],
        ['valueDate', 'Value Date'],
        ['debit', 'Withdrawal Amount'],
        ['credit', 'Deposit Amount'],
        ['balance', 'Closing Balance*'],
      ],
      lines: 'after',
    },
    {
      name: 'hdfc-csv',
      columns: [
        ['date', 'Date'],
        ['narration', 'Narration'],
        ['valueDate', 'Value Dat'],
        ['debit', 'Debit Amount'],
        ['credit', 'Credit Amount'],
        ['reference', 'Chq/Ref Number'],
        ['balance', 'Closing Balance'],
      ],
      lines: 'after',
    },
  ],
};
