import { type Inventing, inventStatement, type StatementOwner } from '../invent.ts';
import type { BankStyle } from '../style.ts';
import type { StatementTruth } from '../truth.ts';
import type { PrintedLayout } from './layout.ts';

/** What a statement in this layout says: its reference stands in the narration where they share a column. */
export function printedTruth(
  owner: StatementOwner,
  layout: PrintedLayout,
  options: Inventing = {},
): StatementTruth {
  const { name, bank, ifsc, accountDigits, wording, merged } = layout;
  const style: Pick<BankStyle, 'name' | 'bank' | 'ifsc' | 'accountDigits' | 'wording'> = {
    ...{ name: `printed ${name}`, bank, ifsc: ifsc ?? 'ZZZZ', accountDigits, wording },
  };
  const truth = inventStatement(owner, style, options);
  if (!merged) return truth;
  const rows = truth.rows.map((row) => ({
    ...row,
    narration: row.reference ? `${row.narration} ${row.reference}` : row.narration,
    reference: '',
  }));
  return { ...truth, rows };
}
