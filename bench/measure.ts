import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { runNode } from '../tools/children.ts';

/** Where requests go, and what they carry. */
interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Sent in this order, shared among the connections; a load begins where the one before ended. */
  requests?: Request[];
  /** What every answer has in it. */
  expects?: string;
}

export interface Round {
  /** Good answers a second. */
  rate: number;
  /** Good answers. */
  answered: number;
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

/** How long work takes by the clock, in seconds. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/**
 * Loads a target several times, each time with the requests that were not sent before; one whose answers are not looked at begins
 * again after the last. Good answers a second.
 */
function inTurn({ requests, ...target }: Target): (seconds: number) => Promise<number> {
  let sent = 0;
  return async (seconds) => {
    if (requests && sent >= requests.length) {
      // What is the same the second time is no measure of the first.
      if (target.expects) throw new Error(`${requests.length} requests are too few for this machine.`);
      sent = 0;
    }
    const left = requests?.slice(sent);
    const { rate, answered } = await load({ ...target, ...(left ? { requests: left } : {}) }, seconds);
    // What a connection has sent when the time is over was asked too.
    sent += answered + connections;
    return rate;
  };
}

export interface Comparison {
  ours: number;
  peer: number;
  /** The median of the rounds' own ratios: what disturbs the machine disturbs both sides of a round. */
  ratio: number;
}

/** Loads both in alternation, after a warm-up of each. */
export async function compare(ours: Target, peer: Target): Promise<Comparison> {
  return alternate(inTurn(ours), inTurn(peer));
}

/** Measures two rates in alternation, each for so many seconds and after a warm-up. */
export async function alternate(
  rateOfOurs: (seconds: number) => Promise<number>,
  rateOfPeer: (seconds: number) => Promise<number>,
  rounds = 5,
  seconds = 4,
): Promise<Comparison> {
  await rateOfOurs(3);
  await rateOfPeer(3);
  const pairs: { ours: number; peer: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await rateOfOurs(seconds), peer: await rateOfPeer(seconds) });
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.ours / pair.peer)),
  };
}
