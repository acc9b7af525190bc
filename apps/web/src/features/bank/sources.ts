import type { listBankSources } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Way, ways } from './journey.ts';

export type Source = ResultOf<typeof listBankSources>[number];

/** A way as the page offers it, with the sources behind it, best first. */
export interface OfferedWay {
  way: Way;
  sources: readonly Source[];
}

const wayOf = ({ id }: Pick<Source, 'id'>): Way | undefined =>
  ways.find((way) => id === way || id.startsWith(`${way}:`));

/** The connector of an Account Aggregator source: `aa:setu` → `setu`. */
export const connectorOf = ({ id }: Pick<Source, 'id'>) => id.slice('aa:'.length);

/** The sources as ways, in the order of the server: each way stands where its best source stands. */
export function offeredWays(sources: readonly Source[]): OfferedWay[] {
  const offered = new Map<Way, Source[]>();
  for (const source of sources) {
    const way = wayOf(source);
    if (way) offered.set(way, [...(offered.get(way) ?? []), source]);
  }
  return [...offered].map(([way, own]) => ({ way, sources: own }));
}

type Tried = Readonly<Record<string, string>>;

/** The best source of a way that works and was not tried; else the first that works; else the first. */
export function bestSource(sources: readonly Source[], tried: Tried): Source | undefined {
  const alive = sources.filter(({ health }) => health !== 'down');
  return alive.find(({ id }) => !(id in tried)) ?? alive[0] ?? sources[0];
}

const isSpent = ({ sources }: OfferedWay, tried: Tried) =>
  sources.every(({ id, health }) => id in tried || health === 'down');

/**
 * The way to go on with after `failed`: the same while it has another source, else the next one down the ladder, else
 * one that was passed over; the lender is asked when nothing else is left.
 */
export function wayAfter(failed: Way, offered: readonly OfferedWay[], tried: Tried): Way | null {
  const at = ways.indexOf(failed);
  const last: Way = 'ask-lender';
  const ladder = [...ways.slice(at), ...ways.slice(0, at)].filter((way) => way !== last);
  const open = ladder.find((way) => offered.some((each) => each.way === way && !isSpent(each, tried)));
  return open ?? (offered.some(({ way }) => way === last) ? last : null);
}
