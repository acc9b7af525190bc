import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from './measure.ts';
import type { Figure } from './table.ts';

const everyMs = 10_000;
/** With fewer looks, of ten minutes, a process is still loading what it will need, and is not judged. */
const leastLooks = 60;

interface Look {
  pid: number;
  mb: number;
}

/** Resident memory of a process in MB, as the kernel counts it; null when it has ended. */
function residentOf({ pid, exitCode, signalCode }: ChildProcess): number | null {
  if (exitCode !== null || signalCode !== null) return null;
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}

/** Reads the memory of each process every ten seconds, until `figures` is asked. */
export function watchMemory(processes: () => Record<string, ChildProcess>) {
  const seen = new Map<string, Look[]>();
  const look = () => {
    for (const [name, child] of Object.entries(processes())) {
      const mb = residentOf(child);
      if (mb !== null) seen.set(name, [...(seen.get(name) ?? []), { pid: child.pid ?? 0, mb }]);
    }
  };
  const timer = setInterval(look, everyMs);
  return {
    /**
     * One line for each process: its median in the first third of its time and in the last. A killed one is judged from its new start; one
     * that had hardly worked in its first third against another of its kind that had.
     */
    figures(): Figure[] {
      clearInterval(timer);
      const thirds = [...seen].map(([name, all]) => ({ name, ...thirdsOf(all) }));
      return thirds.map(({ name, first, end, most, looks, since }) => {
        const like = thirds.filter((other) => kindOf(other.name) === kindOf(name));
        const before = Math.max(...like.map((other) => other.first));
        return {
          figure: `month-end: memory of ${name}, last third against first${since}`,
          value: `${end.toFixed(0)} MB`,
          peer: `${first.toFixed(0)} MB, of its kind at most ${before.toFixed(0)} MB; most ${most.toFixed(0)} MB in ${looks} looks`,
          ...(looks < leastLooks ? {} : { compared: end / before, limit: { atMost: 1.25 } }),
        };
      });
    },
  };
}

/** `reader 2` is a reader. */
const kindOf = (name: string) => name.split(' ')[0];

/** Of the process that lives: medians of its first and last third, in MB. */
function thirdsOf(all: readonly Look[]) {
  const last = all.at(-1)?.pid;
  const own = all.filter(({ pid }) => pid === last).map(({ mb }) => mb);
  const third = Math.max(1, Math.floor(own.length / 3));
  return {
    first: median(own.slice(0, third)),
    end: median(own.slice(-third)),
    most: Math.max(...own),
    looks: own.length,
    since: own.length < all.length ? ', since it was killed' : '',
  };
}
