import { type AreaName, areas, type Crowd, type Tally } from './accuracy-areas.ts';
import { tryAll } from './accuracy-pool.ts';
import { accuracyReport, type Sums, sumsOf } from './accuracy-report.ts';
import { accuracyTable } from './accuracy-table.ts';
import type { Figure } from './table.ts';

/**
 * Tries every area, or those whose names contain one of `parts`, and prints them in one table; identity documents also field
 * by field and picture damage.
 */
export async function measureAccuracy(crowd: Crowd, parts: readonly string[]): Promise<Figure[]> {
  const names = (Object.keys(areas) as AreaName[]).filter(
    (name) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  if (names.length === 0) throw new Error(`No area of ${Object.keys(areas).join('; ')} has such a name.`);
  const found = await tryAll(names, crowd);
  const identity = [...found.values()].flat().flatMap(({ picture }) => picture ?? []);
  if (identity.length > 0) console.log(accuracyReport(identity));
  console.log(accuracyTable(found));
  return [
    ...(identity.length > 0 ? sharesOf(sumsOf(identity)) : []),
    // Of pairs that match a hundredth may be two: bench/matching.ts holds them to that.
    ...[...found]
      .filter(([name]) => areas[name].of !== 'pairs')
      .map(([name, tallies]) => silentOf(name, tallies)),
  ];
}

const limits = { clean: 98, hard: 85 } as const;

const sharesOf = (sums: Sums): Figure[] =>
  (['clean', 'hard'] as const).map((name) => {
    const { right, fields } = sums[name];
    return {
      figure: `fields read correctly, ${name} pictures`,
      value: `${right} of ${fields}`,
      peer: 'limit in percent',
      compared: (100 * right) / Math.max(1, fields),
      limit: { atLeast: limits[name] },
    };
  });

function silentOf(name: AreaName, tallies: readonly Tally[]): Figure {
  const silent = tallies.flatMap((tally) => tally.silent).length;
  return {
    figure: `wrong without a question: ${name}`,
    value: `${silent} of ${tallies.reduce((sum, { tried }) => sum + tried, 0)} ${areas[name].of}`,
    peer: 'none allowed',
    compared: silent,
    limit: { atMost: 0 },
  };
}
