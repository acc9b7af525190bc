import { sbiWording } from '../../narrations.ts';
import type { PrintedLayout } from '../layout.ts';
import { layout } from './usual.ts';

/** Banks of the state, with what they print around their rows. */
export const publicSectorLayouts: readonly PrintedLayout[] = [
  layout(
    ['indian-bank', 'Indian Bank', 'IDIB'],
    [
      ['date', 66, 'Date'],
      ['narration', 210, 'Transaction Details'],
      ['debit', 88, 'Debits'],
      ['credit', 88, 'Credits'],
      ['balance', 88, 'Balance'],
    ],
    {
      ...{ date: 'DD Mon YYYY', nothing: '-', gap: 6, rules: true },
      opening: { words: 'Opening Balance', in: 'narration' },
      total: { words: 'Total', in: 'date' },
      closing: { words: 'Ending Balance', in: 'narration' },
      foot: ['Visit us at bank.example | Page {page} of {pages}'],
    },
  ),
  layout(
    ['uco', 'UCO Bank', 'UCBA'],
    [
      ['date', 60, 'Date'],
      ['narration', 220, 'Particulars'],
      ['debit', 80, 'Withdrawals'],
      ['credit', 80, 'Deposits'],
      ['balance', 90, 'Balance'],
    ],
    {
      ...{ date: 'DD-Mon-YYYY', balance: 'Cr', gap: 3 },
      opening: { words: 'Opening Balance', in: 'narration' },
      total: { words: 'Total', in: 'narration' },
      under: ['Closing Balance : {closing}', '{bank} will never ask you for a password.'],
      watermark: { text: 'UCO BANK', size: 54, turned: 40, grey: 0.87 },
    },
  ),
  layout(
    ['maharashtra', 'Bank of Maharashtra', 'MAHB'],
    [
      ['serial', 30, 'Sr No'],
      ['date', 58, 'Date'],
      ['narration', 190, 'Particulars'],
      ['reference', 80, 'Cheque/|Reference No'],
      ['debit', 66, 'Debit'],
      ['credit', 66, 'Credit'],
      ['balance', 74, 'Balance'],
      ['mode', 50, 'Channel'],
    ],
    {
      ...{ nothing: '-', lines: 'around', overrun: 60 },
      under: ['Total Transaction Count : {debitCount} {creditCount} | Total : {debits} {credits}'],
      foot: ['Page {page} of {pages} | Statement generated on request'],
      watermark: { text: 'Mahabank e-statement', size: 9, turned: 0, grey: 0.9, tiled: true },
    },
  ),
  layout(
    ['punjab-sind', 'Punjab & Sind Bank', 'PSIB'],
    [
      ['date', 62, 'Tran. Date'],
      ['valueDate', 62, 'Value Date'],
      ['narration', 190, 'Narration'],
      ['reference', 76, 'Cheque No.'],
      ['debit', 70, 'Dr. Amt.'],
      ['credit', 70, 'Cr. Amt.'],
      ['balance', 80, 'Balance'],
    ],
    {
      ...{ date: 'DD-MM-YYYY', balance: ' CR', accountDigits: 14 },
      opening: { words: 'B/F', in: 'narration' },
      pageTotal: { words: 'Page Total', in: 'narration' },
      total: { words: 'Grand Total', in: 'narration' },
    },
  ),
  layout(
    ['central', 'Central Bank of India', 'CBIN'],
    [
      ['date', 58, 'Post Date'],
      ['valueDate', 58, 'Value Date'],
      ['branch', 44, 'Branch|Code'],
      ['reference', 76, 'Cheque|Number'],
      ['narration', 190, 'Account Description'],
      ['debit', 70, 'Debit'],
      ['credit', 70, 'Credit'],
      ['balance', 84, 'Balance'],
    ],
    {
      balance: 'Cr',
      opening: { words: 'BROUGHT FORWARD', in: 'narration' },
      carried: { over: 'CARRIED FORWARD', on: 'BROUGHT FORWARD' },
      closing: { words: 'CLOSING BALANCE', in: 'narration' },
      under: [
        '** Unless you tell the bank of a difference within 15 days this statement is taken as right. **',
      ],
    },
  ),
  layout(
    ['sbi-columns', 'State Bank of India', 'SBIN'],
    [
      ['valueDate', 52, 'Value|Date'],
      ['date', 52, 'Post|Date'],
      ['narration', 190, 'Details'],
      ['reference', 80, 'Ref No/Cheque|No'],
      ['debit', 70, 'Debit'],
      ['credit', 70, 'Credit'],
      ['balance', 80, 'Balance'],
    ],
    {
      ...{ date: 'DD/MM/YYYY', accountDigits: 11, wording: sbiWording, nothing: '-' },
      heading: [
        '{bank}',
        'Welcome {name} | Account Number  {number}',
        '{house} | IFSC Code  {ifsc}',
        '{town} | Product  {type}',
        'Statement From  :  {from} to {to}',
      ],
      opening: { words: 'Balance as on {from}', in: 'line', money: 'balance' },
      under: [
        'Statement Summary',
        'Brought Forward (Rs.) {opening} CR | Dr Count {debitCount}',
        'Cr Count {creditCount} | Total Debits {debits} Total Credits {credits} Closing Balance {closing} CR',
      ],
      foot: [
        'Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone | Page no. {page}',
      ],
      watermark: { text: 'SBI', size: 150, turned: 0, grey: 0.93 },
    },
  ),
  layout(
    ['iob', 'Indian Overseas Bank', 'IOBA'],
    [
      ['date', 64, 'Date|(Value Date)'],
      ['narration', 180, 'Particulars'],
      ['reference', 80, 'Ref No./|Cheque No.'],
      ['mode', 60, 'Transaction|Type'],
      ['debit', 70, 'Debit(Rs)'],
      ['credit', 70, 'Credit(Rs)'],
      ['balance', 80, 'Balance(Rs)'],
    ],
    {
      ...{ date: 'DD-Mon-YY', nothing: '-', gap: 5, rules: true },
      under: ['This is a system generated statement.'],
      watermark: { text: 'IOB', size: 120, turned: 55, grey: 0.5, opacity: 0.12 },
    },
  ),
  layout(
    ['union-remarks', 'Union Bank of India', 'UBIN'],
    [
      ['reference', 90, 'Tran Id'],
      ['date', 70, 'Tran Date'],
      ['narration', 230, 'Remarks'],
      ['amountSide', 90, 'Amount (Rs.)'],
      ['balance', 96, 'Balance (Rs.)'],
    ],
    {
      ...{ balance: ' CR', newestFirst: true, accountDigits: 15, gap: 6 },
      foot: ['https://bank.example | {page} / {pages}'],
    },
  ),
  layout(
    ['canara-passbook', 'Canara Bank', 'CNRB'],
    [
      ['date', 66, 'Date'],
      ['narration', 230, 'Particulars'],
      ['credit', 80, 'Deposits'],
      ['debit', 80, 'Withdrawals'],
      ['balance', 84, 'Balance'],
    ],
    {
      ...{ date: 'DD-MM-YYYY', merged: true, gap: 5 },
      opening: { words: 'Opening Balance', in: 'line', money: 'beside' },
      under: ['Closing Balance {closing}', 'END OF STATEMENT'],
      foot: ['page {page}'],
    },
  ),
  layout(
    ['baroda-mixed', 'Bank of Baroda', 'BARB'],
    [
      ['date', 62, 'DATE'],
      ['narration', 210, 'NARRATION'],
      ['reference', 76, 'CHQ.NO.'],
      ['debit', 86, 'WITHDRAWAL(DR)'],
      ['credit', 80, 'DEPOSIT(CR)'],
      ['balance', 90, 'BALANCE(INR)'],
    ],
    {
      ...{ date: 'DD-MM-YYYY', balance: 'Cr', gap: 0 },
      opening: { words: 'Opening Balance', in: 'narration' },
      total: { words: '', in: 'none' },
      closing: { words: 'Closing Balance', in: 'narration' },
    },
  ),
  layout(
    ['boi', 'Bank of India', 'BKID'],
    [
      ['serial', 34, 'Sr No'],
      ['date', 60, 'Date'],
      ['narration', 220, 'Description'],
      ['reference', 76, 'Cheque No'],
      ['debit', 70, 'Debit'],
      ['credit', 70, 'Credit'],
      ['balance', 80, 'Balance'],
    ],
    { ...{ date: 'DD-MM-YYYY', accountDigits: 15, repeat: false }, onward: ['Account No : {number}'] },
  ),
  layout(
    ['pnb-remarks', 'Punjab National Bank', 'PUNB'],
    [
      ['date', 66, 'Date'],
      ['reference', 86, 'Instrument ID'],
      ['amount', 84, 'Amount(INR)'],
      ['side', 50, 'Type'],
      ['balance', 96, 'Balance(INR)'],
      ['narration', 220, 'Remarks'],
    ],
    { ...{ newestFirst: true, accountDigits: 16, balance: 'Cr' }, foot: ['Page No {page}'] },
  ),
];
