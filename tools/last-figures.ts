import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is compared of a line of the benchmark table, and the limit that says which way is better. */
interface Figure {
  figure: string;
  compared?: number;
  limit?: { atLeast: number } | { atMost: number };
}

/** What was compared with the limit in the last run of each figure. */
type Last = Record<string, number>;

/** A figure that moved less is as it was: two busy cores move it as much. */
const tolerance = 0.1;

function readLast(path: string): Last {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Last;
  } catch {
    return {};
  }
}

/** Lines on each figure that is more than a tenth worse than in `last`; by its limit it is known which way is worse. */
export function whatGotWorse(figures: readonly Figure[], last: Readonly<Last>): string[] {
  return figures.flatMap(({ figure, compared, limit }) => {
    const before = last[figure];
    if (compared === undefined || before === undefined || !limit) return [];
    const worse =
      'atLeast' in limit ? compared < before * (1 - tolerance) : compared > before * (1 + tolerance);
    const change = before === 0 ? '' : ` (${Math.round((compared / before - 1) * 100)} %)`;
    return worse
      ? [`WORSE than last time: ${figure}: ${before.toFixed(2)} → ${compared.toFixed(2)}${change}`]
      : [];
  });
}

/** Compares with the figures kept in the file at `path`, then keeps these in their place; those not measured now stay. */
export function compareWithLast(figures: readonly Figure[], path: string): string[] {
  const last = readLast(path);
  const lines = whatGotWorse(figures, last);
  for (const { figure, compared, limit } of figures)
    if (compared !== undefined && limit) last[figure] = compared;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(last, null, 2)}\n`);
  return lines;
}
