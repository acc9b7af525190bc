import { sbiWording } from '../../narrations.ts';
import type { PrintedLayout } from '../layout.ts';
import { layout } from './usual.ts';

const passbookHeading = [
  '{bank}',
  'Branch Name: {branch}',
  'Statement for A/c {number} From Date {from} To Date {to}',
  'Name: {name}',
  '{house}, {town}',
];

/** Co-operative, regional and rural banks: short headings, no summary, rows as their core system prints them. */
export const cooperativeLayouts: readonly PrintedLayout[] = [
  layout(
    ['saraswat', 'Saraswat Co-operative Bank', 'SRCB'],
    [
      ['date', 62, 'Date'],
      ['narration', 210, 'Particulars'],
      ['reference', 70, 'Instruments'],
      ['debit', 76, 'Dr Amount'],
      ['credit', 76, 'Cr Amount'],
      ['balance', 84, 'Total Amount'],
    ],
    {
      date: 'DD-MM-YYYY',
      balance: ' CR',
      accountDigits: 15,
      carried: { over: 'Carried Forward', on: 'Brought Forward' },
    },
  ),
  layout(
    ['cosmos', 'The Cosmos Co-operative Bank Ltd', 'COSB'],
    [
      ['date', 60, 'Date'],
      ['narration', 220, 'Particulars'],
      ['reference', 60, 'Chq No'],
      ['debit', 76, 'Withdrawal'],
      ['credit', 76, 'Deposit'],
      ['balance', 84, 'Balance'],
    ],
    {
      heading: passbookHeading,
      opening: { words: 'Op. Bal', in: 'narration' },
      pageTotal: { words: 'Page Total', in: 'date' },
      onward: ['{bank}', 'A/c {number}'],
    },
  ),
  layout(
    ['surat-people', 'The Surat People Co-op Bank Ltd', null],
    [
      ['date', 64, 'Date'],
      ['narration', 250, 'Particulars'],
      ['debit', 80, 'Withdrawal'],
      ['credit', 80, 'Deposit'],
      ['balance', 86, 'Balance'],
    ],
    {
      heading: passbookHeading,
      date: 'DD/MM/YYYY',
      balance: 'Cr',
      gap: 0,
      foot: [],
      repeat: false,
      total: { words: '', in: 'none' },
    },
  ),
  layout(
    ['mehsana', 'Mehsana Urban Co-operative Bank', null],
    [
      ['serial', 36, 'S.No.'],
      ['date', 64, 'Date'],
      ['narration', 200, 'Description'],
      ['debit', 74, 'Debit'],
      ['credit', 74, 'Credit'],
      ['reference', 76, 'Cheque No'],
      ['balance', 84, 'Balance'],
    ],
    { heading: passbookHeading, date: 'DD/MM/YYYY', gap: 5, foot: ['Printed by : 1234 | Page : {page}'] },
  ),
  layout(
    ['varachha', 'The Varachha Co-op Bank Ltd', null],
    [
      ['date', 64, 'TRN.  Date'],
      ['valueDate', 64, 'Value  Date'],
      ['narration', 200, 'Narration'],
      ['reference', 76, 'Chq/Ref.No'],
      ['debit', 74, 'Debit'],
      ['credit', 74, 'Credit'],
      ['balance', 88, 'Closing  Bal'],
    ],
    { heading: passbookHeading, date: 'DD/MM/YY', closing: { words: 'Closing Balance', in: 'narration' } },
  ),
  layout(
    ['akhand-anand', 'Akhand Anand Co-op Bank Ltd', null],
    [
      ['balance', 90, 'Balance'],
      ['credit', 80, 'Credit'],
      ['debit', 80, 'Debit'],
      ['reference', 70, 'Chq No.'],
      ['narration', 210, 'Particulars'],
      ['date', 66, 'Date'],
    ],
    { heading: passbookHeading, date: 'DD/MM/YYYY', balance: ' CR', gap: 5 },
  ),
  layout(
    ['sarvodaya', 'Sarvodaya Sahakari Bank', null],
    [
      ['date', 62, 'Date'],
      ['narration', 190, 'Particulars'],
      ['reference', 66, 'Chq No.'],
      ['valueDate', 62, 'Value Date'],
      ['debit', 74, 'Debit'],
      ['credit', 74, 'Credit'],
      ['balance', 84, 'Balance'],
    ],
    {
      heading: passbookHeading,
      lines: 'below',
      gap: 3,
      opening: { words: 'Opening Balance', in: 'date' },
      closing: { words: 'Closing Balance', in: 'date' },
    },
  ),
  layout(
    ['svc', 'SVC Co-operative Bank', 'SVCB'],
    [
      ['date', 62, 'Date'],
      ['narration', 220, 'Narration / Chq No.'],
      ['debit', 80, 'Debit'],
      ['credit', 80, 'Credit'],
      ['balance', 90, 'Balance'],
    ],
    {
      date: 'DD-MM-YYYY',
      merged: true,
      balance: ' CR',
      watermark: { text: 'DUPLICATE', size: 72, turned: 45, grey: 0.85 },
    },
  ),
  layout(
    ['gramin', 'Karnataka Gramin Bank', 'PKGB'],
    [
      ['date', 62, 'TRANS DATE'],
      ['valueDate', 62, 'VALUE DATE'],
      ['branch', 50, 'BRANCH'],
      ['reference', 76, 'REF/CHQ.NO'],
      ['narration', 180, 'DESCRIPTION'],
      ['debit', 76, 'WITHDRAWS'],
      ['credit', 70, 'DEPOSIT'],
      ['balance', 84, 'BALANCE'],
    ],
    {
      date: 'DD-MON-YYYY',
      wording: sbiWording,
      overrun: 0,
      total: { words: 'TOTAL', in: 'date' },
      closing: { words: 'CLOSING BALANCE', in: 'line' },
    },
  ),
  layout(
    ['two-accounts', 'Sample Nagarik Sahakari Bank', null],
    [
      ['date', 64, 'Date'],
      ['narration', 240, 'Particulars'],
      ['debit', 80, 'Debit'],
      ['credit', 80, 'Credit'],
      ['balance', 86, 'Balance'],
    ],
    {
      heading: [
        '{bank}',
        'SAVINGS ACCOUNT NO. : {number}',
        'Name : {name}',
        'Statement of account from {from} to {to}',
      ],
      other: { kind: 'savings', where: 'after' },
    },
  ),
  layout(
    ['loan-first', 'Sample District Co-operative Bank', null],
    [
      ['date', 64, 'Date'],
      ['narration', 220, 'Particulars'],
      ['reference', 66, 'Chq No'],
      ['debit', 76, 'Debit'],
      ['credit', 76, 'Credit'],
      ['balance', 86, 'Balance'],
    ],
    {
      heading: [
        '{bank}',
        'SAVINGS ACCOUNT NO. : {number}',
        'Name : {name}',
        'Statement of account from {from} to {to}',
      ],
      other: { kind: 'loan', where: 'before' },
      footClose: true,
      under: ['Computer generated. No signature needed.'],
    },
  ),
];
