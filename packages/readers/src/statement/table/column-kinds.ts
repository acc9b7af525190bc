import { labelKey } from '../layouts/banks.ts';
import { guessLabel } from '../layouts/guess-label.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { kindOfLabel } from '../layouts/vocabulary.ts';

interface KnownColumns {
  kinds: ColumnKind[];
  /** Columns whose words say what they hold; a guess counts half. */
  known: number;
  unknown: number;
}

/**
 * What each column holds, from the words over them. Null when dates, amounts or balances are not among them, or two
 * columns claim to be the same.
 */
export function columnKinds(labels: readonly string[]): KnownColumns | null {
  const said = labels.map((label) => kindOfLabel.get(labelKey(label)));
  const guessed = said.map((kind, at) => kind ?? guessLabel(labels[at] ?? '') ?? undefined);
  const kinds = guessed.map((kind): ColumnKind => kind ?? 'other');
  placeAlone(kinds, said);
  placeNarration(kinds, guessed, labels);
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
  const likely = guessed.filter((kind) => kind !== undefined).length;
  return { kinds, known: known + (likely - known) / 2, unknown: filled - likely };
}

/** An amount beside debits and credits is their balance, as is one with its side; a guess gives way to a word that is known. */
function placeAlone(kinds: ColumnKind[], said: readonly (ColumnKind | undefined)[]): void {
  if (!kinds.includes('balance') && kinds.includes('balanceSide'))
    kinds[kinds.indexOf('balanceSide')] = 'balance';
  if (!kinds.includes('balance') && kinds.includes('debit') && kinds.includes('credit')) {
    const shared = kinds.lastIndexOf('amount');
    if (shared >= 0) kinds[shared] = 'balance';
  }
  for (const [at, kind] of kinds.entries())
    if (kind !== 'other' && said[at] === undefined && said.includes(kind)) kinds[at] = 'other';
}

/** Every bank prints what a row is for: where no column is known for it, the only one that is not known holds it. */
function placeNarration(
  kinds: ColumnKind[],
  guessed: readonly (ColumnKind | undefined)[],
  labels: readonly string[],
): void {
  if (kinds.includes('narration')) return;
  const unknown = labels.flatMap((label, at) =>
    guessed[at] === undefined && /\p{L}{3}/u.test(label) ? at : [],
  );
  if (unknown.length === 1 && unknown[0] !== undefined) kinds[unknown[0]] = 'narration';
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
