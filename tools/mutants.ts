import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import { root } from './children.ts';
import { type MutationArea, mutationAreas } from './mutation/areas.ts';
import { type Count, keepResults, percent, survivorsOf, wanted } from './mutation/count.ts';
import { mutate } from './mutation/mutate.ts';

/*
 * `npm run mutants`: makes small changes to security-relevant code and checks that a test fails for each.
 *   npm run mutants -- vault limits        only these areas
 *   npm run mutants -- --files a.ts,b.ts   only these files, each with the tests of its area
 * Survivors are listed; docs/mutants.md explains those that remain.
 */

/** A survivor in one line: where it is, and what it changes. */
function lineOf({ fileName, location, replacement, mutatorName, status }: MutantResult): string {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const { start, end } = location;
  const first = lines[start.line - 1] ?? '';
  const was =
    start.line === end.line
      ? first.slice(start.column - 1, end.column - 1)
      : `${first.slice(start.column - 1)} …`;
  const now = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 80);
  const place = `${fileName.slice(root.length)}:${start.line}:${start.column}`;
  return `${place} ${mutatorName}${status === 'Survived' ? '' : ` (${status})`}: ${was.trim().slice(0, 80)} → ${now}`;
}

function table(counted: readonly Count[]): string {
  const sum = (of: (count: Count) => number) => counted.reduce((total, one) => total + of(one), 0);
  const all = {
    area: 'all',
    mutants: sum((c) => c.mutants),
    killed: sum((c) => c.killed),
    survived: sum((c) => c.survived),
  };
  const rows = [...counted, ...(counted.length > 1 ? [all] : [])].map((one) =>
    [
      one.area.padEnd(12),
      ...[one.mutants, one.killed, one.survived].map((n) => String(n).padStart(8)),
      `${percent(one).toFixed(1).padStart(6)} %`,
    ].join(' '),
  );
  return ['area          mutants   killed survived', ...rows].join('\n');
}

async function measure(name: string, area: MutationArea): Promise<Count> {
  const since = performance.now();
  const results = await mutate(area);
  console.log(`\n── ${name}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
  for (const survivor of survivorsOf(results)) console.log(lineOf(survivor));
  return keepResults(name, results);
}

const asked = process.argv.slice(2);
const at = asked.indexOf('--files');
const files = at < 0 ? [] : (asked.splice(at, 2)[1] ?? '').split(',');
const unknown = asked.filter((name) => !mutationAreas[name]);
if (unknown.length > 0) {
  console.error(
    `Unknown area "${unknown.join('", "')}". The areas are: ${Object.keys(mutationAreas).join(', ')}.`,
  );
  process.exit(1);
}
const counted: Count[] = [];
for (const [name, area] of Object.entries(mutationAreas)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  counted.push(await measure(name, files.length > 0 ? { ...area, mutate: files } : area));
}
console.log(`\n${table(counted)}`);
process.exitCode = counted.every((one) => percent(one) >= wanted) ? 0 : 1;
