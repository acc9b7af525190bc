/** What a comparison found. `match` is the advice; `reasons` say, in plain sentences, why the score is not 1. */
export interface Matched {
  /** 0 (nothing in common) to 1 (the same). Two decimals. */
  score: number;
  match: boolean;
  reasons: string[];
}

/** Two decimals, within 0 and 1. */
export function rounded(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 100) / 100;
}
