import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { runNode } from '../tools/children.ts';

/** Where requests go, and what they carry. */
interface Target {
  url: string;
  headers?: Record<string, string>;
  requests?: Request[];
}

export interface Round {
  /** Good answers a second. */
  rate: number;
  /** What went wrong, in words; empty when nothing did. */
  failed: string;
  p50: number;
  p99: number;
}

const connections = 32;

/** Loads a target for some seconds from a process of its own. Throws when a request failed: a wrong answer is no figure. */
export async function load(target: Target, seconds: number): Promise<Round> {
  const box = mkdtempSync(join(tmpdir(), 'pramaan-load-'));
  try {
    const path = join(box, 'options.json');
    writeFileSync(path, JSON.stringify({ ...target, connections, duration: seconds }));
    const { code, output } = await runNode(['bench/load.ts', path]);
    const found = /\{.*\}\s*$/s.exec(output);
    if (code !== 0 || !found) throw new Error(`The load could not be sent: ${output.slice(-500)}`);
    const round = JSON.parse(found[0]) as Round;
    if (round.failed) throw new Error(`Requests to ${target.url} failed: ${round.failed}.`);
    return round;
  } finally {
    rmSync(box, { recursive: true, force: true });
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

export interface Comparison {
  ours: number;
  peer: number;
  /** The median of the rounds' own ratios: what disturbs the machine disturbs both sides of a round. */
  ratio: number;
}

/** Loads both in alternation, after a warm-up of each. */
export async function compare(ours: Target, peer: Target, rounds = 5, seconds = 4): Promise<Comparison> {
  await load(ours, 3);
  await load(peer, 3);
  const pairs: { ours: number; peer: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: (await load(ours, seconds)).rate, peer: (await load(peer, seconds)).rate });
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.ours / pair.peer)),
  };
}
