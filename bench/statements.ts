import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { people } from '../packages/documents/fixtures/people.ts';
import { drawStatement } from '../packages/specimens/src/statements/draw-pdf.ts';
import { inventStatement } from '../packages/specimens/src/statements/invent.ts';
import { bankStyles } from '../packages/specimens/src/statements/styles/all.ts';
import { median } from './measure.ts';
import type { StatementCost } from './statement-process.ts';
import type { Figure } from './table.ts';

const run = promisify(execFile);
const rounds = 3;
/** Of a style with few rows on a page: the product reads up to a thousand pages. */
const long = { style: 'union', months: 58, busy: 660 };
const analysed = 10_000;

/** On how many cores, and the share of pdftotext's pages a second that is to be reached. */
const asked = { 'one core': 0.4, 'all cores': 0.7 } as const;
type Cores = keyof typeof asked;

/** A statement of nearly a thousand pages: pages a second beside pdftotext on one core, memory, and the time of its analysis. */
export async function measureStatements(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-bench-'));
  try {
    const path = join(folder, 'statement.pdf');
    const pages = await writeLongStatement(path);
    const costs: StatementCost[] = [];
    const rates = { 'one core': [], 'all cores': [] } as Record<Cores, { ours: number; peer: number }[]>;
    for (let round = 0; round < rounds; round++)
      for (const cores of ['one core', 'all cores'] as const) {
        const cost = await readIt(path, cores);
        costs.push(cost);
        const peer = pages / (await pdftotextSeconds(path, folder));
        rates[cores].push({ ours: pages / cost.seconds, peer });
      }
    const peakMb = Math.max(...costs.map((cost) => cost.peakMb));
    const perAnalysed = median(costs.map(({ analysisMs, rows }) => (analysisMs / rows) * analysed)) / 1_000;
    return [
      ...(['one core', 'all cores'] as const).map((cores) => ({
        figure: `statement PDF of ${pages} pages, ${costs[0]?.rows} rows read, proved, analysed on ${cores}`,
        value: `${Math.round(median(rates[cores].map(({ ours }) => ours)))} pages/s`,
        peer: `${Math.round(median(rates[cores].map(({ peer }) => peer)))} pages/s pdftotext -layout`,
        compared: median(rates[cores].map(({ ours, peer }) => ours / peer)),
        limit: { atLeast: asked[cores] },
      })),
      {
        figure: 'peak memory of the process',
        value: `${Math.round(peakMb)} MB`,
        peer: 'limit in MB',
        compared: peakMb,
        limit: { atMost: 1_024 },
      },
      {
        figure: `analysis of ${analysed} transactions`,
        value: `${perAnalysed.toFixed(2)} s`,
        peer: 'limit in seconds',
        compared: perAnalysed,
        limit: { atMost: 1 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeLongStatement(path: string): Promise<number> {
  const style = bankStyles.find(({ name }) => name === long.style);
  const [person] = people;
  if (!style || !person) throw new Error(`There is no style ${long.style}.`);
  const truth = inventStatement(person, style, { months: long.months, busy: long.busy });
  const { bytes, pages } = await drawStatement(truth, style);
  await writeFile(path, bytes);
  return pages;
}

/** As an upload is read; a process that may use one core alone starts no second thread for the pages. */
async function readIt(path: string, cores: Cores): Promise<StatementCost> {
  const script = new URL('./statement-process.ts', import.meta.url).pathname;
  const program = [process.execPath, script, path] as const;
  const { stdout } =
    cores === 'one core'
      ? await run('taskset', ['-c', '0', ...program])
      : await run(program[0], program.slice(1));
  const cost = JSON.parse(stdout) as StatementCost;
  if (cost.differences > 0)
    throw new Error(`The long statement was read with ${cost.differences} differences.`);
  return cost;
}

/** The peer's time; its own start, some 10 ms, is in it, as ours has the loading of our code left out. */
async function pdftotextSeconds(path: string, folder: string): Promise<number> {
  const start = performance.now();
  await run('pdftotext', ['-layout', path, join(folder, 'peer.txt')]).catch((error: Error) => {
    throw new Error(`pdftotext (Debian: poppler-utils) is the peer here: ${error.message}`);
  });
  return (performance.now() - start) / 1_000;
}
