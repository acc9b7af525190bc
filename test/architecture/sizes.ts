import { isGenerated, isSource, isTest } from '../source/files.ts';

/** Data in TypeScript's clothes: the sandbox's answers. */
const isData = (path: string) => path.startsWith('packages/documents/fixtures/');

export interface Sizes {
  measured: number;
  median: number;
  p95: number;
  largest: { path: string; lines: number };
  problems: string[];
}

/** Line counts of the product's own files against their limits (architecture.md, "Direction"). */
export function sizes(files: ReadonlyMap<string, string>): Sizes {
  const counted = [...files]
    .filter(([path]) => isSource(path) && !isTest(path) && !isGenerated(path) && !isData(path))
    .map(([path, text]) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) =>
    counted[Math.min(counted.length - 1, Math.ceil(counted.length * share) - 1)]?.lines ?? 0;
  const largest = counted.at(-1) ?? { path: '', lines: 0 };
  const [median, p95] = [at(0.5), at(0.95)];
  const problems = counted
    .filter(({ lines }) => lines > 400)
    .map(({ path, lines }) => `${path}: ${lines} lines; no file has more than 400`);
  if (median > 80) problems.push(`the median file has ${median} lines; at most 80`);
  if (p95 > 250) {
    const over = counted.filter(({ lines }) => lines > 250).map(({ path, lines }) => `${path} (${lines})`);
    problems.push(`the 95th percentile is ${p95} lines; at most 250: ${over.join(', ')}`);
  }
  return { measured: counted.length, median, p95, largest, problems };
}
