import { daysBetween } from '../dates.ts';
import type { Paise } from '../statement.ts';
import { type Figure, grouped, type Row, sumOf } from './figure.ts';
import { monthlyOf } from './regular.ts';

export interface PartySum {
  party: string;
  sum: Figure;
  times: number;
}

/** The parties with the largest sums one way. */
export function topParties(rows: readonly Row[], credit: boolean, most = 10): PartySum[] {
  const own = rows.filter((row) => row.credit === credit && row.party !== '' && !row.narration.returned);
  return [...grouped(own, ({ party }) => party).values()]
    .map((group) => ({ party: group[0]?.narration.party ?? '', sum: sumOf(group), times: group.length }))
    .sort((a, b) => b.sum.value - a.sum.value)
    .slice(0, most);
}

export interface Recurring {
  party: string;
  credit: boolean;
  amount: Paise;
  day: number;
  months: string[];
  rows: number[];
}

/** What comes or goes monthly with one party, from three months on. */
export function recurring(rows: readonly Row[]): Recurring[] {
  const own = rows.filter(({ party, narration }) => party !== '' && !narration.returned);
  const found: Recurring[] = [];
  for (const group of grouped(own, ({ party, credit }) => `${credit}|${party}`).values()) {
    const monthly = monthlyOf(group, { least: 3, slack: 5, tolerance: 0.1 });
    const [first] = group;
    if (!monthly || !first) continue;
    const { amount, day, months, rows: stored } = monthly;
    found.push({
      party: first.narration.party,
      credit: first.credit,
      ...{ amount, day, months, rows: stored.map(({ index }) => index) },
    });
  }
  return found.sort((a, b) => b.amount - a.amount);
}

/** Money that came from a party and went back to it, or the other way round. */
export interface CircularFlow {
  party: string;
  amount: Paise;
  /** Days from one to the other. */
  days: number;
  rows: [number, number];
}

const leastCircular = 1_000_000;

/** At least ₹10,000 one way and at least 90 % of it the other within `within` days, each row once. */
export function circularFlows(rows: readonly Row[], within = 10): CircularFlow[] {
  const found: CircularFlow[] = [];
  const own = rows.filter(
    ({ party, amount, narration }) => party !== '' && amount >= leastCircular && !narration.returned,
  );
  for (const group of grouped(own, ({ party }) => party).values()) {
    const used = new Set<number>();
    for (const [at, first] of group.entries()) {
      if (used.has(first.index)) continue;
      for (const second of group.slice(at + 1)) {
        const days = daysBetween(first.transaction.date, second.transaction.date);
        if (days > within) break;
        const [less, more] = [Math.min(first.amount, second.amount), Math.max(first.amount, second.amount)];
        if (used.has(second.index) || first.credit === second.credit || less < more * 0.9) continue;
        used.add(first.index);
        used.add(second.index);
        found.push({
          party: first.narration.party,
          amount: less,
          days: Math.abs(days),
          rows: [first.index, second.index],
        });
        break;
      }
    }
  }
  return found.sort((a, b) => b.amount - a.amount);
}
