import type { readBankAccount } from '@pramaan/contract/calls/bank.ts';
import type { BankAnalysis } from '@pramaan/contract/calls/bank-shapes.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { date, inr } from '@pramaan/documents/format.ts';
import { figureWords, notKnown } from './bank-words.ts';
import { breakable } from './breakable.ts';
import { type ListColumn, type Listing, listing, type Shown } from './listing.ts';

type Calendar = ResultOf<typeof readBankAccount>['calendar'];

/** The months asked for and those that came: month, tone and words of each. */
export function calendarTiles(calendar: Calendar): [month: string, tone: string, words: string][] {
  const { asked, received, missing, partial, withoutTransactions } = calendar;
  return [...new Set([...asked, ...received, ...missing])].sort().map((month) => {
    if (missing.includes(month)) return [monthName(month), 'bad', 'missing'];
    if (partial.includes(month)) return [monthName(month), 'doubt', 'partial'];
    if (withoutTransactions.includes(month)) return [monthName(month), 'doubt', 'no transactions'];
    return [monthName(month), 'good', 'here'];
  });
}

/** Apr 2026 from 2026-04. */
const monthName = (month: string) => date(`${month}-01`).replace(/^1 /, '');

/** The figures in the order of the catalogue, each salary with who pays it. */
export function figureFacts({ figures }: BankAnalysis): [label: string, value: Shown][] {
  return Object.entries(figureWords).flatMap(([id, label]) =>
    figures.flatMap((figure, at): [string, Shown][] => {
      if (figure.id !== id) return [];
      const value = figureText(figure);
      return [
        [label, breakable(id === 'salary' ? salaryText(value, figures.slice(at + 1, at + 4)) : value, 12)],
      ];
    }),
  );
}

function figureText({ value, unit }: BankAnalysis['figures'][number]): string {
  if (value === null) return notKnown;
  if (unit === 'paise') return inr((Number(value) / 100).toFixed(2));
  if (unit === 'share') return `${Math.round(Number(value) * 100)}%`;
  return unit === 'count' ? Number(value).toLocaleString('en-IN') : String(value);
}

/** What follows a salary's figure tells more of it. */
function salaryText(amount: string, more: BankAnalysis['figures']): string {
  const part = (id: string) => String(more.find((figure) => figure.id === id)?.value ?? '');
  const [from, when, months] = [part('salary-from'), part('salary-day'), part('salary-months')];
  const words = [from && `from ${from}`, when && `about day ${when}`, months && `in ${months} months`];
  return [amount, words.filter(Boolean).join(', ')].filter(Boolean).join(' ');
}

const amounts = ['Credits', 'Debits', 'Average balance', 'Closing balance', 'Salary', 'Instalments'];

/** The months side by side. */
export function monthListing({ months }: BankAnalysis): Listing {
  const columns: ListColumn[] = [
    { label: 'Month', share: 18, right: false },
    ...amounts.map((label) => ({ label, share: 25, right: true })),
    { label: 'Bounces', share: 15, right: true },
  ];
  const money = (paise: number | null) => (paise === null ? '' : inr((paise / 100).toFixed(2)));
  const rows = months.map(({ month, credits, debits, averageBalance, closing, salary, emi, bounces }) => [
    monthName(month),
    ...[credits, debits, averageBalance, closing, salary, emi].map(money),
    String(bounces),
  ]);
  return listing(columns, rows, 7.5);
}
