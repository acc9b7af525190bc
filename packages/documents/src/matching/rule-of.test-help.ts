import assert from 'node:assert/strict';
import type { Matched } from './matched.ts';

type Pair = [a: string, b: string];

/** Checks a rule by pairs that it keeps apart and by pairs near to them that are one, each pair both ways round. */
export const ruleOf =
  (match: (a: string, b: string) => Pick<Matched, 'match'>) =>
  (different: readonly Pair[], same: readonly Pair[] = []): void => {
    for (const [pairs, expected] of [
      [different, false],
      [same, true],
    ] as const)
      for (const [a, b] of pairs)
        for (const [one, other] of [
          [a, b],
          [b, a],
        ] as const) {
          const found = match(one, other);
          assert.equal(found.match, expected, `${one} · ${other} ${JSON.stringify(found)}`);
        }
  };
