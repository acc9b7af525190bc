/** Ways in which an aggregator or a bank breaks the protocol itself, ordered by a test for the next answers. */
export const mischiefs = [
  'wrong-signature',
  'no-signature',
  'old-version',
  'stale',
  'tampered',
  'wrong-nonce',
  'odd-curve',
] as const;
export type Mischief = (typeof mischiefs)[number];

export function mischiefList() {
  let waiting: Mischief[] = [];
  return {
    order: (mischief: Mischief) => waiting.push(mischief),
    clear: () => {
      waiting = [];
    },
    /** Is this one next? Then it is used up. */
    take(mischief: Mischief): boolean {
      if (waiting[0] !== mischief) return false;
      waiting = waiting.slice(1);
      return true;
    },
  };
}
export type MischiefList = ReturnType<typeof mischiefList>;
