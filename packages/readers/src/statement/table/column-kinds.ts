import { labelKey } from '../layouts/banks.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { kindOfLabel } from '../layouts/vocabulary.ts';

interface KnownColumns {
  kinds: ColumnKind[];
  /** Columns whose words say what they hold. */
  known: number;
  unknown: number;
}

/**
 * What each column holds, from the words over them. Null when dates, amounts or balances are not among them, or two
 * columns claim to be the same.
 */
export function columnKinds(labels: readonly string[]): KnownColumns | null {
  const said = labels.map((label) => kindOfLabel.get(labelKey(label)));
  const kinds = said.map((kind): ColumnKind => kind ?? 'other');
  if (!kinds.includes('date')) {
    const only = kinds.indexOf('valueDate');
    if (only >= 0) kinds[only] = 'date';
  }
  placeSides(kinds);
  const once = (kind: ColumnKind) => kinds.filter((one) => one === kind).length === 1;
  const moves = (once('debit') && once('credit')) || (once('amount') && !kinds.includes('debit'));
  if (!once('date') || !once('balance') || !moves) return null;
  const filled = labels.filter((label) => label.trim() !== '').length;
  const known = said.filter((kind) => kind !== undefined).length;
  return { kinds, known, unknown: filled - known };
}

/** A Dr/Cr column is that of the amount when amounts share one column, and that of the balance otherwise. */
function placeSides(kinds: ColumnKind[]): void {
  const shared = kinds.includes('amount');
  let first = true;
  for (const [at, kind] of kinds.entries()) {
    if (kind !== 'side') continue;
    if (!shared || !first) kinds[at] = 'balanceSide';
    first = false;
  }
}
