import { readdirSync, readFileSync } from 'node:fs';

/** Processes below this one: command line and resident memory (proc(5)). */
export function memoryOfChildren(): { name: string; megabytes: number }[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map<string, string>();
  for (const pid of all) parents.set(pid, field(pid, 'PPid'));
  const below = (pid: string): boolean => {
    const parent = parents.get(pid);
    return parent === String(process.pid) || (parent !== undefined && parent !== '0' && below(parent));
  };
  return all.filter(below).map((pid) => ({
    name: read(`/proc/${pid}/cmdline`).replaceAll('\u0000', ' '),
    megabytes: Number.parseInt(field(pid, 'VmRSS'), 10) / 1_024 || 0,
  }));
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const field = (pid: string, name: string) =>
  new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/status`))?.[1] ?? '';
