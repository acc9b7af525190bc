import type { CaseRecord } from '../findings/case-records.ts';
import { isBelieved } from '../findings/case-records.ts';
import { figuresOf, financialYearOf, textOf } from '../findings/figures.ts';
import { isSalary, monthly, type ReadStatement, type Row, statementsOf } from '../findings/statement-rows.ts';
import type { YearlyIncome } from '../findings/yearly-income.ts';
import { readPath } from '../paths.ts';

/*
 * What a bank statement shows of earnings beside a salary: rent that comes in, and receipts of a business.
 */

/**
 * The part of a business's receipts through a bank that the law presumes to be income where no accounts are kept: 6 per cent
 * (Income-tax Act, section 44AD).
 */
const presumedShare = 0.06;

const isRent = (row: Row): boolean => row.credit && !isSalary(row) && /\bRENT\b/i.test(row.description);

/** Credits that are no receipt: money that comes back, that earns interest, or that is lent. */
const noReceipt: readonly string[] = ['Interest', 'Refund', 'Returned payment', 'Dividend'];
const lent = /\bLOAN\b|\bDISB|\bOD LIMIT\b|\bMUTUAL FUND\b|\bREDEMPTION\b/i;

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z]+/g, ' ');

/** A transfer between a person's own accounts names the holder. */
function isReceipt(row: Row, holder: string): boolean {
  if (!row.credit || isSalary(row) || isRent(row)) return false;
  if (noReceipt.includes(row.category) || lent.test(row.description)) return false;
  return holder === '' || !bare(row.description).includes(holder);
}

/** Whether a record says that the person trades: a registration of a business, or what they say of their work. */
const trades = (records: readonly CaseRecord[]): boolean =>
  records.some(
    (one) =>
      isBelieved(one) &&
      figuresOf(one).some(({ trade }) => trade && (trade.says ?? /./).test(textOf(one, trade.path))),
  );

function sumOfStatement(
  { record, rows, last }: ReadStatement,
  source: YearlyIncome['source'],
  called: string,
  share: number,
  counted: (row: Row) => boolean,
): YearlyIncome[] {
  const { months, average } = monthly({ record, rows, last }, counted);
  if (months.length === 0) return [];
  const year = financialYearOf(last);
  return [{ source, year, amount: average * share * 12, records: [record.place], called, months }];
}

/** Rent and business receipts by statement. Receipts are looked for where a record says that the person trades. */
export function otherReceipts(records: readonly CaseRecord[]): YearlyIncome[] {
  const trader = trades(records);
  return statementsOf(records).flatMap((statement) => {
    const name = readPath(statement.record.record.data, 'account.name');
    const holder = bare(typeof name === 'string' ? name : '').trim();
    const receipts = (row: Row) => isReceipt(row, holder);
    return [
      ...sumOfStatement(statement, 'rent', 'Rent received', 1, isRent),
      ...(trader
        ? sumOfStatement(statement, 'business', 'Business receipts × 6 %', presumedShare, receipts)
        : []),
    ];
  });
}
