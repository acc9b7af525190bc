import type { getLoans } from '@pramaan/contract/calls/overview.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { recordAt, type Tree } from '@pramaan/documents/tree.ts';

type Loans = ResultOf<typeof getLoans>;
type Draft = Readonly<Record<string, unknown>>;

const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The loan asked for: the record when it was given, else what the draft remembers. */
export function loanWish(docs: Tree, draft: Draft): Loans['wanted'] {
  const record = recordAt(docs, 'loanRequest', 'input')?.data ?? draft;
  const wish = { loanAmt: said(record.loanAmt), loanPeriod: said(record.loanPeriod) };
  return wish.loanAmt || wish.loanPeriod ? wish : null;
}

/** What the file says of loans. */
export function loansOf(docs: Tree, draft: Draft): Loans {
  const others = recordAt(docs, 'loanDetails', 'input')?.data;
  return {
    wanted: loanWish(docs, draft),
    others: others ? { loanAmt: said(others.loanAmt), emi: said(others.emi) } : null,
    asset: recordAt(docs, 'assetLoan', 'input')?.data ?? null,
    property: recordAt(docs, 'property', 'input')?.data ?? null,
  };
}
