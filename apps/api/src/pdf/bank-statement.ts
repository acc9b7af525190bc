import type { readBankAccount } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { accountTypeName } from '@pramaan/documents/account-types.ts';
import { date, inr } from '@pramaan/documents/format.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { calendarTiles, figureFacts, monthListing } from './bank-summary.ts';
import { sourceWords } from './bank-words.ts';
import type { Branding } from './branding.ts';
import { breakable } from './breakable.ts';
import type { PdfOrder } from './engine.ts';
import { type ListColumn, type Listing, listing } from './listing.ts';

/** An account as `GET /applicants/{id}/bank/accounts/{account}` answers it. */
export type BankAccount = ResultOf<typeof readBankAccount>;

/** With more rows the document is not tagged: 2,000 rows are 3 MB with tags, 10,000 would be 15 MB instead of one. */
const mostTagged = 2_000;
/** A row takes 110 kB of memory while the document is made; a statement that is read may have 200,000 rows. */
const mostPrinted = 10_000;
/** Whoever has to look at more has a file that was not read rightly. */
const mostDifferences = 500;
const small = 7.5;

/**
 * The statement as a PDF: the account (number masked), the proof of its balances with each difference, its months,
 * what it says, and every transaction. PDF/A-3; up to 2,000 rows tagged for screen readers.
 * As an order for the engine.
 */
export function bankStatementOrder(account: BankAccount, branding: Branding): PdfOrder {
  const { name, bank } = account.account;
  return {
    template: 'bank-statement',
    title: `Bank statement – ${[bank, name].filter(Boolean).join(', ')}`,
    data: bankStatementData(account),
    branding,
    standard: account.rows.length > mostTagged ? 'a-3b' : 'a-3a',
  };
}

/** What the template is given. */
export function bankStatementData(account: BankAccount) {
  return {
    facts: accountFacts(account),
    proof: proofPart(account),
    calendar: calendarTiles(account.calendar),
    figures: figureFacts(account.analysis),
    months: monthListing(account.analysis),
    lists: lists(account),
    leftOut: leftOut(account.rows.length),
    transactions: transactionListing(account.rows),
  };
}

function leftOut(rows: number): string {
  if (rows <= mostPrinted) return '';
  const [all, last] = [rows, mostPrinted].map((count) => count.toLocaleString('en-IN'));
  return `There are ${all} transactions; the last ${last} are printed here. The spreadsheet of this account has them all.`;
}

const money = (paise: number | null) => (paise === null ? '' : inr((paise / 100).toFixed(2)));

function accountFacts({
  account,
  accountType,
  period,
  opening,
  closing,
  transactions,
  source,
  addedAt,
}: BankAccount) {
  const facts: [string, string][] = [
    ['Holder', account.name],
    ['Bank', account.bank],
    ['Account number', masked(account.number)],
    ['Account type', accountTypeName(accountType)],
    ['Period', period.from || period.to ? `${date(period.from)} to ${date(period.to)}` : ''],
    ['Transactions', transactions.toLocaleString('en-IN')],
    ['Opening balance', money(opening)],
    ['Closing balance', money(closing)],
    ['Read from', `${sourceWords[source]}, ${date(addedAt)}`],
  ];
  return facts
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => [label, breakable(value, 17)]);
}

function proofPart({ proof, transactions }: BankAccount) {
  const { balanced, rowsVerified, differences } = proof;
  const [proved, all] = [rowsVerified, transactions].map((count) => count.toLocaleString('en-IN'));
  return {
    tone: balanced ? 'good' : 'bad',
    title: balanced ? 'The balances agree' : 'The balances do not agree',
    sentence:
      `${proved} of ${all} rows follow from the balance before. ${differencesWords(differences.length)}`.trim(),
    differences: differenceListing(differences.slice(0, mostDifferences)),
  };
}

function differencesWords(count: number): string {
  if (count <= 1) return count === 0 ? '' : 'One difference was found:';
  const first = count > mostDifferences ? ` The first ${mostDifferences}:` : '';
  return `${count.toLocaleString('en-IN')} things do not fit${first ? `.${first}` : ':'}`;
}

function differenceListing(differences: BankAccount['proof']['differences']): Listing {
  const columns: ListColumn[] = [
    { label: 'Row', share: 12, right: true },
    { label: 'Date', share: 22, right: false },
    { label: 'Position in the file', share: 27, right: false },
    { label: 'Expected', share: 25, right: true },
    { label: 'Printed', share: 25, right: true },
    { label: 'Balance differences', share: 78, right: false },
  ];
  const rows = differences.map(({ row, date: day, at, expected, printed, sentence }) => [
    row === null ? '' : String(row + 1),
    day ? date(day) : '',
    at ? `${at.file ? `file ${at.file}, ` : ''}page ${at.page}, row ${at.row}` : '',
    money(expected),
    money(printed),
    sentence,
  ]);
  return listing(columns, rows, small);
}

function lists({ tamper, notes, analysis }: BankAccount) {
  const sections = [
    { title: 'Signs of a change', items: tamper.map(({ sentence }) => sentence) },
    { title: 'Circular transactions', items: analysis.circular.map(({ sentence }) => sentence) },
    { title: 'Notes on reading', items: notes },
  ];
  return sections
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({ title, items: items.map((item) => breakable(item, 55)) }));
}

/** Every row; a value date and a reference stand with the description, when they say more. */
function transactionListing(rows: BankAccount['rows']): Listing {
  const columns: ListColumn[] = [
    { label: 'Row', share: 12, right: true },
    { label: 'Date', share: 22, right: false },
    { label: 'Description', share: 64, right: false },
    { label: 'Category', share: 25, right: false },
    { label: 'Debit (₹)', share: 21, right: true },
    { label: 'Credit (₹)', share: 21, right: true },
    { label: 'Balance (₹)', share: 23, right: true },
  ];
  const first = Math.max(0, rows.length - mostPrinted);
  const cells = rows.slice(first).map((row, at) => {
    const amount = bare(row.amount);
    return [
      String(first + at + 1),
      day(row.dateTime),
      description(row),
      row.category,
      row.type === 'DEBIT' ? amount : '',
      row.type === 'DEBIT' ? '' : amount,
      bare(row.balanceAfterTransaction),
    ];
  });
  return listing(columns, cells, small);
}

function description({ description: narration, remark, dateTime, valueDate }: BankAccount['rows'][number]) {
  const reference = remark === 'NA' || narration.includes(remark) ? '' : `Ref. ${remark}`;
  const value = valueDate === '' || dateTime.startsWith(valueDate) ? '' : `Value date ${date(valueDate)}`;
  return [narration, reference, value].filter((part) => part !== '').join(' · ');
}

/** 15 Aug 2025, with the time where the bank gives it. */
function day(dateTime: string): string {
  const time = /^\d{4}-\d{2}-\d{2}[ T](\d{2}:\d{2})/.exec(dateTime)?.[1];
  return time && time !== '00:00' ? `${date(dateTime)} ${time}` : date(dateTime);
}

/** The amount in Indian grouping; its column says that it is rupees. */
const bare = (rupees: string) => inr(rupees).replace('₹', '');
