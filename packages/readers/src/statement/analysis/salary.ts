import type { Paise } from '../statement.ts';
import { grouped, type Row } from './figure.ts';
import { partyKey } from './narration.ts';
import { type Monthly, monthlyOf } from './regular.ts';

/** Regular pay of one employer. */
export interface Salary {
  employer: string;
  /** Usual amount. */
  amount: Paise;
  /** Usual day of the month. */
  day: number;
  months: string[];
  rows: number[];
  /** Why it is taken for salary. */
  rule: string;
}

const word = /\bSAL(?:ARY|ARIES)?\b|\bPAYROLL\b|\bWAGES?\b|\bSTIPEND\b|\bPENSION\b/i;

/**
 * Salaries among the credits, the largest first. A credit whose wording says salary counts from two months on, one from
 * the named employer too; anything else must come from one party for three months at about the same day and amount.
 */
export function salaries(rows: readonly Row[], employer = ''): Salary[] {
  const credits = rows.filter(
    ({ credit, narration }) => credit && byBank.has(narration.channel) && !narration.returned,
  );
  const wanted = employer ? partyKey(employer) : '';
  const found: Salary[] = [];
  for (const group of grouped(credits, ({ party }) => party || 'nobody').values()) {
    const named = wanted !== '' && group.some(({ party }) => isSame(party, wanted));
    const said = group.filter(({ transaction }) => word.test(transaction.narration));
    const candidates = said.length > 0 ? said : group;
    const sure = named || said.length > 0;
    const monthly = monthlyOf(candidates, {
      least: sure ? 2 : 3,
      slack: sure ? 7 : 4,
      tolerance: sure ? 0.6 : 0.15,
    });
    if (!monthly || (!sure && !likely(monthly))) continue;
    found.push({
      employer: group[0]?.narration.party ?? '',
      amount: monthly.amount,
      day: monthly.day,
      months: monthly.months,
      rows: monthly.rows.map(({ index }) => index),
      rule:
        said.length > 0
          ? 'The description says salary, and it is paid every month.'
          : named
            ? 'The applicant’s employer pays it every month.'
            : 'The same payer pays about the same amount on about the same day of every month.',
    });
  }
  return found.sort((a, b) => b.amount * b.months.length - a.amount * a.months.length);
}

const byBank = new Set(['NEFT', 'RTGS', 'IMPS', 'NACH', 'transfer', 'other', 'cheque']);

const isSame = (party: string, wanted: string) =>
  party !== '' && (party.startsWith(wanted.slice(0, 12)) || wanted.startsWith(party.slice(0, 12)));

/** Less than ₹5,000 a month is a dividend or a gift. */
const likely = ({ amount, rows }: Monthly) => amount >= 500_000 && rows.every(({ party }) => party !== '');
