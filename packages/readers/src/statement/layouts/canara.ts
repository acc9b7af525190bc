import type { Bank } from './layout.ts';

export const canara: Bank = {
  name: 'Canara Bank',
  ifsc: 'CNRB',
  marks: ['CANARA BANK'],
  layouts: [
    {
      name: 'canara-pdf',
      columns: [
        ['date', 'TRANS DATE'],
        ['valueDate', 'VALUE DATE'],
        ['other', 'BRANCH'],
        ['reference', 'REF/CHQ.NO'],
        ['narration', 'DESCRIPTION'],
        ['debit', 'WITHDRAWS'],
        ['credit', 'DEPOSIT'],
        ['balance', 'BALANCE'],
      ],
      lines: 'after',
    },
    {
      name: 'canara-epassbook',
      columns: [
        ['date', 'Date'],
        ['narration', 'Particulars'],
        ['credit', 'Deposits'],
        ['debit', 'Withdrawals'],
        ['balance', 'Balance'],
      ],
      lines: 'around',
    },
    {
      name: 'canara-csv',
      columns: [
        ['date', 'Txn Date'],
        ['valueDate', 'Value Date'],
        ['reference', 'Cheque No.'],
        ['narration', 'Description'],
        ['other', 'Branch Code'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
  ],
};
