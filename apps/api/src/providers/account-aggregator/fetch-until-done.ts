import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from '../bank-aggregator/outcome.ts';
import type { FetchKeys } from './fetch-keys.ts';
import type { AccountAggregator, DataSession, FetchedData } from './port.ts';

/** Asks until the banks have answered or the patience is over; then the last answer, which may be `pending`. */
export async function fetchUntilDone(
  aggregator: AccountAggregator,
  session: DataSession,
  keys: FetchKeys,
  { patienceMs, pauseMs }: { patienceMs: number; pauseMs: number },
): Promise<Outcome<FetchedData>> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const read = await aggregator.readData(session, keys);
    if (!read.ok || read.value.state !== 'pending' || Date.now() >= until) return read;
    await sleep(pauseMs);
  }
}
