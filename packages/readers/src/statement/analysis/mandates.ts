import type { Paise } from '../statement.ts';
import { grouped, type Row } from './figure.ts';
import { monthlyOf } from './regular.ts';

/** A payment that goes out by itself: instalment, insurance, fund. */
export interface Mandate {
  party: string;
  kind: 'loan' | 'other';
  /** Usual amount. */
  amount: Paise;
  day: number;
  months: string[];
  rows: number[];
  /** Tries that were sent back. */
  returned: number[];
  rule: string;
}

const loanWord =
  /\bEMI\b|\bLOANS?\b|\bFINANCE\b|\bFINSERV\b|\bFINCORP\b|\bFINVEST\b|\bCAPITAL\b|\bHOUSING\b|\bCREDIT\b|\bLENDING\b|\bNBFC\b|\bHFL\b|\bHDB\b/i;
const automatic =
  /\bACH(?:DR)?\b|\bNACH\b|\bECS\b|\bSI\b|\bE-?MANDATE\b|\bEMI\b|\bAUTO ?PAY\b|\bSTANDING INSTRUCTION\b/i;

/**
 * Mandates among the debits: what NACH, ECS, a standing instruction or the word EMI names, by party, from two months on
 * or once when it is plainly an instalment.
 */
export function mandates(rows: readonly Row[]): Mandate[] {
  const own = rows.filter(({ transaction }) => automatic.test(transaction.narration));
  const found: Mandate[] = [];
  for (const group of grouped(own, ({ party }) => party || 'nobody').values()) {
    const paid = group.filter(
      ({ credit, narration }) => !credit && !narration.returned && narration.channel !== 'charge',
    );
    const returned = group.filter(({ narration }) => narration.returned && narration.channel !== 'charge');
    for (const sameAmount of byAmount(paid)) {
      const loan = sameAmount.some(({ transaction }) => loanWord.test(transaction.narration));
      const monthly = monthlyOf(sameAmount, { least: 2, slack: 8, tolerance: 0.05 });
      if (!monthly && !loan) continue;
      const rowsOf = monthly?.rows ?? sameAmount;
      found.push({
        party: sameAmount[0]?.narration.party ?? '',
        kind: loan ? 'loan' : 'other',
        amount: monthly?.amount ?? sameAmount[0]?.amount ?? 0,
        day: monthly?.day ?? Number(sameAmount[0]?.transaction.date.slice(8) ?? 1),
        months: [...new Set(rowsOf.map(({ month }) => month))],
        rows: rowsOf.map(({ index }) => index),
        returned: returned.filter(near(sameAmount)).map(({ index }) => index),
        rule: loan
          ? 'A mandate pays it, and the description mentions a loan.'
          : 'A mandate pays the same amount every month.',
      });
    }
  }
  return found.sort((a, b) => b.amount - a.amount);
}

/** Two loans of one lender have two amounts. */
function byAmount(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find(
      ([first]) => first && Math.abs(first.amount - row.amount) <= first.amount * 0.05,
    );
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

const near = (rows: readonly Row[]) => (row: Row) =>
  rows.some(({ amount }) => Math.abs(amount - row.amount) <= amount * 0.05);
