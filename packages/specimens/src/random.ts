/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** 0 up to 1, without 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One of them. Throws for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** So many decimal digits. */
  digits(count: number): string;
}

/** A generator for this seed: FNV-1a of the text starts a mulberry32. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const byte of Buffer.from(seed)) state = Math.imul(state ^ byte, 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (list) => {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new RangeError('There is nothing to pick from.');
      return found;
    },
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}
