import { addressPairs } from '../packages/documents/fixtures/pairs/address-pairs.ts';
import type { LabelledPair } from '../packages/documents/fixtures/pairs/draws.ts';
import { gradesOf } from '../packages/documents/fixtures/pairs/grades.ts';
import { namePairs } from '../packages/documents/fixtures/pairs/name-pairs.ts';
import { matchAddresses } from '../packages/documents/src/matching/addresses.ts';
import { matchNames } from '../packages/documents/src/matching/names.ts';
import type { Figure } from './table.ts';

export interface Matching {
  what: string;
  pairs: LabelledPair[];
  match: (a: string, b: string) => { match: boolean };
}

/** Pairs that nothing of the matching made (decision 0016), and what matches them. */
export const matchings = {
  names: { what: 'names', pairs: namePairs(50), match: matchNames },
  addresses: { what: 'addresses', pairs: addressPairs(20), match: matchAddresses },
} satisfies Record<string, Matching>;

const lines = (title: string, pairs: readonly LabelledPair[]) =>
  pairs.map(({ kind, a, b }) => `${title} ${kind}: ${a} · ${b}`);

/** Per kind of pair: how many were tried, and how many of them came out otherwise than they were made. */
function kindLines({ pairs, match }: Matching): string[] {
  return [...new Set(pairs.map(({ kind }) => kind))].map((kind) => {
    const {
      pairs: tried,
      wrong,
      missed,
    } = gradesOf(
      pairs.filter((pair) => pair.kind === kind),
      match,
    );
    return `${kind.padEnd(46)}${String(tried).padStart(5)}${String(wrong.length).padStart(9)}${String(missed.length).padStart(8)}`;
  });
}

/** Grades one matcher, prints what came out otherwise than it was made, and gives its figures for both halves. */
function measured(matching: Matching): Figure[] {
  console.log(
    [`${matching.what}: kind, tried, matched wrongly, asked about`, ...kindLines(matching)].join('\n'),
  );
  return (['seen', 'unseen'] as const).flatMap((half): Figure[] => {
    const own = matching.pairs.filter((pair) => pair.half === half);
    const { recall, precision, wrong } = gradesOf(own, matching.match);
    console.log(lines('MATCHED WITHOUT A QUESTION', wrong).join('\n'));
    const of = `${matching.what}, ${half} half`;
    return [
      {
        figure: `one person or place that matches: ${of}`,
        value: `${own.length} pairs`,
        peer: 'limit',
        compared: recall,
        limit: { atLeast: 0.92 },
      },
      {
        figure: `matches that are right: ${of}`,
        value: `${wrong.length} wrong`,
        peer: 'limit',
        compared: precision,
        limit: { atLeast: 0.99 },
      },
    ];
  });
}

/** Grades the matching of names and addresses. */
export const measureMatching = (): Figure[] => Object.values(matchings).flatMap(measured);
