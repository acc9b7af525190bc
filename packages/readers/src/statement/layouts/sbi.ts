import type { Bank } from './layout.ts';

export const sbi: Bank = {
  name: 'State Bank of India',
  ifsc: 'SBIN',
  marks: ['STATE BANK OF INDIA', 'SBI CO IN', 'ONLINESBI', 'YONO'],
  layouts: [
    {
      name: 'sbi-netbanking',
      columns: [
        ['date', 'Txn Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Description'],
        ['reference', 'Ref No./Cheque No.'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'sbi-branch',
      columns: [
        ['date', 'Txn Date'],
        ['valueDate', 'Value Date'],
        ['narration', 'Description'],
        ['reference', 'Ref No./Cheque No.'],
        ['other', 'Branch Code'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'sbi-xlsx',
      columns: [
        ['date', 'Date'],
        ['narration', 'Details'],
        ['reference', 'Ref No/Cheque No'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
        ['balance', 'Balance'],
      ],
      lines: 'after',
    },
    {
      name: 'sbi-yono',
      columns: [
        ['date', 'Date'],
        ['narration', 'Transaction Reference'],
        ['reference', 'Ref.No./Chq.No.'],
        ['credit', 'Credit'],
        ['debit', 'Debit'],
        ['balance', 'Balance'],
      ],
      lines: 'around',
    },
  ],
};
