import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { date, inr } from '@pramaan/documents/format.ts';
import { branding, invented } from './account.test-help.ts';
import { type BankAccount, bankStatementData } from './bank-statement.ts';
import { makePdf } from './engine.ts';
import { bankStatementPdf } from './make.test-help.ts';
import { columnText, copied, type ReadPage, readBack } from './read-back.test-help.ts';

const bare = (text: string) => text.replace(/\s/g, '');
const grouped = (rupees: string) => inr(rupees).replace('₹', '');

/** Rows that are not on the document with their number, day, amount and balance in one line. */
function missingRows({ rows }: BankAccount, pages: readonly ReadPage[], first = 0): string[] {
  const lines = new Map<string, string[]>();
  for (const line of pages.flatMap((page) => page.lines)) {
    const number = line.split(' ', 1)[0] ?? '';
    lines.set(number, [...(lines.get(number) ?? []), line]);
  }
  return rows.slice(first).flatMap((row, at) => {
    const number = String(first + at + 1);
    const ends = `${grouped(row.amount)} ${grouped(row.balanceAfterTransaction)}`;
    const found = (lines.get(number) ?? []).some(
      (line) => line.startsWith(`${number} ${date(row.dateTime)} `) && line.endsWith(ends),
    );
    return found ? [] : [`${number} ${row.dateTime} ${ends}`];
  });
}

test('every row, the whole of every narration, the proof and the months are on the paper', async (t) => {
  const account = await invented({ wrong: 40 });
  const pages = await readBack(await bankStatementPdf(account, branding));
  assert.deepEqual(missingRows(account, pages), []);
  const [first] = pages;
  assert.ok(first && pages.length >= 4);
  const all = first.lines.join('\n');
  assert.match(all, /RAVI KUMAR DEMO HDFC Bank XXXXXXXXXX\d{4}/);
  assert.match(all, /1 Jun 2024 to 30 Nov 2024/);
  assert.match(all, /May 2024 Jun 2024/);
  assert.match(all, /^missing here here/m);
  assert.match(all, /The balances do not agree/);
  for (const { row, sentence } of account.proof.differences) {
    assert.ok(
      bare(columnText([first], { left: 0, right: 600 })).includes(bare(sentence).slice(0, 20)),
      sentence,
    );
    assert.ok(first.lines.some((line) => line.startsWith(`${(row ?? -1) + 1} `)));
  }
  const narrations = columnText(pages.slice(1));
  for (const { description } of account.rows) assert.ok(narrations.includes(bare(description)), description);
  t.diagnostic(`${account.rows.length} rows on ${pages.length} pages`);
});

test('the account number is masked even when the account was not', async () => {
  const account = await invented({ months: 1 });
  const whole = { ...account, account: { ...account.account, number: '100045671234' } };
  const pages = await readBack(await bankStatementPdf(whole, branding));
  const all = pages.flatMap(({ lines }) => lines).join('\n');
  assert.match(all, /XXXX XXXX 1234/);
  assert.ok(!bare(all).includes('100045671234'));
});

test('every page says whose it is, which it is of how many, when it was made, and what the columns are', async () => {
  const account = await invented();
  const pages = await readBack(await bankStatementPdf(account, branding));
  for (const [at, { lines }] of pages.entries()) {
    assert.match(lines[0] ?? '', /^Saral Finance SANDBOX – test data Bank statement/);
    assert.equal(
      lines.at(-1),
      `Created by Pramaan on 20 Nov 2026, 15:49 IST Page ${at + 1} of ${pages.length}`,
    );
    if (at > 0) assert.ok(lines.includes('Row Date Description Category Debit (₹) Credit (₹) Balance (₹)'));
  }
  const real = await readBack(await bankStatementPdf(account, { ...branding, sandbox: false }));
  assert.ok(real.every(({ lines }) => !lines.join(' ').includes('SANDBOX')));
});

test('figures stand in rupees with Indian grouping, as the analysis has them', async () => {
  const account = await invented();
  const pages = await copied(await bankStatementPdf(account, branding));
  const text = pages.join('\n');
  const money = account.analysis.figures.filter(({ unit, value }) => unit === 'paise' && value !== null);
  assert.ok(money.length >= 6);
  for (const { id, value } of money)
    assert.ok(text.includes(inr((Number(value) / 100).toFixed(2))), `${id} ${value}`);
  for (const words of ['Average balance', 'Bounced payments', 'Loan instalments per month', 'Salary'])
    assert.ok(text.includes(words), words);
});

test('the paper keeps the rules of PDF/UA-1 and says that it is PDF/A-3a', async () => {
  const account = await invented({ wrong: 3 });
  const order = {
    template: 'bank-statement',
    title: 'Bank statement',
    data: bankStatementData(account),
    branding,
  } as const;
  assert.ok((await makePdf({ ...order, standard: 'ua-1' })).length > 10_000);
  const text = Buffer.from(await makePdf(order)).toString('latin1');
  assert.match(text, /<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>A</);
  assert.match(text, /\/StructTreeRoot/);
});

test('an account without a row, a name or a figure makes a paper too', async () => {
  const account = await invented({ months: 1 });
  const empty: BankAccount = {
    ...account,
    account: { name: '', bank: '', number: '' },
    accountType: '',
    period: { from: '', to: '' },
    transactions: 0,
    rows: [],
    opening: null,
    closing: null,
    calendar: { asked: [], received: [], missing: [], partial: [], withoutTransactions: [] },
    analysis: {
      figures: [],
      months: [],
      parties: [],
      recurring: [],
      circular: [],
      categories: [],
      balances: [],
    },
    notes: [],
    tamper: [],
  };
  const pages = await readBack(await bankStatementPdf(empty, branding));
  assert.ok(pages[0]?.lines.includes('There is no transaction in this period.'));
});

/** The part is too long for tags, as the whole is: that is the longest statement which is printed. */
const many = amountOf('statementRows');

test('a long statement: every row, in one file that can be sent', async (t) => {
  const account = await invented({ months: 30, busy: 405 });
  const rows = Array.from({ length: many }, (_, at) => account.rows[at % account.rows.length]).filter(
    (row) => row !== undefined,
  );
  const long = { ...account, rows, transactions: rows.length };
  const bytes = await bankStatementPdf(long, branding);
  const pages = await readBack(bytes);
  assert.deepEqual(missingRows(long, pages), []);
  assert.ok(bytes.length < 500 * many, `${bytes.length} bytes`);
  t.diagnostic(`${many} rows: ${pages.length} pages, ${Math.round(bytes.length / 1000)} kB`);
});

test('of more rows than a paper takes the last are printed, and it says so', async () => {
  const account = await invented({ months: 1 });
  const rows = Array.from({ length: 45_000 }, (_, at) => account.rows[at % account.rows.length]).filter(
    (row) => row !== undefined,
  );
  const { leftOut, transactions } = bankStatementData({ ...account, rows, transactions: rows.length });
  const [difference] = (await invented({ months: 1, wrong: 3 })).proof.differences;
  assert.ok(difference);
  const differences = Array.from({ length: 1_200 }, () => difference);
  const { proof } = bankStatementData({
    ...account,
    proof: { ...account.proof, balanced: false, differences },
  });
  assert.match(proof.sentence, / 1,200 things do not fit\. The first 500:$/);
  assert.equal(proof.differences.rows.length, 500);
  assert.match(leftOut, /^There are 45,000 transactions; the last 10,000 are printed here\./);
  assert.deepEqual([transactions.rows[0]?.[0], transactions.rows.at(-1)?.[0]], ['35001', '45000']);
});
