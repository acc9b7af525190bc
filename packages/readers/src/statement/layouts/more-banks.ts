import type { Bank } from './layout.ts';

/** Banks with one known table each. */
export const moreBanks: readonly Bank[] = [
  {
    name: 'Indian Overseas Bank',
    ifsc: 'IOBA',
    marks: ['INDIAN OVERSEAS BANK'],
    layouts: [
      {
        name: 'iob-pdf',
        columns: [
          ['date', 'Date (Value Date)'],
          ['narration', 'Particulars'],
          ['reference', 'Ref No./Cheque No.'],
          ['other', 'Transaction Type'],
          ['debit', 'Debit(Rs)'],
          ['credit', 'Credit(Rs)'],
          ['balance', 'Balance(Rs)'],
        ],
        lines: 'after',
      },
    ],
  },
  {
    name: 'IDBI Bank',
    ifsc: 'IBKL',
    marks: ['IDBI BANK'],
    layouts: [
      {
        name: 'idbi-pdf',
        columns: [
          ['date', 'Txn Date'],
          ['valueDate', 'Value Date'],
          ['narration', 'Description'],
          ['reference', 'Cheque No'],
          ['side', 'CR/DR'],
          ['other', 'CCY'],
          ['amount', 'Amount (INR)'],
          ['balance', 'Balance (INR)'],
        ],
        lines: 'after',
      },
    ],
  },
  {
    name: 'Bandhan Bank',
    ifsc: 'BDBL',
    marks: ['BANDHAN BANK'],
    layouts: [
      {
        name: 'bandhan-pdf',
        columns: [
          ['date', 'Transaction Date'],
          ['valueDate', 'Value Date'],
          ['narration', 'Description'],
          ['amount', 'Amount'],
          ['side', 'Dr / Cr'],
          ['balance', 'Balance'],
        ],
        lines: 'after',
      },
    ],
  },
  {
    name: 'Central Bank of India',
    ifsc: 'CBIN',
    marks: ['CENTRAL BANK OF INDIA'],
    layouts: [
      {
        name: 'central-pdf',
        columns: [
          ['date', 'Post Date'],
          ['valueDate', 'Value Date'],
          ['other', 'Branch Code'],
          ['reference', 'Cheque Number'],
          ['narration', 'Description'],
          ['debit', 'Debit'],
          ['credit', 'Credit'],
          ['balance', 'Balance'],
        ],
        lines: 'after',
      },
    ],
  },
  {
    name: 'DBS Bank India',
    ifsc: 'DBSS',
    marks: ['DBS BANK'],
    layouts: [
      {
        name: 'dbs-pdf',
        columns: [
          ['date', 'Date'],
          ['narration', 'Transaction Details'],
          ['debit', 'Withdrawal'],
          ['credit', 'Deposit'],
          ['balance', 'Balance'],
        ],
        lines: 'after',
      },
    ],
  },
];
