import type { Cells } from './columns.ts';

/** What the worker answers. */
export type ListRead = { kind: 'read'; rows: Cells[] } | { kind: 'unreadable' };

export const mostBytes = 10_000_000;
export const mostRows = 20_000;
/** A list that takes longer is no list of people, in milliseconds. */
const patience = 30_000;

/** The first sheet of a CSV or XLSX file, read in a worker of its own: a broken file stops nothing else. Rejects when it cannot be read. */
export async function readList(file: File): Promise<Cells[]> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Cells[]>();
  const unreadable = () => reject(new Error('The list could not be read.'));
  const timer = setTimeout(unreadable, patience);
  worker.onmessage = ({ data }: MessageEvent<ListRead>) =>
    data.kind === 'read' ? resolve(data.rows) : unreadable();
  worker.onerror = unreadable;
  worker.postMessage(bytes, [bytes]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
