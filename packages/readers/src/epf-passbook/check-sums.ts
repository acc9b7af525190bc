import { type Amount, rupees } from '../printed-forms/amounts.ts';
import type { Findings } from '../printed-forms/findings.ts';
import { printMoney } from '../statement/money.ts';
import type { Entry, Shares, SumName, Table } from './table.ts';

const columns = ['employee', 'employer', 'pension'] as const;
const named = {
  employee: "the member's share",
  employer: "the employer's share",
  pension: 'the pension',
} as const;

const isTransfer = ({ type, particulars }: Entry) =>
  type === 'CR' && /transfer\s*-?\s*in|\bVDR\b/i.test(particulars);

/** Compares the rows with the printed sums, and the sums with the closing balance, column by column. */
export function checkSums(findings: Findings, { entries, unread, sums }: Table): void {
  const kinds: readonly (readonly [SumName, string, readonly Entry[]])[] = [
    [
      'contributed',
      'The contributions add up',
      entries.filter((entry) => entry.type === 'CR' && !isTransfer(entry)),
    ],
    ['transferred', 'The transfers add up', entries.filter(isTransfer)],
    ['withdrawn', 'The withdrawals add up', entries.filter(({ type }) => type === 'DR')],
  ];
  if (unread > 0) {
    const touches = kinds.flatMap(([name]) => columns.map((column) => `${name}.${column}`));
    findings.check('Every row was read', false, `${unread} rows of the passbook could not be read.`, touches);
  }
  for (const [name, what, rows] of kinds)
    for (const column of columns) {
      const total = sums[name]?.[0]?.[column];
      const parts = rows.map((entry) => entry[column].paise);
      findings.sum(`${what}: ${named[column]}`, parts, total, [`${name}.${column}`]);
    }
  for (const column of columns) checkClosing(findings, sums, column);
}

function checkClosing(findings: Findings, sums: Table['sums'], column: (typeof columns)[number]): void {
  const closing = sums.closing?.[0]?.[column];
  const opening = sums.opening?.[0]?.[column];
  if (!closing || !opening) return;
  const sum = (name: SumName) => (sums[name] ?? []).reduce((all, shares) => all + shares[column].paise, 0);
  const worked =
    sum('opening') + sum('contributed') + sum('transferred') + sum('interest') - sum('withdrawn');
  const off = closing.paise - worked;
  const said = `Opening balance, additions and withdrawals give ${printMoney(worked)} and the passbook says ${printMoney(closing.paise)}`;
  const detail =
    off === 0 ? `${said}.` : `${said}, ${printMoney(Math.abs(off))} ${off > 0 ? 'more' : 'less'}.`;
  const paths = [`opening.${column}`, `interest.${column}`, `closing.${column}`];
  findings.check(`The closing balance follows: ${named[column]}`, off === 0, detail, paths);
  if (off === 0) findings.prove(paths);
}

/** The shares of one kind of sum; of several rows of interest their sum. */
export function keepSums(findings: Findings, sums: Table['sums']): void {
  for (const [name, rows] of Object.entries(sums)) {
    const [first, ...more] = rows;
    if (!first) continue;
    for (const column of columns) keepOne(findings, `${name}.${column}`, [first, ...more], column);
  }
}

function keepOne(
  findings: Findings,
  path: string,
  rows: readonly Shares[],
  column: (typeof columns)[number],
): void {
  const amounts = rows.map((shares): Amount => shares[column]);
  const [first] = amounts;
  if (!first) return;
  const paise = amounts.reduce((all, amount) => all + amount.paise, 0);
  const value = amounts.length === 1 ? first.value : rupees(paise).replace(/\.00$/, '');
  const words = amounts.flatMap((amount) => amount.words);
  const exact = amounts.every((amount) => amount.exact);
  findings.keepAmount(path, { value, paise, exact, words }, rows[0]?.page ?? 0);
}
