import { isCourtesy, type NameKind } from './name-kinds.ts';
import type { Pair } from './pairs.ts';
import type { Spelt } from './spelt.ts';
import { compareWords, firm } from './words.ts';

/* What words in common, left out and against each other say of whether two names are one person's. */

/** A word with what it says of whose name it is. */
export interface Word {
  word: Spelt;
  kind: NameKind;
}

/** How much a pair of words counts: Kumar beside Kumar says little. */
export const weight: Record<NameKind, number> = { own: 1, common: 1, weak: 0.4, respect: 0.3, initial: 0.4 };
/** What a word that one side leaves out takes away: middle names are often left out, initials more so. */
export const leftOut: Record<NameKind, number> = {
  own: 0.3,
  common: 0.3,
  weak: 0.15,
  respect: 0.05,
  initial: 0.1,
};
/** What two words that stand against each other take away. */
const against: Record<NameKind, number> = { own: 1, common: 1, weak: 0.9, respect: 0.5, initial: 0.9 };
/** How far a common word goes towards saying who it is; `needed` is who it takes. */
const says: Record<NameKind, number> = { own: 2, common: 1, weak: 0.5, respect: 0.5, initial: 0.5 };
export const needed = 2;

export const minor = ({ kind }: Word) => kind !== 'own' && kind !== 'common';
export const texts = (words: readonly Word[]) => words.map(({ word }) => word.shown);

export const pairKind = (a: Word, b: Word): NameKind => {
  if (a.kind === 'initial') return b.kind;
  return b.kind === 'initial' ? a.kind : weight[a.kind] >= weight[b.kind] ? a.kind : b.kind;
};

export function pointsOf(pair: Pair, kind: NameKind, a: Word, b: Word): number {
  if (pair.how === 'initial') return kind === 'own' || kind === 'common' ? 0.5 : 0.25;
  if (pair.score < firm) return 0;
  return kind === 'own' && Math.min(a.word.shown.length, b.word.shown.length) < 3 ? 1 : says[kind];
}

/** Left-over words that stand against each other, dearest first. A courtesy stands against another courtesy alone. */
export function conflictCost(
  onlyA: readonly Word[],
  onlyB: readonly Word[],
): { cost: number; extras: Word[] } {
  const dear = (words: readonly Word[]) => [...words].sort((x, y) => against[y.kind] - against[x.kind]);
  const apart = (respectful: boolean) => {
    const [a, b] = [onlyA, onlyB].map((words) =>
      dear(words.filter(({ kind }) => (kind === 'respect') === respectful)),
    ) as [Word[], Word[]];
    const many = Math.min(a.length, b.length);
    const cost = Array.from({ length: many }, (_, at) =>
      Math.max(against[a[at]?.kind ?? 'own'], against[b[at]?.kind ?? 'own']),
    ).reduce((sum, one) => sum + one, 0);
    return { cost, extras: [...a.slice(many), ...b.slice(many)] };
  };
  const [names, courtesies] = [apart(false), apart(true)];
  return { cost: names.cost + courtesies.cost, extras: [...names.extras, ...courtesies.extras] };
}

/** A word left over on one side that is the parent's or husband's name, or its initial, on the other paper. */
export function related(words: readonly Word[], relation: readonly Spelt[]): Word[] {
  return words.filter(({ word }) =>
    relation.some((other) => {
      const { score, how } = compareWords(word, other, false);
      return score >= firm || how === 'initial';
    }),
  );
}

export function doubtOf(sure: {
  points: number;
  unsure: boolean;
  bearing: number;
  /** One of these pairs is surely one word, and not two that look alike. */
  shared: boolean;
  onlyA: readonly Word[];
  onlyB: readonly Word[];
  /** A word of its own or two common ones are on both sides in full. */
  own: boolean;
  /** No more than one word is on both sides in full. */
  alone: boolean;
  /** What is left over is explained by a parent beside the name. */
  explained: boolean;
  /** Only the name of a clan is left out. */
  clan: boolean;
}): string | null {
  const { onlyA, onlyB } = sure;
  const bothMore = onlyA.length > 0 && onlyB.length > 0;
  const littleShared = 'The names share only initials and very common words.';
  if (sure.bearing <= 1 && !sure.clan && (bothMore || ![...onlyA, ...onlyB].every(minor))) {
    if (sure.bearing === 1 && sure.shared) return 'The names share only one identifying word.';
    return sure.points > 0 ? littleShared : 'The names share no word.';
  }
  if (sure.points < needed || !sure.own) return littleShared;
  const left = [...onlyA, ...onlyB].filter(({ word }) => !isCourtesy(word));
  if (sure.alone && left.length > 0 && !sure.explained)
    return 'Only one word is written in full on both sides: others have it too.';
  if (sure.unsure) return 'One of the words may be a different name.';
  return null;
}
