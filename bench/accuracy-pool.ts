import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type AreaName, areas, type Crowd, type Tally } from './accuracy-areas.ts';

/** One try of an area. */
export interface Task {
  area: AreaName;
  at: number;
  crowd: Crowd;
}

/** What a process says: one tally or more of its task, then that it is done; or why it could not be tried. */
export type Heard = { tally: Tally } | { done: true } | { failed: string };

/** Tries everything of these areas, one process for each core, and gives what came out of each. */
export async function tryAll(
  names: readonly AreaName[],
  crowd: Crowd,
): Promise<ReadonlyMap<AreaName, Tally[]>> {
  const found = new Map<AreaName, Tally[]>(names.map((name) => [name, []]));
  const waiting = names.flatMap((area) =>
    areas[area].tries(crowd).map((_, at): Task => ({ area, at, crowd })),
  );
  const total = waiting.length;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(new URL('./accuracy-process.ts', import.meta.url));
      let own: Task | undefined;
      const next = () => {
        own = waiting.shift();
        if (own) child.send(own);
        else child.disconnect();
      };
      child.on('message', (heard: Heard) => {
        if ('tally' in heard) {
          if (own) found.get(own.area)?.push(heard.tally);
          return;
        }
        if ('failed' in heard) {
          child.kill();
          return reject(new Error(heard.failed));
        }
        done += 1;
        if (done % 20 === 0 || done === total) console.log(`accuracy: ${done} of ${total} tried`);
        next();
      });
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0 && !own ? resolve() : reject(new Error(`A process ended with ${code}.`)),
      );
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}
