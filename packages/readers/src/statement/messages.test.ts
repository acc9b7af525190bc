import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { StatementError } from './error.ts';
import { bytesOf, type MadeMessage, madeCamt053, madeMt940 } from './messages.test-help.ts';
import { readStatementFile } from './read-file.ts';

/*
 * Messages between banks as many programs write them: other forms of the account, of amounts, of line ends and encodings, optional parts
 * left out, statements in pages. What was written is read, and a file that was cut is never taken for a whole one.
 */

const makers = { MT940: madeMt940, 'camt.053': madeCamt053 } as const;
/** The part brings every form several times. */
const count = amountOf('bankMessages');
const made = Object.entries(makers).flatMap(([name, make]) =>
  Array.from({ length: count / 2 }, (_, seed) => ({
    name: `${name} ${seed}`,
    message: make(`${name} ${seed}`),
  })),
);

const told = ({ account, opening, closing, entries }: MadeMessage) => ({
  ...{ account, opening, closing },
  entries: entries.map(({ date, paise, credit, words, reference }) => [
    date,
    credit ? paise : -paise,
    words,
    reference,
  ]),
});

test('messages between banks in many forms: every entry, account and balance is read', (t) => {
  for (const { name, message } of made) {
    const { account, opening, closing, transactions, proof } = readStatementFile(bytesOf(message));
    const entries = transactions.map(({ date, debit, credit, narration, reference }) => [
      date,
      credit ?? -(debit ?? 0),
      narration,
      reference,
    ]);
    assert.deepEqual({ account: account.number, opening, closing, entries }, told(message), name);
    assert.deepEqual(
      proof.differences.filter(({ kind }) => kind !== 'repeated'),
      [],
      name,
    );
  }
  sayFigure(t, {
    ...{ what: 'bank messages in many forms', tried: made.length, amount: 'bankMessages' },
    ...{ measured: `right ${made.length}`, bound: 'all right' },
  });
});

test('a message that was cut is refused, or what is missing is told', () => {
  for (const { name, message } of made.filter((one) => !one.message.daily)) {
    const lines = message.text.split(/(?<=\r\n|\n|\r(?!\n)|>)/);
    const kept = lines.slice(0, 1 + ((lines.length * 7) % (lines.length - 1))).join('');
    const whole = told(message);
    try {
      const read = readStatementFile(bytesOf({ ...message, text: kept }));
      const balanced = read.proof.differences.length === 0;
      assert.ok(
        !balanced || read.transactions.length === whole.entries.length,
        `${name}: ${read.transactions.length}`,
      );
    } catch (error) {
      assert.ok(error instanceof StatementError, `${name}: ${error}`);
    }
  }
});

test('a report within a day and a notice of payments are told apart from a statement, also in an envelope', () => {
  const { text } = madeCamt053('payment report');
  for (const [kind, name] of [
    ['052', 'BkToCstmrAcctRpt'],
    ['054', 'BkToCstmrDbtCdtNtfctn'],
  ]) {
    const report = text.replaceAll('BkToCstmrStmt', String(name)).replaceAll('camt.053', `camt.${kind}`);
    assert.notEqual(report, text);
    assert.throws(
      () => readStatementFile(Buffer.from(report)),
      (error) => error instanceof StatementError && error.code === 'payment-report',
      kind,
    );
  }
});
