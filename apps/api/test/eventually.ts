import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Long enough for a busy machine: it ends what hangs, and judges nothing. */
const patienceMs = 120_000;

/** Reads again and again until what is found is good; returns that. Throws, with what was found last, after two minutes. */
export async function eventually<T>(read: () => Promise<T>, good: (found: T) => boolean): Promise<T> {
  for (const since = performance.now(); ; await sleep(25)) {
    const found = await read();
    if (good(found)) return found;
    if (performance.now() - since > patienceMs)
      throw new Error(`It did not happen: ${inspect(found, { breakLength: 120 })}`);
  }
}
