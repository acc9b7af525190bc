import { labelKey } from '../layouts/banks.ts';
import { guessLabel } from '../layouts/guess-label.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { kindOfLabel } from '../layouts/vocabulary.ts';
import { columnKinds } from './column-kinds.ts';

/** The kinds of columns in a line that is nothing but their words; null for any other line. */
export function headOrder(text: string): { kinds: ColumnKind[]; labels: string[] } | null {
  if (!/BAL|AMOUNT/i.test(text) || /\d\.\d\d/.test(text) || text.length > 250) return null;
  const wide = text.split(/ {2,}/).map((label) => label.trim());
  const choices = [wide.length > 3 ? wide : null, partedLabels(text.split(/\s+/))];
  for (const labels of choices) {
    const known = labels && columnKinds(labels);
    if (labels && known && known.unknown <= labels.length / 3) return { kinds: known.kinds, labels };
  }
  return null;
}

/** Longest labels first; a word that is none by itself may stand alone. */
function partedLabels(words: readonly string[]): string[] | null {
  const labels: string[] = [];
  const isLabel = (label: string) => kindOfLabel.has(labelKey(label));
  for (let at = 0; at < words.length; ) {
    let count = Math.min(6, words.length - at);
    while (count > 1 && !isLabel(words.slice(at, at + count).join(' '))) count -= 1;
    labels.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  const unknown = labels.filter((label) => !isLabel(label) && guessLabel(label) === null).length;
  return unknown <= labels.length / 2 ? labels : null;
}
