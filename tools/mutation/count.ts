import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { root } from '../children.ts';

/** Of every hundred mutants of an area so many must be killed. */
export const wanted = 90;

export interface Count {
  area: string;
  mutants: number;
  killed: number;
  survived: number;
}

const dead = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';
/** What is no mutant: code that does not run, and what Stryker was told to leave alone. */
const isMutant = ({ status }: MutantResult) => status !== 'CompileError' && status !== 'Ignored';

/** The killed of a hundred, with one decimal. */
export function percent({ mutants, killed }: Omit<Count, 'area'>): number {
  return mutants === 0 ? 100 : Math.floor((1000 * killed) / mutants) / 10;
}

export const survivorsOf = (results: readonly MutantResult[]): MutantResult[] =>
  results.filter((result) => isMutant(result) && !dead(result));

function count(area: string, results: readonly MutantResult[]): Count {
  const mutants = results.filter(isMutant).length;
  const survived = survivorsOf(results).length;
  return { area, mutants, killed: mutants - survived, survived };
}

const folder = join(root, 'node_modules', '.cache', 'pramaan-mutants');
const fileOf = (area: string) => join(folder, `${area}.json`);

/** Keeps the results of an area in a file, and counts them. */
export function keepResults(area: string, results: readonly MutantResult[]): Count {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(area), JSON.stringify(results));
  return count(area, results);
}

/** The count of the results that were kept of an area. Throws when it was never measured. */
export const keptCount = (area: string): Count =>
  count(area, JSON.parse(readFileSync(fileOf(area), 'utf8')) as MutantResult[]);
