import type { Area } from '@pramaan/documents/define.ts';
import type { Filled } from '@pramaan/documents/report-facts.ts';
import type { ReportCard } from './card-widths.ts';

/** Filled places as cards. */
export function cardsOf(filled: readonly Filled[], sandbox: boolean): ReportCard[] {
  return filled.map(({ id, title, instance, waiting, entry, record }) => ({
    id,
    title,
    instance,
    waiting,
    card: entry.method.card,
    data: record.data,
    proof: { ...record, sandbox },
  }));
}

/** The areas of a report with the first card of each: where one can jump to. */
export function jumps(filled: readonly Filled[]): { area: Area; place: string }[] {
  const first = new Map<Area, string>();
  for (const { entry, id } of filled) {
    if (!first.has(entry.document.area)) first.set(entry.document.area, id);
  }
  return [...first].map(([area, place]) => ({ area, place }));
}
