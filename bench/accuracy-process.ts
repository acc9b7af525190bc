import { areas } from './accuracy-areas.ts';
import type { Heard, Task } from './accuracy-pool.ts';

/* One of the processes of accuracy-pool.ts: nothing else runs in it, so that its processor time is that of what it tries. */

process.on('message', async ({ area, at, crowd }: Task) => {
  const say = (heard: Heard) => process.send?.(heard);
  try {
    const tried = areas[area].tries(crowd)[at]?.();
    if (!tried) throw new Error(`${area} has no try ${at}.`);
    if (Symbol.asyncIterator in tried) for await (const tally of tried) say({ tally });
    else say({ tally: await tried });
    say({ done: true });
  } catch (error) {
    say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
