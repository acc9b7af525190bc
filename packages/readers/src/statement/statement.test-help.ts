import { people } from '@pramaan/documents/fixtures/people.ts';
import { type Inventing, inventStatement } from '@pramaan/specimens/statements/invent.ts';
import type { BankStyle, TableStyle } from '@pramaan/specimens/statements/style.ts';
import { bankStyles } from '@pramaan/specimens/statements/styles/all.ts';
import type { StatementTruth } from '@pramaan/specimens/statements/truth.ts';
import type { Statement } from './statement.ts';

export const [asha] = people;

/** A made statement's truth for a style, by its name. */
export function truthOf(name: string, options: Inventing = {}): { style: BankStyle; truth: StatementTruth } {
  const style = bankStyles.find((one) => one.name === name);
  if (!style) throw new RangeError(`There is no style ${name}.`);
  return { style, truth: inventStatement(asha, style, options) };
}

/** Banks break narrations in the middle of words, so white space is no part of what is compared. */
const bare = (text: string) =>
  text
    .replace(/ Value Dt \d.*$/, '')
    .replace(/\s/g, '')
    .replace(/-+$/, '');

/** What differs between a reading and the truth, row by row; empty when all rows are right. */
export function wrongRows(statement: Statement, truth: StatementTruth, table: TableStyle): string[] {
  const wrong: string[] = [];
  const kinds = new Set(table.columns.map(({ kind }) => kind));
  if (statement.transactions.length !== truth.rows.length)
    wrong.push(`${statement.transactions.length} rows instead of ${truth.rows.length}`);
  for (const [at, row] of truth.rows.entries()) {
    const read = statement.transactions[at];
    const same =
      read &&
      read.date === row.date &&
      read.debit === row.debit &&
      read.credit === row.credit &&
      read.balance === row.balance &&
      bare(read.narration) === bare(row.narration) &&
      (!kinds.has('valueDate') || read.valueDate === row.valueDate) &&
      (!kinds.has('reference') || read.reference.replace(/\s/g, '') === row.reference);
    if (!same) wrong.push(`row ${at + 1}: ${JSON.stringify(row)} was read as ${JSON.stringify(read)}`);
  }
  return wrong;
}

/** Account, period and sums as printed; empty when all are right. */
export function wrongFacts(
  statement: Statement,
  { account, period, opening, closing }: StatementTruth,
): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['name', statement.account.name, account.name],
    ['number', statement.account.number, account.number],
    ['bank', statement.account.bank.toUpperCase(), account.bank.toUpperCase()],
    ['ifsc', statement.account.ifsc, account.ifsc],
    ['from', statement.period.from, period.from],
    ['to', statement.period.to, period.to],
    ['opening', statement.opening, opening],
    ['closing', statement.closing, closing],
    ['balanced', statement.proof.balanced, true],
  ];
  return pairs.filter(([, a, b]) => a !== b).map(([name, a, b]) => `${name}: ${a} instead of ${b}`);
}
