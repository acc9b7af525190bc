/** One word of the first text that met one of the second. */
export interface Met {
  a: string;
  b: string;
  /** In a few words: "same word", "spelling", "initial", "two scripts" … */
  how: string;
  /** 0 to 1, two decimals: how sure it is that the two are one word. */
  score: number;
}

/** What a comparison found. `match` is the advice; `reasons` say, in plain sentences, why the score is not 1. */
export interface Matched {
  /** 0 (nothing in common) to 1 (the same). Two decimals. From 0.7 on the advice is that they match, and only then. */
  score: number;
  match: boolean;
  reasons: string[];
  met: Met[];
  /** Words of the first text that met none of the second, as they were read. */
  onlyA: string[];
  onlyB: string[];
}

/** From this score on, two texts are taken for one person's or one place. */
export const enough = 0.7;
/** The most that two texts reach when something says that they are two, or too little that they are one. */
export const notEnough = 0.65;

/** Two decimals, within 0 and 1. */
export function rounded(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 100) / 100;
}

/** The outcome when one side says nothing that could be compared. */
export function nothingToCompare(reason: string): Matched {
  return { score: 0, match: false, reasons: [reason], met: [], onlyA: [], onlyB: [] };
}

/** The same outcome, seen from the other side. */
export function turned<T extends Matched>(found: T): T {
  return {
    ...found,
    met: found.met.map(({ a, b, ...rest }) => ({ a: b, b: a, ...rest })),
    onlyA: found.onlyB,
    onlyB: found.onlyA,
  };
}
