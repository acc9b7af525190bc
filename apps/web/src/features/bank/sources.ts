import type { listBankSources } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Method, methods } from './journey.ts';

export type Source = ResultOf<typeof listBankSources>[number];

/** A way as the page offers it, with the sources behind it, best first. */
export interface OfferedMethod {
  method: Method;
  sources: readonly Source[];
}

const methodOf = ({ id }: Pick<Source, 'id'>): Method | undefined =>
  methods.find((method) => id === method || id.startsWith(`${method}:`));

/** The connector of an Account Aggregator source: what follows `aa:`. */
export const connectorOf = ({ id }: Pick<Source, 'id'>) => id.slice('aa:'.length);

/** The sources as ways, in the order of the server: each way stands where its best source stands. */
export function offeredMethods(sources: readonly Source[]): OfferedMethod[] {
  const offered = new Map<Method, Source[]>();
  for (const source of sources) {
    const method = methodOf(source);
    if (method) offered.set(method, [...(offered.get(method) ?? []), source]);
  }
  return [...offered].map(([method, own]) => ({ method, sources: own }));
}

type Tried = Readonly<Record<string, string>>;

/** The best source of a way that works and was not tried; else the first that works; else the first. */
export function bestSource(sources: readonly Source[], tried: Tried): Source | undefined {
  const alive = sources.filter(({ health }) => health !== 'down');
  return alive.find(({ id }) => !(id in tried)) ?? alive[0] ?? sources[0];
}

const isSpent = ({ sources }: OfferedMethod, tried: Tried) =>
  sources.every(({ id, health }) => id in tried || health === 'down');

/**
 * The way to go on with after `failed`: the same while it has another source, else the next one down the ladder, else
 * one that was passed over; the lender is asked when nothing else is left.
 */
export function methodAfter(failed: Method, offered: readonly OfferedMethod[], tried: Tried): Method | null {
  const at = methods.indexOf(failed);
  const last: Method = 'ask-lender';
  const ladder = [...methods.slice(at), ...methods.slice(0, at)].filter((method) => method !== last);
  const open = ladder.find((method) =>
    offered.some((each) => each.method === method && !isSpent(each, tried)),
  );
  return open ?? (offered.some(({ method }) => method === last) ? last : null);
}
