import { daysBetween } from '../dates.ts';
import type { Row } from './figure.ts';

/** A payment that came back. */
export interface Bounce {
  date: string;
  party: string;
  /** `own`: the account had not the money for its own payment. `received`: a cheque paid in was not honoured. */
  kind: 'own' | 'received';
  /** The debit and its way back, or the line that reports it. */
  rows: number[];
  /** Rows of what the bank charged for it. */
  charges: number[];
  rule: string;
}

const chargeForBounce = /\bRTN\b|\bRETURN\b|\bBOUNCE\b|\bDISHONOU?R\b|\bECS\b|\bNACH\b|\bACH\b/i;
const inward = /\bI\/?W\b|\bINWARD\b/i;

/** Bounces, and what the bank charged for each within ten days. */
export function bounces(rows: readonly Row[]): Bounce[] {
  const found: Bounce[] = [];
  const charges = rows.filter(
    ({ credit, narration, transaction }) =>
      !credit && narration.channel === 'charge' && chargeForBounce.test(transaction.narration),
  );
  const back = rows.filter(({ narration }) => narration.returned && narration.channel !== 'charge');
  const used = new Set<number>();
  for (const row of back) {
    if (used.has(row.index)) continue;
    used.add(row.index);
    const partner = partnerOf(rows, row);
    if (partner) used.add(partner.index);
    const own = row.credit || inward.test(row.transaction.narration) || row.narration.channel !== 'cheque';
    const charged = charges.filter(({ index, transaction }) => {
      const days = daysBetween(row.transaction.date, transaction.date);
      return !used.has(index) && days >= 0 && days <= 10;
    });
    const [charge] = charged;
    if (charge) used.add(charge.index);
    found.push({
      date: row.transaction.date,
      party: row.narration.party || partner?.narration.party || '',
      kind: own ? 'own' : 'received',
      rows: [...(partner ? [partner.index] : []), row.index].sort((a, b) => a - b),
      charges: charge ? [charge.index] : [],
      rule: own
        ? 'The description says that the payment was returned.'
        : 'A cheque that was deposited was returned.',
    });
  }
  // A charge alone tells of a bounce whose payment never stood in the account.
  for (const charge of charges) {
    if (
      used.has(charge.index) ||
      !/\bRTN\b|\bRETURN\b|\bBOUNCE\b|\bDISHONOU?R\b/i.test(charge.transaction.narration)
    )
      continue;
    found.push({
      ...{ date: charge.transaction.date, party: '', kind: 'own', rows: [], charges: [charge.index] },
      rule: 'The bank charged for a returned payment that is not in the statement.',
    });
  }
  return found.sort((a, b) => a.date.localeCompare(b.date));
}

/** The same amount the other way within three days before. */
function partnerOf(rows: readonly Row[], row: Row): Row | undefined {
  for (let at = row.index - 1; at >= 0; at--) {
    const other = rows[at];
    if (!other || daysBetween(other.transaction.date, row.transaction.date) > 3) return undefined;
    if (other.amount === row.amount && other.credit !== row.credit && !other.narration.returned) return other;
  }
  return undefined;
}
