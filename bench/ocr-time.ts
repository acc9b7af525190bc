import { availableParallelism, loadavg } from 'node:os';
import { kinds } from '../packages/specimens/src/kinds.ts';
import { readJob } from './accuracy-set.ts';
import { median } from './measure.ts';
import type { Figure } from './table.ts';

const rounds = 3;

/** Seconds that one clean picture of each kind takes from upload to reading, when the code is loaded already. */
export async function measureOcrTime(): Promise<Figure[]> {
  const best = new Map<string, { wall: number; processor: number }>();
  // The first round warms; of the others the best counts, because what else the machine does only adds.
  for (let round = 0; round <= rounds; round++)
    for (const { name } of kinds) {
      const { value: outcome } = await readJob({ kind: name, person: 0 }, ['clean']).next();
      if (!outcome || outcome.refused) throw new Error(`The clean ${name} was not read.`);
      if (round === 0) continue;
      const known = best.get(name) ?? { wall: Infinity, processor: Infinity };
      best.set(name, {
        wall: Math.min(known.wall, outcome.wallMs),
        processor: Math.min(known.processor, outcome.processorMs),
      });
    }
  for (const [name, { wall, processor }] of best)
    console.log(
      `ocr: ${name}: ${(wall / 1000).toFixed(2)} s wall-clock, ${(processor / 1000).toFixed(2)} s processor time`,
    );
  const middle = (of: 'wall' | 'processor') => median([...best.values()].map((each) => each[of])) / 1000;
  return [
    {
      figure: `open and read a clean picture, warm, median of ${best.size} kinds`,
      value: `${middle('processor').toFixed(2)} s processor time`,
      peer: 'limit in seconds',
      compared: middle('processor'),
      limit: { atMost: 2 },
    },
    {
      figure: 'the same, wall-clock, at the current load',
      value: `${middle('wall').toFixed(2)} s`,
      peer: `for information; load ${loadavg()[0]?.toFixed(0)} on ${availableParallelism()} cores`,
    },
  ];
}
