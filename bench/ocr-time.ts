import { tryScanned } from '../apps/api/src/isolated/statements/try-scanned.test-help.ts';
import { people } from '../packages/documents/fixtures/people.ts';
import { kinds } from '../packages/specimens/src/kinds.ts';
import { printedLayouts } from '../packages/specimens/src/statements/printed/printed-layouts.ts';
import { readJob } from './accuracy-set.ts';
import { median } from './measure.ts';
import type { Figure } from './table.ts';
import { tesseractSeconds } from './tesseract-alone.ts';

const rounds = 3;

/** The kind whose picture has the most print on it. */
const largest = 'aadhaar-letter';

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
  const letter = (best.get(largest)?.processor ?? Infinity) / 1000;
  const page = (await scannedPage()) / 1000;
  const alone = new Map<string, number>();
  for (const kind of kinds) alone.set(kind.name, await tesseractSeconds(kind));
  const ratios = [...best].map(([name, { wall }]) => wall / 1000 / (alone.get(name) ?? Number.NaN));
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
      figure: 'the same beside one reading of the prepared picture by tesseract, times as long',
      value: `${middle('wall').toFixed(2)} s by the clock`,
      peer: `${median([...alone.values()]).toFixed(2)} s tesseract alone`,
      compared: median(ratios),
      limit: { atMost: 1.5 },
    },
    {
      figure: 'open, read and cover an A4 Aadhaar letter, clean',
      value: `${letter.toFixed(2)} s processor time`,
      peer: 'limit in seconds',
      compared: letter,
      limit: { atMost: 3 },
    },
    {
      figure: 'read a full page of a scanned bank statement',
      value: `${page.toFixed(2)} s processor time`,
      peer: 'limit in seconds',
      compared: page,
      limit: { atMost: 3 },
    },
  ];
}

/** Its statement has 18 rows on one page, and no fewer letters and digits than the page that the limit was set by. */
const bank = 'boi';

/** Processor time of one page, in ms, in the quickest of the rounds. */
async function scannedPage(): Promise<number> {
  const layout = printedLayouts.find(({ name }) => name === bank);
  if (!layout) throw new Error(`There is no layout ${bank}.`);
  let least = Infinity;
  for (let round = 0; round <= rounds; round++) {
    const { refused, wrong, processorMs } = await tryScanned(people[0], layout, { months: 1, busy: 10 });
    if (refused || wrong) throw new Error('The scanned statement was not read.');
    least = Math.min(least, processorMs);
  }
  return least;
}
