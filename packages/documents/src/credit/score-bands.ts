/** Scores of Indian bureaus run from 300 to 900; where a band begins is ours: each lender draws lines of its own. */
export const scoreScale = { least: 300, most: 900 } as const;

export const bands = ['poor', 'low', 'fair', 'good', 'excellent'] as const;
export type Band = (typeof bands)[number];

/** The first score of each band. */
export const bandStarts: Readonly<Record<Band, number>> = {
  poor: scoreScale.least,
  low: 600,
  fair: 700,
  good: 750,
  excellent: 800,
};

/** The band of a score; null for what is no score. */
export function bandOf(score: number | null): Band | null {
  if (score === null || !(score >= scoreScale.least && score <= scoreScale.most)) return null;
  return bands.findLast((band) => score >= bandStarts[band]) ?? null;
}

/** The band as cards and documents name it. */
export const bandNames: Readonly<Record<Band, string>> = {
  poor: 'Poor',
  low: 'Low',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
};
