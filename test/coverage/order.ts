import type { Entry } from '@pramaan/documents/registry.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { type ReportName, reports } from '@pramaan/documents/reports.ts';
import { recordPath } from '@pramaan/documents/tree.ts';
import { golden, type Item } from './golden.ts';

const item = (kind: string, id: string, problem: string | null): Item => ({ kind, id, issue: 2, problem });

/** Every record of the applicant document tree of C §3. */
export function storedRecordItems(): Item[] {
  const places = new Set(
    entries.flatMap((entry) =>
      Array.from({ length: entry.document.instances }, (_, index) => recordPath(entry, index + 1)),
    ),
  );
  return golden.tree.records.map((record) => {
    const forms = golden.tree.either.find((either) => either.includes(record)) ?? [record];
    const found = forms.some((form) => places.has(form));
    return item('record', record, found ? null : 'no document puts its record there');
  });
}

/** `pan` of the golden list stands for each card of the document, `aadhaar.qr` for that one. */
const named = (name: string, entry: Entry) =>
  name === entry.document.id || name === `${entry.document.id}.${entry.key}`;

/** How the cards of a report stray from the specification's order; null when they do not. */
function orderProblem(name: ReportName, order: readonly string[]): string | null {
  const shown = reports[name];
  const unnamed = shown.filter((entry) => !order.some((ref) => named(ref, entry)));
  const missing = order.filter((ref) => !shown.some((entry) => named(ref, entry)));
  const places = shown
    .map((entry) => order.findIndex((ref) => named(ref, entry)))
    .filter((place) => place >= 0);
  const early = places.findIndex((place, at) => place < (places[at - 1] ?? -1));
  const wrong = [
    ...(missing.length > 0 ? [`missing ${missing.join(', ')}`] : []),
    ...(unnamed.length > 0
      ? [`not in the specification ${unnamed.map((entry) => `${entry.document.id}.${entry.key}`).join(', ')}`]
      : []),
    ...(early >= 0 ? [`order: ${order[places[early] ?? 0]} comes too late`] : []),
  ];
  return wrong.join('; ') || null;
}

/** The reports' cards (P §2.7–2.10). The summary has an order of its own. */
export function reportItems(): Item[] {
  const { full, verification, public: open } = golden.reports;
  const hidden = open.includes.filter((ref) => {
    const [document, method] = ref.split('.');
    return !reports.public.some((entry) => entry.document.id === document && entry.key === method);
  });
  return [
    item('report', 'full', orderProblem('full', full.order)),
    item('report', 'verification', orderProblem('verification', verification.order)),
    item('report', 'public', hidden.length > 0 ? `missing ${hidden.join(', ')}` : null),
  ];
}
