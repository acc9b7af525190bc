import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { StatementError } from './error.ts';
import { readStatementFile } from './read-file.ts';
import type { Statement } from './statement.ts';

/*
 * Third-party statements with other values in them: amounts of other lengths, other accounts, another holder. What was read of the
 * file as it came must come out changed in the same way, or somebody is told: a reader that fits one set of files would not.
 */

const folder = join(
  process.env.CASES_DIR ?? join(import.meta.dirname, '../../../../../shared/cases'),
  '06-bank-statements/text',
);
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];

/** A text with other values in it; `times` is what its amounts grew by. */
interface Variant {
  vary(text: string): string;
  times: number;
}

const amount = /(?<![\w.,])(\d{1,3}(?:,\d{2,3})+|\d+)\.(\d{1,2})(?![\w.])/g;

/** Every amount so many times as large, its digits grouped as they were: sums and balances still fit. */
const larger = (times: number): Variant => ({
  times,
  vary: (text) =>
    text.replace(amount, (_, whole: string, decimals: string) => {
      const paise = Math.round(Number(`${whole.replaceAll(',', '')}.${decimals}`) * 100) * times;
      const [rupees = '', rest = ''] = (paise / 100).toFixed(2).split('.');
      const western = /^\d{3},\d{3}|,\d{3},\d{3}/.test(whole);
      const format = new Intl.NumberFormat(western ? 'en-US' : 'en-IN');
      const shown = whole.includes(',') ? format.format(Number(rupees)) : rupees;
      return `${shown}.${decimals.length === 1 ? rest.replace(/0$/, '') : rest}`;
    }),
});

/** Every long number another one of its length; a zero stays one, because numbers are filled up with them. */
const otherNumbers: Variant = {
  times: 1,
  vary: (text) =>
    text.replace(/(?<![A-Za-z\d,.])\d{9,}(?![A-Za-z\d.,])/g, (digits) =>
      digits.replace(/[1-9]/g, (digit) => String(((Number(digit) + 3) % 9) + 1)),
    ),
};

const otherHolder = (name: string, another: string): Variant => ({
  times: 1,
  vary: (text) => (name === '' ? text : text.replaceAll(name, another)),
});

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const facts = ['number', 'name', 'bank'] as const;

/** What is believed of a statement, its values changed as its text was. */
const believed = ({ transactions }: Statement, { vary, times }: Variant) =>
  transactions.map(({ date, debit, credit, balance, narration, reference }) => [
    date,
    ...[debit, credit, balance].map((paise) => (paise === null ? null : paise * times)),
    plain(vary(narration)),
    vary(reference),
  ]);
const asItIs: Variant = { times: 1, vary: (text) => text };

const skip = files.length > 0 ? false : 'no third-party cases on this machine';

test('statements of others with other values: what changed is read, or told', { skip }, (t) => {
  const counts = { files: 0, variants: 0, same: 0, told: 0 };
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    let first: Statement;
    try {
      first = readStatementFile(Buffer.from(text));
    } catch (error) {
      assert.ok(error instanceof StatementError, `${name}: ${error}`);
      continue;
    }
    counts.files += 1;
    const holders = ['P X', 'VENKATA SUBRAHMANYA LAKSHMI NARASIMHAN'];
    const variants = [
      ...[3, 17, 101].map(larger),
      otherNumbers,
      ...holders.map((other) => otherHolder(first.account.name, other)),
    ];
    for (const [at, variant] of variants.entries()) {
      counts.variants += 1;
      const read = readStatementFile(Buffer.from(variant.vary(text)));
      const told = read.proof.differences.length - first.proof.differences.length;
      if (told > 0) counts.told += 1;
      else {
        assert.deepEqual(believed(read, asItIs), believed(first, variant), `${name}, variant ${at + 1}`);
        // What is not read of the account is asked.
        for (const fact of facts)
          assert.ok(
            ['', variant.vary(first.account[fact])].includes(read.account[fact]),
            `${name}, variant ${at + 1}: ${fact} ${read.account[fact]}`,
          );
        counts.same += 1;
      }
    }
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.files > 0 && counts.same >= 0.9 * counts.variants, JSON.stringify(counts));
});
