import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from './measure.ts';
import type { Figure } from './table.ts';

const everyMs = 10_000;
/** With fewer looks, of ten minutes, a process is still loading what it will need, and is not judged. */
const leastLooks = 60;

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
  const seen = new Map<string, { pid: number; mb: number }[]>();
  const look = () => {
    for (const [name, child] of Object.entries(processes())) {
      const mb = residentOf(child);
      if (mb !== null) seen.set(name, [...(seen.get(name) ?? []), { pid: child.pid ?? 0, mb }]);
    }
  };
  const timer = setInterval(look, everyMs);
  return {
    /** One line for each process: its median in the first third of its time and in the last. A killed one is judged from its new start. */
    figures(): Figure[] {
      clearInterval(timer);
      return [...seen].map(([name, all]) => {
        const last = all.at(-1)?.pid;
        const own = all.filter(({ pid }) => pid === last).map(({ mb }) => mb);
        const third = Math.max(1, Math.floor(own.length / 3));
        const [first, end] = [median(own.slice(0, third)), median(own.slice(-third))];
        const since = own.length < all.length ? ', since it was killed' : '';
        return {
          figure: `month-end: memory of ${name}, last third against first${since}`,
          value: `${end.toFixed(0)} MB`,
          peer: `${first.toFixed(0)} MB; most ${Math.max(...own).toFixed(0)} MB in ${own.length} looks`,
          ...(own.length < leastLooks ? {} : { compared: end / first, limit: { atMost: 1.25 } }),
        };
      });
    },
  };
}
